import { expect, test } from 'vitest'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'

const fees = { ...usualGiving.fees, bca_va: { flat: 3_000, rate: 0 }, qris: { flat: 500, rate: 1_000 } }
const site = await freshApp({ payments: 'simulator', giving: { fees, secondPersonAbove: 1_000_000 } })

test('custom fees: listed, and charged to donors who cover them', async () => {
  const list = (await site.get('/v1/payment/channels?amount=100000')).data as { id: string; fee: number }[]
  const feeOf = (id: string) => list.find((one) => one.id === id)!.fee
  expect([feeOf('bca_va'), feeOf('bni_va'), feeOf('qris')]).toEqual([3_000, 4_440, 1_516])
  const { order } = await memberWithOrder(site, { channel: 'bca_va', cover_fee: true })
  expect(order).toMatchObject({ gift_amount: 100_000, fee_amount: 3_000, amount: 103_000 })
})

test('custom second-approval limit: applied, and named on the form', async () => {
  const ita = await deskUser(site)
  const { id } = await memberWithOrder(site, { amount: 1_500_000 })
  await site.simulator.settle(id, { channel: 'other_qris' })
  expect(await ita.read(id)).toMatchObject({ second_person_above: 1_000_000 })
  const form = await (await ita.me.open(`${deskPaths.gift(id)}?do=refund`)).text()
  expect(form).toContain('Di atas Rp\u00a01.000.000')
  expect(lastStaffAction(await ita.refund(id, 1_000_001)).status).toBe('waiting')
  const cash = {
    way: 'cash',
    received_on: '2026-01-05',
    donor: { name: 'Maria Tefa' },
    reason: 'Kas kecil',
    amount: 1_000_001,
    designation: { type: 'general' },
    idempotency_key: crypto.randomUUID(),
  }
  expect(await ita.me.post('/v1/desk/donations', cash)).toMatchObject({ data: { status: 'review' } })
})
