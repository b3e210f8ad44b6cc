import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { dispatch } from '#src/platform/http/dispatch.ts'
import { runInScope } from '#src/platform/request-scope.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeEvent } from '../events/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import type { SummaryWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
time.now = new Date('2026-11-21T01:30:00Z')
const HOUR = 3_600_000

type Given = Parameters<typeof makeUser>[1]
const whole: Given = {
  phone: '+6281234567890',
  alamat: 'Jl. Contoh 1',
  regionId: 1,
  organisasi: 'Rumah Baca',
  tempatLahir: 'Kupang',
  tanggalLahir: '1990-01-01',
}
const newMember = async (given: Given = {}) => {
  const user = await makeUser(db, given)
  const client = await site.as(user as { id: number; role: string })
  const summary = async () => (await client.get('/v1/member/summary')).data as unknown as SummaryWire
  return { user, ...client, summary }
}
const authorOf = ({ id }: { id: number }) => ({ id, role: 'member' as const })
const setStatus = (id: number, set: object) => db.updateTable('news').set(set).where('id', '=', id).execute()
const openVisits = (userId: number, at: string, paths: string[]) =>
  db
    .insertInto('usersVisits')
    .values(paths.map((path) => ({ userId, path, title: `Judul ${path}`, createdAt: new Date(at) })))
    .execute()

test('guests are sent away, from the call and from every page of the area', async () => {
  expect(await site.get('/v1/member/summary')).toMatchObject({ code: 401 })
  for (const path of ['/member', '/member/visits', '/member/donasi', '/forum']) {
    const answer = await site.open(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/login?next=${encodeURIComponent(path)}`,
    ])
  }
})

test('a new member: what is missing, and nothing of anybody else', async () => {
  const [{ summary, user }, other] = [await newMember(), await newMember()]
  await makeNews(write, { by: authorOf(other.user) })
  await openVisits(other.user.id, '2026-11-20T01:00:00Z', ['/news'])
  const seen = await summary()
  expect(seen).toMatchObject({
    now: '2026-11-21T01:30:00.000Z',
    user: { id: user.id, nama_lengkap: user.namaLengkap, photo: null },
    profile: { percent: 0 },
    waiting: [{ kind: 'profile', missing: 5 }],
    posts: { by_status: { draft: 0, published: 0 }, rows: [] },
    visits: { enabled: true, recent: [] },
    donations: null,
  })
  expect(seen.visits.days.map(({ visits }) => visits)).toEqual(Array(14).fill(0))
})

test('own posts are counted by their state, a newer text beside a live one by its own', async () => {
  const { user, summary } = await newMember()
  const ids = []
  for (let n = 0; n < 6; n += 1) ids.push((await makeNews(write, { by: authorOf(user) })).id)
  await setStatus(ids[0]!, { status: 'draft' })
  await setStatus(ids[1]!, { status: 'revision' })
  await setStatus(ids[2]!, { pendingStatus: 'review' })
  await setStatus(ids[3]!, { deletedAt: new Date() })
  const { posts } = await summary()
  expect(posts.by_status).toEqual({
    draft: 1,
    review: 1,
    revision: 1,
    scheduled: 0,
    published: 2,
    archived: 0,
  })
  expect(posts.rows).toHaveLength(4)
})

test('visits are counted by days of the capital, and each page is named once', async () => {
  const { user, summary } = await newMember()
  await openVisits(user.id, '2026-11-06T16:59:00Z', ['/terlalu-lama'])
  await openVisits(user.id, '2026-11-07T17:00:00Z', ['/news'])
  await openVisits(user.id, '2026-11-20T17:00:00Z', ['/blog', '/news', '/blog'])
  const { visits } = await summary()
  expect(visits.days[0]).toEqual({ date: '2026-11-08', visits: 1 })
  expect(visits.days.at(-1)).toEqual({ date: '2026-11-21', visits: 3 })
  expect(visits.recent.map(({ path }) => path)).toEqual(['/blog', '/news', '/terlalu-lama'])
})

test('pending actions: sorted by urgency', async () => {
  const { user, summary } = await newMember({
    ...whole,
    isModerator: true,
    factorAskedAt: new Date('2026-11-20'),
  })
  const { id: institution } = await makeParticipant(write, { title: 'Yayasan Satu' })
  await db.insertInto('participantClaims').values({ userId: user.id, participantId: institution }).execute()
  const { id } = await makeNews(write, { by: authorOf(user), title: 'Posyandu buka lagi' })
  await setStatus(id, { status: 'revision' })
  await db
    .insertInto('newsSteps')
    .values(
      [{ comment: 'Tambah sumber.' }, { comment: 'Sudah.', resolvedAt: new Date() }, {}].map((step) => ({
        newsId: id,
        act: 'return',
        toStatus: 'revision',
        ...step,
      })) as never,
    )
    .execute()
  expect((await summary()).waiting).toEqual([
    { kind: 'second_factor', due_at: '2026-11-27T00:00:00.000Z' },
    { kind: 'revision', id, title: 'Posyandu buka lagi', comments: 1 },
    { kind: 'claim', title: 'Yayasan Satu', status: 'pending' },
    { kind: 'profile', missing: 1 },
  ])
})

test('it takes at most eight statements', async () => {
  const { user } = await newMember()
  const endpoint = endpoints.find(({ where }) => where === 'GET /member/summary')!
  const scope = {
    requestId: 'test',
    visit: { address: '', userAgent: '', session: null },
    statements: 0,
    tags: new Set<string>(),
    cookies: [],
    headers: new Headers(),
  }
  const actor = {
    id: user.id,
    name: user.namaLengkap,
    photo: null,
    role: 'member' as const,
    userType: 'umum' as const,
    isPic: false,
    isModerator: false,
    participantId: null,
    regionId: null,
  }
  await runInScope(scope as never, () => dispatch(endpoint, {}, actor as never, site.services))
  // The eighth is the authentication of the caller.
  expect(scope.statements).toBeLessThanOrEqual(7)
})

test('member page: greets, shows pending work and the member’s own data, and is not cached for others', async () => {
  const { user, open } = await newMember({ ...whole, namaLengkap: 'Maria Natalia Tefa' })
  const { id } = await makeNews(write, { by: authorOf(user), title: 'Posyandu buka lagi' })
  await setStatus(id, { status: 'revision' })
  await makeEvent(write, { title: 'Temu Region', startsAt: new Date(time.now.getTime() + 50 * HOUR) })
  await openVisits(user.id, '2026-11-20T01:00:00Z', ['/download'])
  const answer = await open('/member')
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain('noindex')
  expect(html).toContain('Selamat pagi, <bdi>Maria</bdi>')
  expect(html).toContain('Tulisan Anda “Posyandu buka lagi” dikembalikan editor.')
  expect(html).toContain(`href="/member/my-post/${id}"`)
  expect(html).toContain('4 dari 5 bagian terisi')
  expect(html).toContain('Temu Region')
  expect(html).toContain('kemarin')
  expect(html).toMatch(/<th scope="row">20 November 2026<\/th><td>1<\/td>/)
})

test('the visits page lists by day; beyond its end it leads back, and an odd page is a 404', async () => {
  const { user, open } = await newMember()
  expect(await (await open('/member/visits')).text()).toContain('Belum ada kunjungan')
  await openVisits(user.id, '2026-11-20T17:30:00Z', ['/news'])
  await openVisits(user.id, '2026-11-20T16:30:00Z', ['/blog'])
  const html = await (await open('/member/visits')).text()
  for (const words of ['21 November 2026', '20 November 2026', 'Judul /news', '00.30', '23.30'])
    expect(html).toContain(words)
  expect(await (await open('/member/visits?page=7')).text()).toContain('Daftar sudah habis')
  expect((await open('/member/visits?page=abc')).status).toBe(404)
})

test('member page: without gifts it says so', async () => {
  const { open } = await newMember()
  const answer = await open('/member/donasi')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Belum ada donasi tercatat')
})

test('the way around the area: menu, account menu and bottom bar lead where the contract says', async () => {
  const { open } = await newMember({ isPic: true })
  const html = await (await open('/member')).text()
  for (const [label, to] of [
    ['HOME', '/member'],
    ['REGION', '/region'],
    ['FORUM', '/forum'],
    ['NEWS', '/news'],
    ['DONASI', '/member/donasi'],
    ['Profil', '/member/profile'],
    ['Tulisan saya', '/member/my-post'],
    ['Donasi', '/member/donasi'],
    ['Kunjungan', '/member/visits'],
    ['Keamanan', '/member/security'],
    ['Situs publik', '/'],
    ['Meja kerja', '/desk'],
  ])
    expect(html).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${label}</a>`))
})

test('GET /v1/member/summary?lang=en: an event that somebody registered for has its English name', async () => {
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  site.bus.invalidate(['settings'])
  const { id } = await makeEvent(write, { title: 'Kelas daring', startsAt: new Date('2026-12-05T01:00:00Z') })
  await db.updateTable('events').set({ registration: 'member' }).where('id', '=', id).execute()
  const { get, post } = await newMember(whole)
  await post(`/v1/events/${id}/registrations`, {})
  const fields = {
    title: 'Online class',
    excerpt: 'A class.',
    content: '<p>A class.</p>',
    place: 'Online',
    address: 'Online',
  }
  const body = JSON.stringify({ language: 'en', version: 0, status: 'published', fields })
  const headers = { 'content-type': 'application/json' }
  const done = await staff.send('PUT', `/v1/desk/translations/event/${id}`, { body, headers })
  expect(done.status).toBe(200)
  const named = async (query: string) => (await get(`/v1/member/summary${query}`)).data as SummaryWire
  expect((await named('?lang=en')).registrations).toMatchObject([{ title: 'Online class', place: 'Online' }])
  expect((await named('')).registrations).toMatchObject([{ title: 'Kelas daring' }])
})
