import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allKinds } from '#src/kinds.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeNews } from '../news/factory.ts'
import { createSharePictures } from './share-pictures.ts'

const { db, open, write } = await freshApp()

/** Address of the share picture that an item's page names. */
async function addressOn(path: string) {
  const html = await (await open(path)).text()
  return /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(html)![1]!
}

test('a page names a picture of 1200 × 630 px that may be kept for ever', async () => {
  const { slug } = await makeNews(write, { title: 'Panen sorgum', coverFamily: 'daun-bentang' })
  const address = await addressOn(`/news/${slug}`)
  const first = await open(address)
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const again = await open(address)
  expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
})

test('a list names a picture with its heading, the home page one with the name of the site', async () => {
  const sections = allKinds.flatMap(({ section }) => section?.to ?? [])
  for (const path of ['/', '/donasi', '/donasi/laporan', '/kontak', ...sections]) {
    const address = await addressOn(path)
    expect(address, path).toMatch(/^\/og\/list\/\d+\//)
    const picture = await open(address)
    expect([picture.status, picture.headers.get('content-type')], path).toEqual([200, 'image/png'])
  }
  expect((await open('/og/list/99/abc.png')).status).toBe(404)
})

test('no title makes a picture fail or larger than share cards take', async () => {
  const titles = [
    'panjang sekali '.repeat(10).trim(),
    '🎉🌾👩🏽‍🌾',
    '王小明与农民',
    'Мария ꦗꦮ محمد',
    'สวัสดีชาวนา '.repeat(12),
    'A'.repeat(150),
    '<b>&"\'',
  ]
  for (const title of titles) {
    const { slug } = await makeNews(write, { title, slug: `judul-${titles.indexOf(title)}` })
    const answer = await open(await addressOn(`/news/${slug}`))
    expect(answer.status, title).toBe(200)
    expect((await answer.arrayBuffer()).byteLength, title).toBeLessThan(150_000)
  }
})

test('share picture: an address with former words redirects to the current picture', async () => {
  const { id, slug } = await makeNews(write, { title: 'Judul sekarang' })
  const answer = await open(`/og/news/${id}/abc.png`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(await addressOn(`/news/${slug}`))
  expect(answer.headers.get('cache-control')).not.toContain('immutable')
})

test('GET /og: no picture for drafts, removed and unknown items, odd addresses', async () => {
  const draft = await makeNews(write, { status: 'draft', publishedAt: null })
  const removed = await makeNews(write)
  await db.updateTable('news').set({ deletedAt: new Date() }).where('id', '=', removed.id).execute()
  const paths = ['news/999999', 'users/1', 'news/0', 'news/01', 'news/9'.padEnd(22, '9')]
  for (const path of [`news/${draft.id}`, `news/${removed.id}`, ...paths])
    expect((await open(`/og/${path}/abc.png`)).status, path).toBe(404)
})

test('createSharePictures: concurrent requests share one picture in the making', async () => {
  const kept: string[] = []
  const store = {
    get: async () => null,
    head: async () => null,
    remove: async () => {},
    check: async () => {},
    put: async (name: string) => void kept.push(name),
    async *listBefore() {},
  }
  const pictureOf = createSharePictures(store)
  const picture = { title: 'Kopi', kind: 'Berita', siteName: 'JKL', cover: 'daun', coverSeed: 3 }
  const many = ['Kopi', 'Kopi', 'Teh', 'Madu', 'Kopi', 'Sagu'].map((title) =>
    pictureOf({ ...picture, title }),
  )
  const [first, second] = await Promise.all(many)
  expect(second).toBe(first)
  expect(new Set(kept).size).toBe(4)
  expect(kept).toHaveLength(4)
})
