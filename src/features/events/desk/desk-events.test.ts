import { expect, test } from 'vitest'
import { publishScheduled, purgeDeleted } from '#src/content-jobs.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import type { DeskEventWire } from './event-values.ts'

const site = await freshApp()
const { db, time, get, open, jobParts } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, user } = await deskCaller(site)

const given = {
  title: 'Temu penggerak Timor',
  content: '<p>Bawa benih lokal.</p>',
  place: 'Balai Latihan Oepura',
  address: 'Jl. Lontar Raya 7, Kota Kupang',
  start_at: '2026-07-04T09:00:00+08:00',
  end_at: '2026-07-04T15:00:00+08:00',
  timezone: 'Asia/Makassar',
}
async function write(more: object = {}) {
  const answer = await ask<DeskEventWire>('POST', '/events', { ...given, ...more })
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}
const patch = (item: { id: number; version: number }, change: object) =>
  ask<DeskEventWire>('PATCH', `/events/${item.id}`, { version: item.version, ...change })
const publish = async (more: object = {}) => (await patch(await write(more), { status: 'published' })).data
const shown = async (id: number) => get(`/v1/events/${id}`)
const text = async (path: string) => (await open(path)).text()
const calendarOf = async (path: string) => (await text(path)).replaceAll('\r\n ', '')

test('POST /desk/events: creates a draft with place and time; sent twice with one key it is one', async () => {
  const idempotency_key = crypto.randomUUID()
  const first = await write({ idempotency_key })
  expect((await write({ idempotency_key })).id).toBe(first.id)
  expect(first).toMatchObject({
    status: 'draft',
    slug: 'temu-penggerak-timor',
    place: given.place,
    timezone: 'Asia/Makassar',
    start_at: '2026-07-04T01:00:00.000Z',
    end_at: '2026-07-04T07:00:00.000Z',
    region_id: null,
  })
  expect(await shown(first.id)).toMatchObject({ code: 404 })
})

test('publishing an event: shows it in list, detail, months, home, calendar and search at once', async () => {
  const before = await get('/v1/events?upcoming=1')
  await text('/events/feed.ics')
  await text('/')
  const event = await publish({ title: 'Panen raya sorgum' })
  expect((await shown(event.id)).data).toMatchObject({
    title: 'Panen raya sorgum',
    description: 'Bawa benih lokal.',
    place: given.place,
    date: '2026-07-04',
    start_at: '2026-07-04T01:00:00.000Z',
    timezone: 'Asia/Makassar',
  })
  const { total } = before.pagination as unknown as { total: number }
  expect((await get('/v1/events?upcoming=1')).pagination).toMatchObject({ total: total + 1 })
  expect((await get('/v1/events/months')).data).toMatchObject({ months: [{ month: '2026-07', upcoming: 1 }] })
  expect(await calendarOf('/events/feed.ics')).toContain('SUMMARY:Panen raya sorgum')
  expect(await calendarOf(`/events/${event.slug}.ics`)).toContain('DTSTART')
  expect(await text('/')).toContain('Panen raya sorgum')
  expect(await text('/events')).toContain('Panen raya sorgum')
  expect((await get('/v1/events?q=oepura')).data).toMatchObject([{ id: event.id }])
  await patch(event, { status: 'archived' })
  expect(await shown(event.id)).toMatchObject({ code: 404 })
  expect(await calendarOf('/events/feed.ics')).not.toContain('Panen raya sorgum')
  expect(await text('/')).not.toContain('Panen raya sorgum')
})

test('pending change of an event: another place and time stay hidden until they are published', async () => {
  const event = await publish({ title: 'Sekolah lapang' })
  const moved = {
    place: 'Aula Soe',
    start_at: '2026-07-11T09:00:00+08:00',
    end_at: '2026-07-11T15:00:00+08:00',
  }
  const { data: waiting } = await patch(event, moved)
  expect(waiting).toMatchObject({ place: 'Aula Soe', has_changes: true })
  expect((await shown(event.id)).data).toMatchObject({ place: given.place, date: '2026-07-04' })
  expect((await get('/v1/events?q=soe')).data).toEqual([])
  await patch(waiting, { status: 'published' })
  expect((await shown(event.id)).data).toMatchObject({ place: 'Aula Soe', date: '2026-07-11' })
  expect((await get('/v1/events?q=soe')).data).toMatchObject([{ id: event.id }])
  expect(await calendarOf(`/events/${event.slug}.ics`)).toContain('Aula Soe')
})

test('restoring a revision: restores its place and time too', async () => {
  const event = await publish({ title: 'Versi dua tempat' })
  const { data: second } = await patch(event, { place: 'Aula Soe', timezone: 'Asia/Jayapura' })
  const first = second.revisions.at(-1)!.id
  const path = `/events/${event.id}/revisions/${first}`
  expect((await ask('GET', path)).data).toMatchObject({ place: given.place, timezone: 'Asia/Makassar' })
  const back = await ask<DeskEventWire>('POST', `${path}/restoration`, { version: second.version })
  expect(back.data).toMatchObject({ place: given.place, timezone: 'Asia/Makassar' })
})

test.each([
  [{ end_at: '2026-07-04T08:00:00+08:00' }, 'end_at'],
  [{ end_at: '2028-07-04T08:00:00+08:00' }, 'end_at'],
  [{ start_at: ':00+08:00' }, 'start_at'],
  [{ start_at: '0001-01-01T00:00:00Z' }, 'start_at'],
  [{ timezone: 'Europe/London' }, 'timezone'],
  [{ place: '' }, 'place'],
  [{ place: 'Aula\nSoe' }, 'place'],
  [{ region_id: 99_999 }, 'region_id'],
])('POST /desk/events: invalid input is rejected: %j', async (wrong, field) => {
  expect(await ask('POST', '/events', { ...given, ...wrong })).toMatchObject({
    code: 400,
    errors: { [field]: [expect.any(String)] },
  })
})

test('PATCH /desk/events/{id}: an end before a start that was changed alone is rejected', async () => {
  const event = await write()
  expect(await patch(event, { start_at: '2026-07-05T09:00:00+08:00' })).toMatchObject({
    code: 400,
    errors: { end_at: [expect.any(String)] },
  })
})

test('PATCH /desk/events/{id}: a stale edit answers with the current event; of two at once one wins', async () => {
  const event = await write()
  await patch(event, { place: 'Aula Soe' })
  expect(await patch(event, { place: 'Aula Kefa' })).toMatchObject({
    code: 409,
    data: { current: { place: 'Aula Soe' } },
  })
  const other = await write()
  const codes = await Promise.all(['Satu dua', 'Tiga empat'].map((title) => patch(other, { title })))
  expect(codes.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('PATCH /desk/events/{id}: the old slug redirects to the new one; a reserved or taken one is rejected', async () => {
  const event = await publish({ title: 'Pindah alamat' })
  await patch(event, { slug: 'alamat-sekarang' })
  const moved = await open('/events/pindah-alamat')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/events/alamat-sekarang'])
  expect((await open('/events/pindah-alamat.ics')).headers.get('location')).toBe(
    '/events/alamat-sekarang.ics',
  )
  const other = await write()
  for (const slug of ['feed', 'months', 'pindah-alamat', 'alamat-sekarang'])
    expect(await patch(other, { slug }), slug).toMatchObject({
      code: 400,
      errors: { slug: [expect.any(String)] },
    })
})

test('event picture: needs alt text and is shown with it', async () => {
  const image = await makeUpload(db, user.id)
  expect(await ask('POST', '/events', { ...given, image })).toMatchObject({
    code: 400,
    errors: { image_alt: [expect.any(String)] },
  })
  const event = await publish({ title: 'Berfoto', image, image_alt: 'Ladang sorgum.', image_x: 25 })
  const seen = { name: image, alt: 'Ladang sorgum.', focus: { x: 25, y: 50 } }
  expect((await shown(event.id)).data).toMatchObject({ image: seen })
  expect(await text(`/events/${event.slug}`)).toContain('alt="Ladang sorgum."')
  const stranger = await makeUpload(db, (await makeUser(db)).id)
  expect(await patch(event, { image: stranger })).toMatchObject({ code: 400 })
})

test('scheduled event: published at its time and not before', async () => {
  const { data } = await patch(await write({ title: 'Terbit besok' }), {
    status: 'scheduled',
    publish_at: '2026-06-16T08:00:00+07:00',
  })
  await publishScheduled.run({}, jobParts())
  expect(await shown(data.id)).toMatchObject({ code: 404 })
  const was = time.now
  time.now = new Date('2026-06-16T01:00:30Z')
  await publishScheduled.run({}, jobParts())
  time.now = was
  expect((await shown(data.id)).data).toMatchObject({ title: 'Terbit besok' })
})

test('deleted event: hidden at once, restorable for thirty days, then removed', async () => {
  const event = await publish({ title: 'Dihapus sebentar' })
  await ask('DELETE', `/events/${event.id}`)
  expect(await shown(event.id)).toMatchObject({ code: 404 })
  expect((await ask<DeskEventWire[]>('GET', '/events?status=deleted')).data).toMatchObject([{ id: event.id }])
  await ask('POST', `/events/${event.id}/restoration`)
  expect(await shown(event.id)).toMatchObject({ code: 200 })
  await ask('DELETE', `/events/${event.id}`)
  const deletedAt = new Date(time.now.getTime() - 31 * 86_400_000)
  await db.updateTable('events').set({ deletedAt }).where('id', '=', event.id).execute()
  expect(await ask('POST', `/events/${event.id}/restoration`)).toMatchObject({ code: 404 })
  await purgeDeleted.run({}, jobParts())
  const left = db.selectFrom('revisions').select('id').where('kind', '=', 'event')
  expect(await left.where('itemId', '=', event.id).execute()).toEqual([])
})

test('audit trail of an event: has values before and after, place and time included', async () => {
  const event = await publish({ title: 'Tercatat lengkap' })
  await patch(event, { place: 'Aula Soe', end_at: '2026-07-04T16:00:00+08:00' })
  const trail = await trailOf(db, 'event', event.id)
  expect(trail.map(({ act }) => act)).toEqual(['create', 'publish', 'update'])
  expect(trail.at(-1)!.detail).toMatchObject({
    before: { place: given.place, end_at: '2026-07-04T07:00:00.000Z' },
    after: { place: 'Aula Soe', end_at: '2026-07-04T08:00:00.000Z' },
  })
  expect(trail.at(-1)!.detail).not.toHaveProperty('before.timezone')
})

test('GET /desk/events: filters by upcoming, status, region and words, ordered by the start', async () => {
  const region = await db.selectFrom('regions').select('id').limit(1).executeTakeFirstOrThrow()
  const past = { start_at: '2026-01-04T09:00:00+08:00', end_at: '2026-01-04T15:00:00+08:00' }
  const old = await write({ title: 'Zamrud yang lama', ...past, region_id: region.id })
  const next = await write({ title: 'Zamrud yang baru' })
  const idsOf = async (query: string) =>
    (await ask<DeskEventWire[]>('GET', `/events?q=zamrud&${query}`)).data.map(({ id }) => id)
  expect(await idsOf('')).toEqual([next.id, old.id])
  expect(await idsOf('sort=start_at')).toEqual([old.id, next.id])
  expect(await idsOf('upcoming=1')).toEqual([next.id])
  expect(await idsOf('upcoming=0')).toEqual([old.id])
  expect(await idsOf(`region=${region.id}`)).toEqual([old.id])
  expect(await idsOf('status=published')).toEqual([])
  expect(await ask('GET', '/events?sort=place')).toMatchObject({ code: 400 })
})
