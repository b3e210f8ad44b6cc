import { randomUUID } from 'node:crypto'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { OpenedOrderWire, OrderWire } from '#src/features/giving/schema.ts'
import type { FreshApp } from './fresh-app.ts'
import { solveCaptcha } from './solve-captcha.ts'

/** Body of a gift; tests name only the relevant fields. */
export const giftBody = (given: object = {}) => ({
  amount: 100_000,
  designation: { type: 'general' },
  consent: true,
  idempotency_key: randomUUID(),
  ...given,
})

export const someDonor = () => ({
  name: 'Yosefina Bria',
  email: `donatur-${randomUUID().slice(0, 8)}@contoh.example`,
  phone: '0812-0000-4417',
})

/** Body of a guest's gift, with a solved captcha. */
export const guestBody = async (site: FreshApp, given: object = {}) => ({
  ...giftBody(),
  donor: someDonor(),
  captcha: await solveCaptcha(site, 'donate'),
  ...given,
})

export type Opened = OpenedOrderWire

/** A member with an unpaid order. */
export async function memberWithOrder(site: FreshApp, given: object = {}) {
  const user = await makeUser(site.db)
  const member = await site.as(user)
  const answer = await member.post('/v1/payment/transaction', giftBody(given))
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  const order = answer.data as Opened
  const read = async () => (await member.get(`/v1/payment/${order.order_id}`)).data as OrderWire
  return { user, member, order, id: order.order_id, read }
}

/** Records of an order in the database, without a request to the gateway. */
export async function booksOf({ db }: FreshApp, orderId: string) {
  const row = await db
    .selectFrom('donations')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const receipts = await db.selectFrom('receipts').selectAll().where('donationId', '=', row.id).execute()
  const events = await db
    .selectFrom('donationEvents')
    .selectAll()
    .where('donationId', '=', row.id)
    .orderBy('id')
    .execute()
  return { ...row, receipts, events }
}

/** Sets a bank account for transfers. */
export const setBank = (site: FreshApp) =>
  site.write(async (tx) => {
    const values = {
      bank_name: 'Bank Contoh',
      bank_account: '000 1989 062',
      bank_holder: 'Perkumpulan Contoh',
    }
    for (const [key, value] of Object.entries(values))
      await tx
        .insertInto('settings')
        .values({ key, value: JSON.stringify(value) })
        .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
    tx.invalidate('settings')
  })
