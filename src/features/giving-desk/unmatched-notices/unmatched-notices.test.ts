import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import type { NoticeWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, db } = site
const clerk = await makeUser(db, { role: 'staff', namaLengkap: 'Ruth Manafe' })
const staff = await site.as(clerk)
const list = async (query = '') =>
  (await staff.get(`/v1/desk/notices?limit=100&${query}`)).data as NoticeWire[]

async function putAside(lies: Record<string, unknown>) {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', lies })
  return { id, notice: (await list()).find(({ named_order }) => named_order.startsWith(id))! }
}
const noteTo = (id: number, note: string, key: string = randomUUID()) =>
  staff.post(`/v1/desk/notices/${id}/notes`, { note, idempotency_key: key })

test('quarantined notice: shown with its reason, its whole body and its gift', async () => {
  const { id, notice } = await putAside({ gross_amount: '90000.00' })
  expect(notice).toMatchObject({
    source: 'notification',
    reason: 'amount',
    transaction_status: 'settlement',
    gift: { order_id: id, status: 'created', amount: 100_000 },
    body: { gross_amount: '90000.00', transaction_status: 'settlement' },
    notes: [],
  })
})

test('note on a notice: marks it as reviewed with its author; changes no gift; append-only', async () => {
  const { id, notice } = await putAside({ currency: 'USD' })
  const key = randomUUID()
  const first = await noteTo(notice.id, 'Sudah ditanyakan.\nMenunggu jawaban.', key)
  expect(first).toMatchObject({
    code: 201,
    data: { notes: [{ note: 'Sudah ditanyakan.\nMenunggu jawaban.', by: 'Ruth Manafe' }] },
  })
  expect(await noteTo(notice.id, 'Sudah ditanyakan.\nMenunggu jawaban.', key)).toEqual(first)
  expect((await noteTo(notice.id, 'Yang lain.', key)).code).toBe(409)
  await noteTo(notice.id, 'Bank menjawab: salah kirim.')
  const seen = await list('state=seen')
  expect(seen.find((one) => one.id === notice.id)).toMatchObject({
    notes: [{}, { note: 'Bank menjawab: salah kirim.' }],
    gift: { order_id: id, status: 'created' },
  })
  expect((await list()).map((one) => one.id)).not.toContain(notice.id)
  expect((await list('state=all')).map((one) => one.id)).toContain(notice.id)
  const remove = db.deleteFrom('noticeNotes').where('noticeId', '=', notice.id)
  await expect(remove.execute()).rejects.toThrow('append-only')
  const audit = await db
    .selectFrom('audit')
    .select(['actorId', 'act', 'entity', 'entityId'])
    .where('entity', '=', 'payment notice')
    .execute()
  const line = { actorId: clerk.id, act: 'look at', entity: 'payment notice', entityId: notice.id }
  expect(audit).toEqual([line, line])
})

test('note on a notice: for quarantined notices only, not empty, and by the desk', async () => {
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va' })
  const taken = await db
    .selectFrom('paymentNotices')
    .select('id')
    .where('outcome', '=', 'applied')
    .executeTakeFirstOrThrow()
  expect((await noteTo(taken.id, 'Apa ini?')).code).toBe(404)
  const { notice } = await putAside({ transaction_status: 'sleeping' })
  expect(notice.reason).toBe('status')
  expect((await noteTo(notice.id, '  ')).errors).toHaveProperty('note')
  expect((await staff.post(`/v1/desk/notices/${notice.id}/notes`, { note: 'Tanpa kunci' })).code).toBe(400)
  const member = await site.as(await makeUser(db))
  expect((await member.get('/v1/desk/notices')).code).toBe(403)
})
