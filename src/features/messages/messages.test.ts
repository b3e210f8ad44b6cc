import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeMessage } from './factory.ts'
import type { MessageRowWire, MessageWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
const ours = await makeParticipant(write, { title: 'Yayasan Satu', email: 'satu@contoh.example' })
const theirs = await makeParticipant(write, { title: 'Yayasan Dua', email: 'dua@contoh.example' })
const picUser = await makeUser(db, { isPic: true, participantId: ours.id, userType: 'partisipan' })
const [ruth, sari, bayu] = [
  await makeUser(db, { role: 'staff', namaLengkap: 'Ruth Manafe' }),
  await makeUser(db, { role: 'staff', namaLengkap: 'Sari Tefa' }),
  await makeUser(db, { role: 'admin', namaLengkap: 'Bayu Adi' }),
]
const [pic, staff, colleague, admin] = [
  await site.as(picUser),
  await site.as(ruth),
  await site.as(sari),
  await site.as(bayu),
]
type Someone = typeof staff
type Reply = { code: number; data: MessageWire & { current: MessageWire }; errors?: { act?: string[] } }

const act = async (who: Someone, call: string) => {
  const [method, path] = call.split(' ') as [string, string]
  return (await who.send(method, `/v1/desk/messages/${path}`)).json() as Promise<Reply>
}
const listed = async (who: Someone, query = '') =>
  ((await who.get(`/v1/desk/messages?limit=100&${query}`)).data as MessageRowWire[]).map(({ id }) => id)
const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000)
const statusOf = async (id: number) => (await act(admin, `GET ${id}`)).data.status

test('GET /desk/messages: an empty inbox says so, for PICs too', async () => {
  for (const who of [staff, pic]) {
    expect((await who.get('/v1/desk/messages')).pagination).toMatchObject({ total: 0, last_page: 1 })
    expect(await (await who.open('/desk/messages')).text()).toContain('Semua pesan sudah dijawab')
  }
})

test('GET /v1/desk/messages: by state, words and recipient; what waits oldest first', async () => {
  const young = await makeMessage(db, { createdAt: hoursAgo(1), name: 'Ina 100%_Sama' })
  const old = await makeMessage(db, { createdAt: hoursAgo(9), message: 'Mata air\nkami kering' })
  const mine = await makeMessage(db, { createdAt: hoursAgo(5), claimedBy: ruth.id, email: 'rambu@x.example' })
  const [answered, closed] = [
    await makeMessage(db, { status: 'answered', createdAt: hoursAgo(8) }),
    await makeMessage(db, { status: 'closed', createdAt: hoursAgo(7) }),
  ]
  const toOurs = await makeMessage(db, { participantId: ours.id, createdAt: hoursAgo(3) })
  const toTheirs = await makeMessage(db, { participantId: theirs.id, createdAt: hoursAgo(2) })
  expect(await listed(staff)).toEqual([old, mine, toOurs, toTheirs, young])
  expect(await listed(staff, 'state=mine')).toEqual([mine])
  expect(await listed(colleague, 'state=mine')).toEqual([])
  expect(await listed(staff, 'state=answered')).toEqual([answered])
  expect(await listed(staff, 'state=closed')).toEqual([closed])
  expect(await listed(staff, 'state=all')).toEqual([young, toTheirs, toOurs, mine, closed, answered, old])
  expect(await listed(staff, 'to_secretariat=1')).toEqual([old, mine, young])
  expect(await listed(staff, `institution=${theirs.id}`)).toEqual([toTheirs])
  expect(await listed(staff, 'q=MATA AIR')).toEqual([old])
  expect(await listed(staff, 'q=100%25_')).toEqual([young])
  expect(await listed(staff, 'q=rambu@')).toEqual([mine])
  expect(await listed(pic, 'state=all')).toEqual([toOurs])
  expect(await listed(pic, `institution=${theirs.id}`)).toEqual([])
  expect((await staff.get('/v1/desk/messages?state=lama')).errors).toHaveProperty('state')
  const html = await (await staff.open(`/desk/messages?to=${ours.id}`)).text()
  expect(html).toContain(`/desk/messages/${toOurs}`)
  expect(html).not.toContain(`/desk/messages/${old}"`)
})

test('GET /v1/desk/overview: open messages to the secretariat for its people, those to their institution for PICs', async () => {
  const waitingFor = async (who: Someone) =>
    ((await who.get('/v1/desk/overview')).data as { waiting: object[] }).waiting
  const kind = 'messages'
  expect(await waitingFor(staff)).toContainEqual({ kind, count: 3, oldest_at: hoursAgo(9).toISOString() })
  expect(await waitingFor(pic)).toContainEqual({ kind, count: 1, oldest_at: hoursAgo(3).toISOString() })
  expect(await (await staff.open('/desk')).text()).toContain('Pesan yang belum dijawab')
})

test('PUT /v1/desk/messages/{id}/claim: of two at once the first has it, and the other is told who', async () => {
  const id = await makeMessage(db)
  const answers = await Promise.all([staff, colleague].map((who) => act(who, `PUT ${id}/claim`)))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  const [won, lost] = answers.toSorted((one, other) => one.code - other.code) as [Reply, Reply]
  const { nama_lengkap: name } = won.data.claim!.by
  expect(lost.errors?.act).toEqual([`Pesan ini sedang dipegang ${name}.`])
  expect(lost.data.current).toMatchObject({ claim: { by: { nama_lengkap: name }, is_mine: false }, can: [] })
  const holder = name === 'Ruth Manafe' ? staff : colleague
  expect((await act(holder, `PUT ${id}/claim`)).code, 'again').toBe(200)
  const lines = await db
    .selectFrom('audit')
    .select('detail')
    .where('act', '=', 'message claim')
    .where('entityId', '=', id)
    .execute()
  expect(lines).toHaveLength(1)
})

test('DELETE /v1/desk/messages/{id}/claim: its holder gives a message back, an admin anybody’s', async () => {
  const id = await makeMessage(db, { claimedBy: ruth.id })
  expect((await act(colleague, `DELETE ${id}/claim`)).code).toBe(409)
  expect((await act(staff, `DELETE ${id}/claim`)).data.claim).toBeNull()
  expect((await act(staff, `DELETE ${id}/claim`)).code, 'again').toBe(200)
  await act(staff, `PUT ${id}/claim`)
  expect((await act(admin, `DELETE ${id}/claim`)).data).toMatchObject({ claim: null, status: 'open' })
})

test('PUT and DELETE /v1/desk/messages/{id}/closure: close and open again, but not what somebody else holds', async () => {
  const id = await makeMessage(db, { claimedBy: ruth.id })
  expect((await act(colleague, `PUT ${id}/closure`)).code).toBe(409)
  const closed = await act(staff, `PUT ${id}/closure`)
  expect(closed.data).toMatchObject({ status: 'closed', claim: null, can: ['reopen'] })
  expect((await act(staff, `PUT ${id}/closure`)).data.closed_at, 'again').toBe(closed.data.closed_at)
  expect((await act(staff, `PUT ${id}/claim`)).errors?.act?.[0]).toContain('sudah ditutup')
  expect((await act(colleague, `DELETE ${id}/closure`)).data).toMatchObject({
    status: 'open',
    closed_at: null,
  })
  expect((await act(colleague, `DELETE ${id}/closure`)).code, 'again').toBe(200)
})

test('GET /v1/desk/messages/{id}: a PIC has those to their institution, by the duty they have now', async () => {
  const [toOurs, toTheirs] = [
    await makeMessage(db, { participantId: ours.id }),
    await makeMessage(db, { participantId: theirs.id }),
  ]
  expect((await act(pic, `PUT ${toOurs}/claim`)).code).toBe(200)
  for (const id of [toTheirs, await makeMessage(db)]) {
    expect((await act(pic, `GET ${id}`)).code).toBe(404)
    expect((await act(pic, `PUT ${id}/claim`)).code).toBe(404)
    expect((await act(admin, `GET ${id}`)).data.claim, 'nor is it taken').toBeNull()
    expect((await pic.open(`/desk/messages/${id}`)).status).toBe(404)
  }
  const moderator = await site.as(await makeUser(db, { isModerator: true }))
  expect((await act(moderator, `GET ${toOurs}`)).code).toBe(403)
  expect((await moderator.open('/desk/messages')).status).toBe(404)
  expect(await statusOf(toOurs)).toBe('open')
})

test('GET /v1/desk/messages/{id}: names the account of the address to those who may know it, and records the look', async () => {
  const stranger = await makeUser(db, { namaLengkap: 'Orang Jauh' })
  const member = await makeUser(db, { participantId: ours.id, userType: 'partisipan' })
  const from = (email: string) => makeMessage(db, { participantId: ours.id, email: email.toUpperCase() })
  const [ofStranger, ofMember] = [await from(stranger.email), await from(member.email)]
  expect((await act(staff, `GET ${ofStranger}`)).data.account).toMatchObject({ nama_lengkap: 'Orang Jauh' })
  expect((await act(pic, `GET ${ofStranger}`)).data.account).toBeNull()
  expect((await act(pic, `GET ${ofMember}`)).data.account).toMatchObject({
    id: member.id,
    partisipan: { title: 'Yayasan Satu' },
  })
  const looks = await db
    .selectFrom('audit')
    .select(['actorId', 'subjectId'])
    .where('act', '=', 'read')
    .where('entity', '=', 'contact message')
    .orderBy('id')
    .execute()
  expect(looks).toEqual([
    { actorId: ruth.id, subjectId: stranger.id },
    { actorId: picUser.id, subjectId: member.id },
  ])
})
