import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { gatherSearchWords } from '#src/features/search/gather-words.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import type { DeskEventWire } from './event-values.ts'

const site = await freshApp()
const { db, write: inTransaction, time, jobParts } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, user } = await deskCaller(site)
const member = await site.as(await makeUser(db))
const SECRET = 'xylofonrahasia'

const times = {
  start_at: '2026-07-04T09:00:00+08:00',
  end_at: '2026-07-04T15:00:00+08:00',
  timezone: 'Asia/Makassar',
}
const secret = {
  title: `${SECRET} judul`,
  content: `<p>${SECRET} isi</p>`,
  excerpt: `${SECRET} ringkasan`,
  place: `${SECRET} tempat`,
  address: `${SECRET} alamat`,
}
const plain = { title: 'Acara yang terbuka', content: '<p>Isi terbuka.</p>', place: 'Aula Soe', address: '' }

const write = async (given: object) =>
  (await ask<DeskEventWire>('POST', '/events', { ...times, ...given })).data
const step = async (item: DeskEventWire, change: object) =>
  (await ask<DeskEventWire>('PATCH', `/events/${item.id}`, { version: item.version, ...change })).data

const draft = await write(secret)
const tomorrow = new Date(time.now.getTime() + 86_400_000).toISOString()
const scheduled = await step(await write(secret), { status: 'scheduled', publish_at: tomorrow })
const once = await step(await write(secret), { status: 'published' })
const archived = await step(once, { status: 'archived' })
const twice = await step(await write(secret), { status: 'published' })
const deleted = (await ask<DeskEventWire>('DELETE', `/events/${twice.id}`)).data
const out = await step(await write(plain), { status: 'published' })
const image = await makeUpload(db, user.id)
const other = { start_at: '2031-03-04T09:00:00+08:00', end_at: '2031-03-05T09:00:00+08:00' }
const beside = await step(out, { ...secret, ...other, image, image_alt: `${SECRET} foto` })
await gatherSearchWords.run({}, jobParts())
const hidden = [draft, scheduled, archived, deleted]

const sorts = ['created_at', '-created_at', 'title', '-title', 'start_at', '-start_at', 'published_at']
const lists = [
  ...sorts.flatMap((sort) => [
    ...[
      `/v1/events?sort=${sort}`,
      `/v1/events?sort=${sort}&upcoming=1`,
      `/v1/events?sort=${sort}&upcoming=0`,
    ],
    ...[`/v1/events?sort=${sort}&q=${SECRET}`, `/v1/events?sort=${sort}&bulan=2026-07`],
  ]),
  ...['draft', 'scheduled', 'archived', 'deleted'].flatMap((status) => [
    `/v1/events?status=${status}&include=revisions&deleted=1`,
    `/events?status=${status}`,
  ]),
  ...['/v1/events/months', '/v1/events?bulan=2031-03', '/v1/events?region=1', '/v1/home'],
  ...[`/v1/search?q=${SECRET}`, `/v1/search?q=${SECRET}&type=event`, '/v1/search?q=xylofonrahasi'],
  ...[
    '/',
    '/events',
    '/events?lewat=1',
    `/events?q=${SECRET}`,
    '/events?bulan=2031-03',
    `/search?q=${SECRET}`,
  ],
  ...['/events/feed.ics', '/events/feed', '/events.ics', '/sitemap.xml', '/sitemap-1.xml', '/sitemap/1.xml'],
]

test('unpublished event: in no list, search, calendar, map or page', async () => {
  expect(beside).toMatchObject({ has_changes: true, place: `${SECRET} tempat` })
  for (const who of [site, member])
    for (const path of lists) {
      const text = (await (await who.open(path)).text()).replaceAll('\r\n ', '')
      // The answer repeats the query; a leaked hidden text would have more words around it.
      expect(text, path).not.toMatch(new RegExp(`${SECRET} (judul|isi|ringkasan|tempat|alamat|foto)`))
      expect(text, path).not.toContain('2031-03-04')
      for (const { slug } of hidden) expect(text, path).not.toContain(`/events/${slug}`)
    }
})

test('unpublished event: no address of it opens', async () => {
  for (const { id, slug } of hidden)
    for (const path of [
      ...[`/v1/events/${id}`, `/v1/events/${id}?status=draft&version=1`, `/v1/events/${slug}?slug=1`],
      ...[`/events/${slug}`, `/events/${slug}?preview=1`, `/events/${slug}.ics`, `/events/${id}.ics`],
      ...[`/og/event/${id}.png`, `/og/event/${id}`],
    ])
      expect((await member.open(path)).status, path).toBe(404)
})

test('GET /v1/events/:id: the pending text of a live event is in no answer', async () => {
  const { id, slug } = out
  for (const path of [
    `/v1/events/${id}`,
    `/v1/events/${slug}?slug=1`,
    `/events/${slug}`,
    `/events/${slug}.ics`,
  ]) {
    const text = await (await member.open(path)).text()
    expect(text, path).toContain('Acara yang terbuka')
    for (const word of [SECRET, '2031', image]) expect(text, path).not.toContain(word)
  }
})

test('event desk: its calls and pages are closed to everybody else', async () => {
  const pic = await site.as(await makeUser(db, { isPic: true }))
  const moderator = await site.as(await makeUser(db, { isModerator: true }))
  for (const who of [member, pic, moderator]) {
    for (const path of ['', `/${draft.id}`, `/${draft.id}/revisions/${draft.revisions[0]!.id}`])
      expect((await who.open(`/v1/desk/events${path}`)).status, path).toBe(403)
    for (const path of ['', '/new', `/${draft.id}`, `/${draft.id}/preview`])
      expect((await who.open(`/desk/events${path}`)).status, path).toBe(404)
  }
})

test('GET /v1/desk/events/{id}/revisions/{n}: an editor reads those of their region, before and after a move', async () => {
  const editorOf = async (title: string) => {
    const region = await makeRegion(inTransaction, { title })
    const user = await makeUser(db)
    await makeEditor(db, user.id, region)
    return { region, ...(await site.as(user)) }
  }
  const [here, there] = [await editorOf('Wilayah lama'), await editorOf('Wilayah baru')]
  const live = await step(await write({ ...plain, region_id: here.region }), { status: 'published' })
  const moving = await step(live, { ...secret, region_id: there.region })
  const [second, first] = moving.revisions.map(({ id }) => id)
  const codes = () =>
    Promise.all(
      [first, second].flatMap((revision) =>
        [here, there].map(
          async ({ get }) => (await get(`/v1/desk/events/${live.id}/revisions/${revision}`)).code,
        ),
      ),
    )
  expect(await codes()).toEqual([200, 404, 404, 404])
  await step(moving, { status: 'published' })
  expect(await codes()).toEqual([404, 404, 404, 200])
  const { data } = await there.get(`/v1/desk/events/${live.id}`)
  expect((data as DeskEventWire).revisions.map(({ id }) => id)).toEqual([second])
})
