import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'
import { pagesWithoutScript } from '#test/support/pages-without-script.ts'

const site = await freshApp()
await setBank(site)
let [ita, budi] = [await deskUser(site), await deskUser(site)]
// Sums count per person and day: each test has its own people.
beforeEach(async () => {
  ;[ita, budi] = [await deskUser(site), await deskUser(site)]
})
const [itas, budis] = [pagesWithoutScript(ita.me), pagesWithoutScript(budi.me)]
const doing = (id: string, act: string) => `${deskPaths.gift(id)}?do=${act}`

test('transfers page: a transfer is found, confirmed and shown as paid, without script', async () => {
  const { id, order } = await memberWithOrder(site)
  const list = await itas.html(`${deskPaths.transfers}?q=${order.transfer!.amount_with_code}`)
  expect(list).toContain(deskPaths.gift(id))
  expect(await itas.html(deskPaths.gift(id))).toContain(`href="${doing(id, 'confirm')}"`)
  const refused = await itas.send(doing(id, 'confirm'), { reason: '' })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Tulis dari mana Anda tahu')
  const sent = await itas.send(doing(id, 'confirm'), { reason: 'Mutasi 4417' })
  expect(sent).toMatchObject({ status: 302, to: expect.stringContaining(deskPaths.gift(id)) })
  const page = await itas.html(sent.to!)
  expect(page).toContain('Tersimpan.')
  expect(page).toMatch(/JKL\/20\d\d\/0{5}1/)
  expect(page).toContain('Uang dinyatakan masuk')
})

test('gift page: names the need for another person to the requester, and lets that person decide', async () => {
  const { id } = await memberWithOrder(site, { amount: 8_000_000 })
  expect(await itas.html(doing(id, 'confirm'))).toContain('orang lain dari sekretariat memutuskan')
  await itas.send(doing(id, 'confirm'), { reason: 'Mutasi 4418' })
  const own = await itas.html(deskPaths.gift(id))
  expect(own).toContain('Permintaan ini Anda buat sendiri')
  expect(own).not.toContain('value="approve"')
  const forced = await itas.send(deskPaths.gift(id), { act: 'approve', note: '' })
  expect(forced.status).toBe(403)
  expect(forced.html).toContain('Orang lain yang harus menyetujui')
  expect(await budis.html(`${deskPaths.transfers}?view=waiting`)).toContain(deskPaths.gift(id))
  expect((await budis.send(deskPaths.gift(id), { act: 'approve', note: '' })).status).toBe(302)
  expect((await booksOf(site, id)).status).toBe('paid')
})

test('new gift page: enters a cash gift, and keeps the input when it is rejected', async () => {
  const typed = { amount: '250.000', way: 'cash', received_on: '2026-01-05', name: 'Yosefina Bria' }
  const refused = await itas.send(deskPaths.newGift, {
    ...typed,
    target: 'region:999999',
    reason: 'Kas kecil',
  })
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Tujuan ini tidak ada.')
  expect(refused.html).toContain('value="Yosefina Bria"')
  const forOne = { ...typed, target: 'partisipan', reason: 'Kas kecil' }
  const nameless = await itas.send(deskPaths.newGift, { ...forOne, participant_id: '' })
  expect([nameless.status, nameless.html.includes('id="participant_id-error"')]).toEqual([400, true])
  const sent = await itas.send(deskPaths.newGift, { ...typed, target: 'general', reason: 'Kas kecil' })
  expect(sent.status).toBe(302)
  expect(await itas.html(sent.to!)).toContain('Rp\u00a0250.000 dari Yosefina Bria')
})

test('import page: checks a list, then enters it', async () => {
  const csv = `tanggal,nama,email,telepon,jumlah,cara,tujuan,tanpa_nama,bukti,catatan\n2026-01-05,Maria Tefa,,,90000,tunai,,,KAS-9,`
  const checked = await itas.send(deskPaths.importGifts, { csv, act: 'check' })
  expect(checked.html).toContain('Belum ada yang dicatat.')
  expect(checked.html).toContain('Catat 1 donasi')
  const made = await itas.send(deskPaths.importGifts, { csv, act: 'import' })
  expect(made.html).toContain('1 donasi dicatat')
  expect((await itas.send(deskPaths.importGifts, { csv, act: 'import' })).html).toContain('sudah tercatat')
  const bad = await itas.send(deskPaths.importGifts, { csv: csv.replace('tunai', 'emas'), act: 'import' })
  expect(bad.status).toBe(400)
})

test('gift page: a bank refund is requested, shown with its account, and marked as sent', async () => {
  const { id } = await memberWithOrder(site)
  await ita.confirm(id)
  const proofless = await itas.html(doing(id, 'refund'))
  expect(proofless).toContain('Rekening tujuan')
  await itas.send(doing(id, 'refund'), {
    amount: '50.000',
    reason: 'Diminta donatur',
    send_to: 'Bank Contoh 77',
  })
  expect(await budis.html(`${deskPaths.transfers}?view=to_send`)).toContain(deskPaths.gift(id))
  expect(await budis.html(deskPaths.gift(id))).toContain('ke Bank Contoh 77')
  await budis.send(deskPaths.gift(id), { act: 'sent', note: 'Transfer 8812' })
  expect(await booksOf(site, id)).toMatchObject({ status: 'partially_refunded', refundedAmount: 50_000 })
  expect(lastStaffAction({ data: await ita.read(id) })).toMatchObject({ status: 'done', send_to: null })
})

test('desk pages: 404 for members and unknown gifts, login for guests', async () => {
  const { id, member } = await memberWithOrder(site)
  for (const path of [deskPaths.gift(id), deskPaths.transfers, deskPaths.newGift, deskPaths.importGifts]) {
    expect((await member.open(path)).status, path).toBe(404)
    expect((await site.open(path)).status, path).toBe(302)
  }
  const moderator = await site.as(await makeUser(site.db, { isModerator: true }))
  expect((await moderator.open(deskPaths.gift(id))).status).toBe(404)
  expect(await itas.status(deskPaths.gift(`JKL-${'0'.repeat(26)}`))).toBe(404)
  expect(await itas.status('/desk/giving/nothing')).toBe(404)
})
