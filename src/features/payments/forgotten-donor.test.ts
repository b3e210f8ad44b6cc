import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder } from '#test/support/giving.ts'
import { deskUser, staffActionKey } from '#test/support/giving-desk.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, services, simulator, time } = site

test('notes on a notice: deleted with the person; otherwise immutable', async () => {
  const ita = await deskUser(site)
  const [maria, other] = [await memberWithOrder(site), await memberWithOrder(site)]
  for (const { id } of [maria, other]) {
    await simulator.settle(id, { channel: 'other_qris', lies: { gross_amount: '1.00' } })
    const notice = await db
      .selectFrom('paymentNotices')
      .select('id')
      .where('orderId', '=', id)
      .where('outcome', '=', 'quarantined')
      .executeTakeFirstOrThrow()
    const note = { note: `Maria Tefa menelepon soal ${id}`, idempotency_key: staffActionKey() }
    expect(await ita.me.post(`/v1/desk/notices/${notice.id}/notes`, note)).toMatchObject({ success: true })
  }
  await db.updateTable('users').set({ deletionDueAt: time.now }).where('id', '=', maria.user.id).execute()
  await erasePerson(services, maria.user.id, time.now)
  const notes = await db.selectFrom('noticeNotes').select('note').orderBy('id').execute()
  expect(notes).toEqual([{ note: '' }, { note: expect.stringContaining(other.id) }])
  const change = (set: object) => db.updateTable('noticeNotes').set(set).execute()
  await expect(change({ note: 'Lain' })).rejects.toThrow('append-only')
  await expect(change({ note: '', writtenAt: new Date(0) })).rejects.toThrow('append-only')
  await expect(db.deleteFrom('noticeNotes').execute()).rejects.toThrow('append-only')
})

test('a donor’s own data export: has the staff actions on their gifts with reasons, and nobody else’s', async () => {
  const [ita, maria, other] = [await deskUser(site), await memberWithOrder(site), await memberWithOrder(site)]
  for (const { id } of [maria, other]) {
    await simulator.settle(id, { channel: 'bca_va' })
    await ita.refund(id, 40_000, { reason: `Diminta untuk ${id}` })
  }
  const answer = await maria.member.open('/v1/auth/export')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const acts = strFromU8(files['data.json']!)
  for (const words of [`Diminta untuk ${maria.id}`, 'Bank Contoh 123, Yosefina'])
    expect(acts).toContain(words)
  expect(acts).not.toContain(other.id)
})

test('the first privacy text: covers monthly gifts and campaign updates, and how to end them', async () => {
  const text = await (await site.open('/privacy-policy')).text()
  for (const words of ['<td>Kabar kampanye:', '<td>Donasi bulanan:', 'tidak ada uang yang ditarik sendiri'])
    expect(text).toContain(words)
  expect(text).toContain('tautan berhenti pada buletin dan kabar kampanye')
})

test('a cash gift: records no consent on the site and claims none', async () => {
  const ita = await deskUser(site)
  const gift = { amount: 50_000, way: 'cash', received_on: '2026-01-05', donor: { name: 'Maria Tefa' } }
  const answer = await ita.me.post('/v1/desk/donations', {
    ...gift,
    designation: { type: 'general' },
    reason: 'Kas kecil',
    idempotency_key: staffActionKey(),
  })
  const { order_id } = answer.data as { order_id: string }
  expect(await booksOf(site, order_id)).toMatchObject({ status: 'paid', consentedAt: null })
  const { id } = await memberWithOrder(site)
  expect((await booksOf(site, id)).consentedAt).toEqual(expect.any(Date))
})
