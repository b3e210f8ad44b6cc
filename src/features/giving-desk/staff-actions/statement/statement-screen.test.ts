import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { booksOf, memberWithOrder, setBank } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { pagesWithoutScript } from '#test/support/pages-without-script.ts'
import { bankStatement } from '#test/support/statement.ts'

const site = await freshApp()
await setBank(site)
const { me } = await deskUser(site)
const { html, send } = pagesWithoutScript(me)

test('GET /desk/giving/transfers/statement: a statement is looked through, then confirmed, without script', async () => {
  expect(await html(deskPaths.transfers)).toContain(`href="${deskPaths.statement}"`)
  expect(await html(deskPaths.statement)).toContain('Berkas ini tidak disimpan.')
  const { id, order } = await memberWithOrder(site)
  const day = jakartaDay(site.time.now)
  const csv = bankStatement([
    { day, amount: order.transfer!.amount_with_code },
    { day, amount: 640_000, description: 'SEWA <b>RUMAH</b>' },
    { day, amount: 15_000, mark: 'DB' },
  ])
  const checked = await send(deskPaths.statement, { csv, act: 'check' })
  for (const words of [
    '1 donasi cocok',
    'Belum ada yang dikonfirmasi.',
    'Dibaca sebagai mutasi BCA',
    'Dilewati: 1 baris uang keluar.',
    'Konfirmasi 1 donasi',
    `href="${deskPaths.gift(id)}"`,
    'SEWA &lt;b&gt;RUMAH&lt;/b&gt;',
    `href="${deskPaths.newGift}"`,
  ])
    expect(checked.html, words).toContain(words)
  const made = await send(deskPaths.statement, { csv, act: 'import' })
  expect(made.html).toContain('1 donasi dikonfirmasi.')
  expect((await booksOf(site, id)).status).toBe('paid')
  expect((await send(deskPaths.statement, { csv, act: 'import' })).html).toContain('Baris ini sudah dipakai.')
})

test('GET /desk/giving/transfers/statement: columns of an unknown header are chosen, a bad file has its sentence', async () => {
  const csv = `Hari;Berita;Uang masuk\n${jakartaDay(site.time.now)};Setoran;640.000`
  const asked = await send(deskPaths.statement, { csv, act: 'check' })
  expect(asked.html).toContain('Susunan kolom ini belum dikenal.')
  const chosen = { csv, act: 'map', date: '0', description: '1', amount: '2', sign: '' }
  expect((await send(deskPaths.statement, chosen)).html).toContain('Tidak ada donasi yang cocok.')
  const bad = await send(deskPaths.statement, { csv: 'Halo', act: 'check' })
  expect(bad.status).toBe(400)
  expect(bad.html).toContain('bukan mutasi rekening')
})

test('GET /desk/giving/transfers/statement: columns that changed since the look confirm nothing, and the result is shown anew', async () => {
  const { id, order } = await memberWithOrder(site)
  const sum = order.transfer!.amount_with_code
  const csv = `Hari;Berita;Masuk;Cabang\n${jakartaDay(site.time.now)};Setoran;${sum};Kupang`
  const chosen = { csv, date: '0', description: '1', amount: '2', sign: '' }
  const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)![1]!
  const seen = seenIn((await send(deskPaths.statement, { ...chosen, act: 'map' })).html)
  const other = { csv, date: 0, description: 3, amount: 2 }
  expect((await me.post('/v1/desk/donations/statement/layout', other)).code).toBe(200)
  const refused = await send(deskPaths.statement, { csv, seen, act: 'import' })
  expect(refused.status).toBe(409)
  for (const words of ['arti kolom berkas ini diubah', '1 donasi cocok', 'Konfirmasi 1 donasi'])
    expect(refused.html, words).toContain(words)
  expect((await booksOf(site, id)).status).toBe('pending')
  const made = await send(deskPaths.statement, { csv, seen: seenIn(refused.html), act: 'import' })
  expect(made.html).toContain('1 donasi dikonfirmasi.')
})

test('GET /desk/giving/transfers/statement: 404 for members, login for guests', async () => {
  const member = await site.as(await makeUser(site.db))
  expect((await member.open(deskPaths.statement)).status).toBe(404)
  expect((await site.open(deskPaths.statement)).status).toBe(302)
})
