import { expect, test } from 'vitest'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'

const site = await freshApp({ payments: 'simulator' })

/** A gift paid twice, by two payments that the gateway cannot refund. */
async function paidTwice(amount: number) {
  const { id } = await memberWithOrder(site, { amount })
  for (const transaction of ['one', 'two']) {
    const told = {
      order_id: id,
      transaction_id: `${transaction}-${id}`,
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: `${amount}.00`,
      currency: 'IDR',
    }
    const signature_key = signatureOf(told, simulatorKey(site.services.secret))
    await site.send('POST', '/v1/payment/notification', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...told, signature_key }),
    })
  }
  return id
}

test('a gift paid twice: refunding one payment by transfer leaves it whole, then the rest is refundable too', async () => {
  const [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
  const id = await paidTwice(100_000)
  const code = (await booksOf(site, id)).receipts[0]!.code
  const first = lastStaffAction(await ita.refund(id, 100_000))
  expect(await budi.markSent(id, first.id)).toMatchObject({
    data: {
      status: 'paid',
      refunded_amount: 0,
      receipt: { status: 'valid' },
      can: { refund: { most: 100_000 } },
    },
  })
  expect(await site.get(`/v1/receipts/${code}`)).toMatchObject({
    data: { status: 'valid', amount: 100_000, refunded_amount: 0 },
  })
  expect(await ita.me.get('/v1/desk/donations/totals')).toMatchObject({
    data: { all: { received: 100_000, refunded: 0 } },
  })
  const second = lastStaffAction(await ita.refund(id, 100_000))
  expect(await budi.markSent(id, second.id)).toMatchObject({
    data: { status: 'refunded', refunded_amount: 100_000, receipt: { status: 'void' } },
  })
  expect(await ita.refund(id, 1)).toMatchObject({ code: 409 })
})

test('a gift paid twice: one person’s refunds of both payments are summed for the second-approval limit', async () => {
  const [ita, budi] = [await deskUser(site), await deskUser(site, 'admin')]
  const id = await paidTwice(3_000_000)
  const first = lastStaffAction(await ita.refund(id, 3_000_000))
  await budi.markSent(id, first.id)
  expect(lastStaffAction(await ita.refund(id, 3_000_000)).status).toBe('waiting')
})
