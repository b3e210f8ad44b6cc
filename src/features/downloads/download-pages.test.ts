import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeDownload } from './factory.ts'

const site = await freshApp()
const { open, db, as } = site
const publicItem = await makeDownload(site, { title: 'Terbuka', bytes: Buffer.alloc(98_304) })
const closed = await makeDownload(site, { title: 'Untuk anggota', level: 'member', category: 'laporan' })
const html = async (path: string, client: Pick<typeof site, 'open'> = site) =>
  (await client.open(path)).text()

test('the list shows kind, size and level before the click, and the way in to guests', async () => {
  const page = await html('/download')
  for (const text of ['Terbuka', '96\u00a0KB', 'PDF', 'Publik', 'Anggota', 'Masuk untuk unduh'])
    expect(page).toContain(text)
  expect(page).toContain(`href="/v1/download/${publicItem.id}/file"`)
  expect(page).toContain(`href="/login?next=%2Fdownload%2F${closed.slug}"`)
  expect(page).not.toContain(`href="/v1/download/${closed.id}/file"`)
})

test('a member sees their own rights', async () => {
  const page = await html('/download', await as(await makeUser(db)))
  expect(page).toContain(`href="/v1/download/${closed.id}/file"`)
  expect(page).not.toContain('Masuk untuk unduh')
})

test('categories, searches and pages are addresses', async () => {
  const page = await html('/download?category=laporan')
  expect(page).toContain('Untuk anggota')
  expect(page).not.toContain('Terbuka<')
  expect(page).toContain('<link rel="canonical" href="http://site.test/download?category=laporan"/>')
  expect(await html('/download?q=zzz')).toContain('Belum ada bahan tentang')
})

test('pages that do not exist are 404 pages', async () => {
  for (const path of [
    '/download/tidak-ada',
    '/download?category=tidak-ada',
    '/download?page=0',
    '/download/%00',
  ])
    expect((await open(path)).status, path).toBe(404)
})

test('a detail page leads to the file, and an old address to the new one', async () => {
  const page = await html(`/download/${publicItem.slug}`)
  expect(page).toContain('<title>Terbuka – Jaringan Karya Layanan</title>')
  expect(page).toContain(`href="/v1/download/${publicItem.id}/file"`)
  expect(await html(`/download/${closed.slug}`)).toContain('Masuk untuk unduh')
  await reserveSlug(db, 'download', publicItem.id, 'nama-baru')
  const moved = await open(`/download/${publicItem.slug}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/download/nama-baru'])
})
