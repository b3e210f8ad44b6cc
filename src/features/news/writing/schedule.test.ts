import { beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast } from '#test/support/news-desk.ts'
import { publishDueNews } from './publish-due-news.ts'

const app = await freshApp()
const { db, get, letters, time } = app
const { author, moderator, pic, staff } = await makeCast(app)

const later = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000)
const asJakarta = (at: Date) => `${new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`
const to = author.user.email

beforeAll(() => app.work())

async function scheduled(publish_at: string) {
  const { data } = await author.write({ status: 'review' })
  return (await moderator.change(data.id, { status: 'scheduled', publish_at })).data
}

test('a scheduled item is published once when its time has come, by however many processes', async () => {
  const at = new Date(Math.floor(later(2).getTime() / 1_000) * 1_000)
  const { id, publish_at } = await scheduled(asJakarta(at))
  expect(publish_at).toBe(at.toISOString())
  await publishDueNews(app.jobParts())
  expect((await get(`/v1/news/${id}`)).code).toBe(404)
  time.now = new Date(at.getTime() + 90_000)
  const dropped = vi.spyOn(app.bus, 'invalidate')
  await Promise.all([publishDueNews(app.jobParts()), publishDueNews(app.jobParts())])
  expect(dropped.mock.calls).toEqual([[['news']]])
  dropped.mockRestore()
  expect((await get(`/v1/news/${id}`)).data).toMatchObject({ published_at: at.toISOString() })
  const { data } = await author.see(id)
  expect(data).toMatchObject({
    status: 'published',
    publish_at: null,
    slug: expect.stringMatching(/^panen-ke-/),
  })
  expect(data.history.filter(({ act }) => act === 'publish')).toMatchObject([{ by: null, from: 'scheduled' }])
  expect((await get(`/v1/news?q=${encodeURIComponent(data.title)}`)).data).toHaveLength(1)
})

test('a text beside a live one is published at its time too', async () => {
  const { data } = await author.write({ status: 'review' })
  await moderator.change(data.id, { status: 'published' })
  await author.change(data.id, { content: '<p>Versi berjadwal.</p>' })
  await author.change(data.id, { status: 'review' })
  await moderator.change(data.id, { status: 'scheduled', publish_at: later(1).toISOString() })
  time.now = later(2)
  await publishDueNews(app.jobParts())
  expect((await get(`/v1/news/${data.id}`)).data).toMatchObject({ content: '<p>Versi berjadwal.</p>' })
})

test('a time must be given, lie ahead and name its zone', async () => {
  const { data } = await author.write({ status: 'review' })
  for (const publish_at of [undefined, later(-1).toISOString(), '2030-01-01T08:00:00', '2030-01-01', 'besok'])
    expect(await moderator.change(data.id, { status: 'scheduled', publish_at }), publish_at).toMatchObject({
      code: 400,
      errors: { publish_at: [expect.any(String)] },
    })
  expect((await moderator.change(data.id, { publish_at: later(1).toISOString() })).code).toBe(400)
})

test('the desk moves the time, the author cannot, and what is called back is not published', async () => {
  const { id } = await scheduled(later(1).toISOString())
  expect((await author.change(id, { publish_at: later(3).toISOString() })).code).toBe(403)
  expect(
    (await moderator.change(id, { publish_at: later(3).toISOString() })).data.history.at(-1),
  ).toMatchObject({ act: 'reschedule', from: 'scheduled', to: 'scheduled' })
  time.now = later(2)
  await publishDueNews(app.jobParts())
  expect((await author.see(id)).data.status).toBe('scheduled')
  expect((await author.change(id, { status: 'review' })).data).toMatchObject({ publish_at: null })
  time.now = later(5)
  await publishDueNews(app.jobParts())
  expect((await author.see(id)).data.status).toBe('review')
})

test('author: notified by mail of every step that somebody else takes, once, with its comment', async () => {
  const { data } = await author.write({ status: 'review' })
  const { id } = data
  await pic.call('POST', `/news/${id}/endorsement`)
  await moderator.change(id, { status: 'revision', comment: 'Dari mana angka 31 dan 58?\nSebutkan bukunya.' })
  await author.change(id, { status: 'review' })
  await staff.change(id, { comment: 'Sebentar, kami cek.' })
  await moderator.change(id, { status: 'scheduled', publish_at: later(1).toISOString() })
  await moderator.change(id, { status: 'published' })
  await moderator.change(id, { status: 'archived', comment: 'Ada keberatan.' })
  await eventually(() => {
    const subjects = letters
      .filter(({ to, subject }) => to.includes(author.user.email) && subject.endsWith(data.title))
      .map(({ subject }) => subject)
    expect(subjects.map((subject) => subject.split(':')[0]).sort()).toEqual([
      ...['Ada catatan', 'Didukung lembaga Anda', 'Dijadwalkan terbit', 'Ditarik dari situs'],
      ...['Perlu diperbaiki', 'Sudah terbit'],
    ])
  })
  const returned = letters.find(({ subject }) => subject === `Perlu diperbaiki: ${data.title}`)!
  expect(returned.to).toBe(to)
  expect(returned.text).toContain('Dari mana angka 31 dan 58?\nSebutkan bukunya.')
  expect(returned.text).toContain(`http://site.test/member/my-post/${id}`)
  expect(await db.selectFrom('audit').select('act').where('entityId', '=', id).execute()).toHaveLength(8)
})
