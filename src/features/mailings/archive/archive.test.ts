import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { gatherSearchWords } from '#src/features/search/gather-words.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { sharePictureOf } from '#src/ui/share-picture.ts'
import { paths } from '#src/urls/paths.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from '../../events/factory.ts'
import { makeNews } from '../../news/factory.ts'
import { startSubscription, subscriberOf } from '../subscriptions/queries.ts'
import { makeMailing } from './factory.ts'
import type { MailingWire } from './schema.ts'

const site = await freshApp()
const { db, write, open, get } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const member = await site.as(await makeUser(db))
const text = async (path: string, who: Pick<typeof site, 'open'> = site) => (await who.open(path)).text()

// What nobody would get is not sent.
await write(async (tx) => {
  const now = new Date()
  const subscriberId = await subscriberOf(tx, { email: 'ina@contoh.example', name: 'Ina', userId: null }, now)
  const how = { source: 'form', version: '1', isGiven: true } as const
  await startSubscription(tx, { subscriberId, listId: 1, now, ...how })
})

async function change(id: number, wish: object): Promise<ContentWire> {
  const { data: item } = await staff.get(`/v1/desk/mailings/${id}`)
  const body = JSON.stringify({ version: (item as ContentWire).version, ...wish })
  const headers = { 'content-type': 'application/json' }
  const answer = await staff.send('PATCH', `/v1/desk/mailings/${id}`, { body, headers })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: ContentWire }).data
}

test('/buletin: invites to subscribe while there is nothing to read', async () => {
  await makeMailing(write, { archive: null })
  const html = await text('/buletin')
  expect(html).toContain('Belum ada buletin di sini')
  expect(html).toContain(`href="${paths.subscribe}"`)
  expect(await text('/buletin?q=padi')).toContain('Belum ada buletin tentang “padi”')
})

test('a public mailing: in list, page, feeds, sitemap, search, and with a share picture', async () => {
  const { id, slug } = await makeMailing(write, {
    title: 'Kabar bulan Oktober',
    excerpt: 'Panen sorgum di tiga region.',
    content: '<p>Salam dari lumbung.</p>',
  })
  const { data, pagination } = await get('/v1/mailings')
  expect(pagination).toMatchObject({ total: 1 })
  expect(data[0]).toMatchObject({
    id,
    slug,
    title: 'Kabar bulan Oktober',
    excerpt: 'Panen sorgum di tiga region.',
    list: { slug: 'nasional', name: 'Buletin nasional' },
  })
  const html = await text(`/buletin/${slug}`)
  for (const says of ['Kabar bulan Oktober', 'Salam dari lumbung.', 'Buletin nasional', 'Berlangganan'])
    expect(html).toContain(says)
  expect(html.match(/<h1/g)).toHaveLength(1)
  for (const path of [
    '/buletin',
    '/buletin?q=lumbung',
    '/buletin/feed.xml',
    '/buletin/atom.xml',
    '/sitemap.xml',
  ])
    expect(await text(path), path).toContain(`/buletin/${slug}`)
  expect(await text('/search?q=lumbung')).toContain(`/buletin/${slug}`)
  const name = 'Jaringan Karya Layanan'
  const picture = await open(sharePictureOf('mailing', id, 'Kabar bulan Oktober', { name }))
  expect(picture.headers.get('content-type')).toBe('image/png')
  await reserveSlug(db, 'mailing', id, 'kabar-oktober')
  expect((await open(`/buletin/${slug}`)).headers.get('location')).toBe('/buletin/kabar-oktober')
})

test('GET /v1/mailings/{id}: items of the site that it links to stand as they are now, hidden ones not at all', async () => {
  const news = await makeNews(write, { title: 'Sagu kembali', slug: 'sagu-kembali' })
  const event = await makeEvent(write, { title: 'Pelatihan benih', slug: 'pelatihan-benih' })
  const gone = await makeNews(write, { title: 'Ditarik', slug: 'ditarik' })
  await db.updateTable('news').set({ status: 'archived' }).where('id', '=', gone.id).execute()
  const block = (path: string, title: string) =>
    `<figure class="item"><a href="${path}">${title}</a></figure>`
  const { id, slug } = await makeMailing(write, {
    content: `<p>Satu.</p>${block('/news/sagu-kembali', 'Judul lama')}<p>Dua.</p>${block('/news/ditarik', 'Ditarik')}${block('/events/pelatihan-benih', 'Benih')}`,
  })
  await reserveSlug(db, 'news', news.id, 'sagu-pulang')
  const { data } = (await get(`/v1/mailings/${id}`)) as { data: MailingWire }
  expect(data.content).not.toContain('itarik')
  expect(data.items).toMatchObject([
    {
      link: '/news/sagu-kembali',
      url: '/news/sagu-pulang',
      label: 'Berita',
      title: 'Sagu kembali',
      detail: null,
    },
    {
      link: '/events/pelatihan-benih',
      url: '/events/pelatihan-benih',
      label: 'Acara',
      title: 'Pelatihan benih',
    },
  ])
  expect(data.items[1]!.detail).toMatch(/\d{4}, .+/)
  const html = await text(`/buletin/${slug}`)
  expect(html).toMatch(/Satu\.[\s\S]*Sagu kembali[\s\S]*Dua\.[\s\S]*Pelatihan benih/)
  expect(html).toContain('href="/news/sagu-pulang"')
  expect(event.id).toBeGreaterThan(0)
})

const SECRET = 'xylofonrahasia'
const words = (state: string) => ({
  title: `${SECRET} ${state}`,
  excerpt: `${SECRET} ringkasan`,
  content: `<p>${SECRET} isi</p>`,
})
/** A mailing in each state in which readers may not see it; that of the last one they did before. */
async function hide() {
  const hidden = {
    draft: await makeMailing(write, { ...words('draf'), publishedAt: null }),
    scheduled: await makeMailing(write, { ...words('jadwal'), publishedAt: null }),
    'sent, not public': await makeMailing(write, { ...words('tertutup'), archive: null }),
    'taken down': await makeMailing(write, words('turun')),
    deleted: await makeMailing(write, words('hapus')),
    'no longer public': await makeMailing(write, words('ditutup')),
  }
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  await change(hidden.scheduled.id, { status: 'scheduled', publish_at: soon })
  await change(hidden['taken down'].id, { status: 'archived' })
  await db
    .updateTable('mailings')
    .set({ deletedAt: new Date() })
    .where('id', '=', hidden.deleted.id)
    .execute()
  const rewritten = await makeMailing(write, { title: 'Judul terbuka' })
  await change(rewritten.id, words('naskah baru'))
  return { hidden, rewritten }
}

const listsBeside = (rewritten: { id: number; slug: string }) => [
  ...['', '?sort=published_at', `?q=${SECRET}`, '?status=draft&is_public=0&archive=&deleted=1'].map(
    (query) => `/v1/mailings${query}`,
  ),
  ...[
    `/v1/search?q=${SECRET}`,
    `/v1/search?q=${SECRET}&type=mailing`,
    '/v1/search?q=xylofonrahasi',
    '/v1/home',
  ],
  ...['/', '/buletin', `/buletin?q=${SECRET}`, `/search?q=${SECRET}`, '/search?q=xylofonrahasi'],
  ...[
    '/buletin/feed.xml',
    '/buletin/atom.xml',
    '/sitemap.xml',
    '/sitemap-1.xml',
    `/buletin/${rewritten.slug}`,
  ],
  `/v1/mailings/${rewritten.id}`,
]

test('a mailing that is not public: in no list, search, feed, map or page, and at no address', async () => {
  const { hidden, rewritten } = await hide()
  // Readers saw it before it was closed; no cache may show it again.
  const closed = hidden['no longer public']
  expect((await open(`/buletin/${closed.slug}`)).status).toBe(200)
  expect(await text('/sitemap.xml')).toContain(closed.slug)
  await change(closed.id, { archive: null, status: 'published' })
  await gatherSearchWords.run({}, site.jobParts())
  for (const who of [site, member])
    for (const path of listsBeside(rewritten)) {
      const shown = await text(path, who)
      expect(shown, path).not.toMatch(
        new RegExp(`${SECRET} (draf|jadwal|tertutup|turun|hapus|ditutup|naskah|ringkasan|isi)`),
      )
      for (const { slug } of Object.values(hidden)) expect(shown, path).not.toContain(`/buletin/${slug}`)
    }
  const known = await db.selectFrom('searchWords').select('word').where('word', 'like', 'xylofon%').execute()
  expect(known).toEqual([])
  for (const [state, { id, slug }] of Object.entries(hidden))
    for (const path of [
      ...[`/v1/mailings/${id}`, `/v1/mailings/${slug}?slug=1`, `/v1/mailings/${id}?preview=1&version=1`],
      ...[`/buletin/${slug}`, `/buletin/${id}`, `/og/mailing/${id}/x.png`],
    ])
      for (const who of [site, member]) expect((await who.open(path)).status, `${state} ${path}`).toBe(404)
})
