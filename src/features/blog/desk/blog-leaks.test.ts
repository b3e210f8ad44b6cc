import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { gatherSearchWords } from '#src/features/search/gather-words.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'

const site = await freshApp()
const { db, time, jobParts } = site
const person = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(person)
const member = await site.as(await makeUser(db))
const SECRET = 'xylofonrahasia'

const send = async (method: string, path: string, body?: object) => {
  const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  return (await (await staff.send(method, `/v1/desk/blog${path}`, init)).json()) as {
    code: number
    data: ContentWire
  }
}
const secretText = (image: string | null = null) => ({
  title: `${SECRET} judul`,
  content: `<p>${SECRET} isi</p>`,
  excerpt: `${SECRET} ringkasan`,
  author: `${SECRET} penulis`,
  theme_id: 1,
  ...(image && { image, image_alt: `${SECRET} foto` }),
})
const draft = async () => (await send('POST', '', secretText())).data
const step = (item: ContentWire, change: object) =>
  send('PATCH', `/${item.id}`, { version: item.version, ...change })
const plain = {
  title: 'Judul yang terbuka',
  content: '<p>Isi terbuka.</p>',
  excerpt: 'Terbuka.',
  author: 'Ina Tuan',
  theme_id: 1,
}

const inDraft = await draft()
const { data: scheduled } = await step(await draft(), {
  status: 'scheduled',
  publish_at: new Date(time.now.getTime() + 86_400_000).toISOString(),
})
const { data: once } = await step(await draft(), { status: 'published' })
const { data: archived } = await step(once, { status: 'archived' })
const { data: twice } = await step(await draft(), { status: 'published' })
const { data: deleted } = await send('DELETE', `/${twice.id}`)
const { data: open } = await step((await send('POST', '', plain)).data, { status: 'published' })
const image = await makeUpload(db, person.id)
const { data: beside } = await step(open, secretText(image))
await gatherSearchWords.run({}, jobParts())
const hidden = [inDraft, scheduled, archived, deleted]

const sorts = ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title']
const lists = [
  ...sorts.flatMap((sort) => [
    `/v1/blog?sort=${sort}`,
    `/v1/blog?sort=${sort}&tema=1`,
    `/v1/blog?sort=${sort}&q=${SECRET}`,
  ]),
  ...['draft', 'scheduled', 'archived', 'deleted'].map(
    (status) => `/v1/blog?status=${status}&include=revisions&deleted=1`,
  ),
  ...[
    `/v1/search?q=${SECRET}`,
    `/v1/search?q=${SECRET}&type=blog`,
    '/v1/search?q=xylofonrahasi',
    '/v1/home',
    '/v1/blog/tema',
  ],
  ...[
    '/',
    '/blog',
    `/blog?q=${SECRET}`,
    `/search?q=${SECRET}`,
    '/blog/feed.xml',
    '/blog/rss.xml',
    '/sitemap.xml',
  ],
  ...['/blog/feed', '/blog/rss', '/feed.xml', '/sitemap-1.xml', '/sitemap/1.xml'],
]

test('no list, search, feed, map or page shows a text that is not out', async () => {
  expect(beside).toMatchObject({ has_changes: true, title: `${SECRET} judul` })
  for (const who of [site, member])
    for (const path of lists) {
      const text = await (await who.open(path)).text()
      // The answer repeats the query; a leaked hidden text would have more words around it.
      expect(text, path).not.toMatch(new RegExp(`${SECRET} (judul|isi|ringkasan|penulis|foto)`))
      for (const { slug } of hidden) expect(text, path).not.toContain(`/blog/${slug}`)
    }
})

test('no address of an item that is not out opens', async () => {
  for (const { id, slug } of hidden) {
    const tries = [
      `/v1/blog/${id}`,
      `/v1/blog/${slug}?slug=1`,
      `/blog/${slug}`,
      `/v1/blog/${id}?preview=1&version=1`,
    ]
    for (const path of [...tries, `/og/blog/${id}.png`, `/og/blog/${id}`])
      expect((await member.open(path)).status, path).toBe(404)
  }
})

test('GET /v1/blog/:id: the pending text of a live post is in no answer', async () => {
  for (const path of [`/v1/blog/${open.id}`, `/v1/blog/${open.slug}?slug=1`, `/blog/${open.slug}`]) {
    const text = await (await member.open(path)).text()
    expect(text, path).toContain('Judul yang terbuka')
    expect(text, path).not.toContain(SECRET)
    expect(text, path).not.toContain(image)
  }
})

test('the desk is closed to everybody else, by its calls and its pages', async () => {
  const pic = await site.as(await makeUser(db, { isPic: true }))
  const moderator = await site.as(await makeUser(db, { isModerator: true }))
  const revision = inDraft.revisions[0]!.id
  for (const who of [member, pic, moderator])
    for (const path of ['', `/${inDraft.id}`, `/${inDraft.id}/revisions/${revision}`]) {
      expect((await who.open(`/v1/desk/blog${path}`)).status, path).toBe(403)
      if (!path.includes('revisions')) expect((await who.open(`/desk/blog${path}`)).status, path).toBe(404)
    }
})
