import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { checkInCode } from '#src/features/events/registering/tickets.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { turned } from './rules-panel.tsx'
import type { CheckInWire, RegistrationRowWire, RulesWire } from './schema.ts'

const site = await freshApp()
const { db, time, get, services } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { openEvent, registerGuest, rowsOf, statesOf, subjectsTo, codeOf } = eventTools(site)
const { ask, session } = await deskCaller(site)
const HOUR = 3_600_000

const rulesOf = async (id: number) => (await ask<RulesWire>('GET', `/events/${id}/registration`)).data
const setRules = async (id: number, given: object) => {
  const { version, who, capacity, opens_at, closes_at } = await rulesOf(id)
  const body = { version, who, capacity, opens_at, closes_at, ...given }
  return ask<RulesWire>('PATCH', `/events/${id}/registration`, body)
}
const list = (id: number, query = '') =>
  ask<RegistrationRowWire[]>('GET', `/events/${id}/registrations${query}`)
const checkIn = (id: number, body: object) => ask<CheckInWire>('POST', `/events/${id}/check-ins`, body)
const act = (id: number, name: string, ids: number[]) =>
  ask<{ done: number[]; failed: object[] }>('POST', `/events/${id}/registrations/acts`, { act: name, ids })

test('PATCH /desk/events/{id}/registration: takes effect at once, is audited, and answers 409 to another version', async () => {
  const { id } = await openEvent({ who: 'none' })
  const closes = new Date(time.now.getTime() + 24 * HOUR).toISOString()
  const { code, data } = await setRules(id, { who: 'public', capacity: 2, closes_at: closes })
  expect({ code, data }).toMatchObject({
    code: 200,
    data: { who: 'public', capacity: 2, state: 'open', version: 2 },
  })
  expect((await get(`/v1/events/${id}`)).data).toMatchObject({
    registration: { state: 'open', left: 2, closes_at: closes },
  })
  expect(await setRules(id, { version: 1 })).toMatchObject({ code: 409, data: { current: { version: 2 } } })
  const [line] = (await trailOf(db, 'event', id)).filter((one) => one.act === 'change registration')
  expect(line!.detail).toMatchObject({
    before: { who: 'none', capacity: null },
    after: { who: 'public', capacity: 2 },
  })
})

test('PATCH /desk/events/{id}/registration: more seats go to the longest waiting; fewer than taken are rejected', async () => {
  const event = await openEvent({ title: 'Temu benih', capacity: 1 })
  const guests = []
  for (let n = 0; n < 4; n += 1) guests.push((await registerGuest(event.id)).guest)
  expect((await setRules(event.id, { capacity: 3 })).data).toMatchObject({ confirmed: 3, waiting: 1 })
  expect(await subjectsTo(guests[1]!.email)).toContain('Anda mendapat tempat: Temu benih')
  expect(await subjectsTo(guests[3]!.email)).toHaveLength(1)
  expect((await setRules(event.id, { capacity: 2 })).errors).toEqual({
    capacity: [expect.stringContaining('Sudah 3 orang mendapat tempat. Tulis 3 atau lebih')],
  })
  expect((await setRules(event.id, { capacity: null })).data).toMatchObject({
    confirmed: 4,
    waiting: 0,
    state: 'open',
  })
})

test('PATCH /desk/events/{id}/registration: inconsistent rules are rejected at their field', async () => {
  const { id } = await openEvent()
  const at = (hours: number) => new Date(time.now.getTime() + hours * HOUR).toISOString()
  for (const [given, field] of [
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ who: 'semua' }, 'who'],
    [{ closes_at: at(1_000) }, 'closes_at'],
    [{ opens_at: at(9), closes_at: at(8) }, 'closes_at'],
    [{ opens_at: 'besok' }, 'opens_at'],
  ] as const)
    expect(Object.keys((await setRules(id, given)).errors ?? {}), field).toEqual([field])
})

test('PATCH /desk/events/{id}/registration: moments that a form cut to the minute are those it was shown', async () => {
  const { id } = await openEvent()
  const opens_at = '2026-06-15T05:00:10.000Z'
  const closes_at = '2026-06-15T05:00:40.250Z'
  expect(await setRules(id, { opens_at, closes_at })).toMatchObject({ code: 200 })
  const minute = '2026-06-15T12:00:00+07:00'
  const typed = { opens_at: minute, closes_at: minute }
  const { version } = await rulesOf(id)
  expect(await setRules(id, typed)).toMatchObject({ code: 200, data: { version, opens_at, closes_at } })
  expect(await setRules(id, { ...typed, capacity: 9 })).toMatchObject({
    data: { capacity: 9, opens_at, closes_at },
  })
})

test('closing button: closes at the beginning of the minute, unless registration opened in it', async () => {
  const { id } = await openEvent()
  const rules = { ...(await rulesOf(id)), now: '2026-06-15T05:00:40.250Z' }
  const closing = (opens_at: string) => turned({ ...rules, opens_at })?.body.closes_at
  expect(closing('2026-06-15T04:59:00.000Z')).toBe('2026-06-15T05:00:00.000Z')
  expect(closing('2026-06-15T05:00:00.000Z')).toBe(rules.now)
})

test('PATCH /desk/events/{id}: an editor writes an event of the region, but not its registration', async () => {
  const { id } = await openEvent()
  const { id: region_id } = await db.selectFrom('regions').select('id').limit(1).executeTakeFirstOrThrow()
  const path = `/events/${id}`
  const versionNow = async () => (await ask<{ version: number }>('GET', path)).data.version
  await ask('PATCH', path, { version: await versionNow(), region_id, status: 'published' })
  const user = await makeUser(db)
  await makeEditor(db, user.id, region_id)
  const editor = await site.as(user)
  const send = async (more: object) => {
    const body = JSON.stringify({ version: await versionNow(), title: 'Temu benih di kebun', ...more })
    const headers = { 'content-type': 'application/json' }
    return (await editor.send('PATCH', `/v1/desk${path}`, { body, headers })).status
  }
  const registration = { who: 'none', capacity: null, opens_at: null, closes_at: null }
  expect(await send({ registration })).toBe(403)
  expect(await send({})).toBe(200)
  expect((await rulesOf(id)).who).toBe('public')
})

test('GET /desk/events/{id}/registrations: searches, filters, sorts and paginates, without check-in codes', async () => {
  const event = await openEvent({ capacity: 2 })
  const guests = []
  for (const name of ['Yohana', 'Ama', 'Markus'])
    guests.push(
      (await registerGuest(event.id, { name, email: `${name}@contoh.example`.toLowerCase() })).guest,
    )
  const names = async (query: string) => (await list(event.id, query)).data.map(({ name }) => name)
  expect(await names('')).toEqual(['Yohana', 'Ama', 'Markus'])
  expect(await names('?sort=name')).toEqual(['Ama', 'Markus', 'Yohana'])
  expect(await names('?state=waiting')).toEqual(['Markus'])
  expect(await names('?q=AMA@')).toEqual(['Ama'])
  expect(await names('?limit=1&page=2')).toEqual(['Ama'])
  expect((await list(event.id, '?limit=1')).pagination).toMatchObject({ total: 3 })
  expect(await list(event.id, '?sort=email')).toMatchObject({ code: 400 })
  const text = JSON.stringify(await list(event.id))
  for (const { id } of await rowsOf(event.id)) expect(text).not.toContain(checkInCode(services.secret, id))
  const file = await session.send(
    'GET',
    `/v1/desk/event-registrations/export?event=${event.id}&state=confirmed`,
  )
  const csv = await file.text()
  expect(csv).toContain('Yohana')
  expect(csv).not.toContain('Markus')
  const sheet = await session.send('GET', `/v1/desk/event-registrations/export?event=${event.id}&format=xlsx`)
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml')
  expect(await trailOf(db, 'event_registration', null)).toMatchObject([{ act: 'export' }, { act: 'export' }])
})

test('check-in: a code admits once; a second time names the first; it can be undone', async () => {
  const event = await openEvent({ inHours: 1 })
  const { guest } = await registerGuest(event.id)
  await registerGuest(event.id)
  const code = await codeOf(guest.email)
  const came = time.now.toISOString()
  expect(await checkIn(event.id, { code: code.toLowerCase() })).toMatchObject({
    code: 200,
    data: { result: 'in', present: 1, confirmed: 2, registration: { name: guest.name, checked_in_at: came } },
  })
  time.now = new Date(time.now.getTime() + HOUR)
  const again = await checkIn(event.id, { code: `http://site.test/desk/events/${event.id}/check-in#${code}` })
  expect(again.data).toMatchObject({ result: 'already', present: 1, registration: { checked_in_at: came } })
  const { id } = again.data.registration
  expect(await ask('DELETE', `/events/${event.id}/check-ins/${id}`)).toMatchObject({
    code: 200,
    data: { checked_in_at: null },
  })
  expect((await checkIn(event.id, { registration_id: id })).data).toMatchObject({ result: 'in' })
  const acts = (await trailOf(db, 'event_registration', id)).map((line) => line.act)
  expect(acts).toEqual(['check in', 'undo check in', 'check in'])
})

test('check-in: concurrent uses of one code admit one', async () => {
  const event = await openEvent()
  const { guest } = await registerGuest(event.id)
  const code = await codeOf(guest.email)
  const answers = await Promise.all(Array.from({ length: 6 }, () => checkIn(event.id, { code })))
  expect(answers.filter(({ data }) => data.result === 'in')).toHaveLength(1)
})

test('check-in: rejects waiting, cancelled and other events’ registrations with the reason', async () => {
  const [event, other] = [await openEvent({ capacity: 1 }), await openEvent()]
  const [first, second] = [await registerGuest(event.id), await registerGuest(event.id)]
  const [firstId, secondId] = (await rowsOf(event.id)).map(({ id }) => id) as [number, number]
  const { guest: stranger } = await registerGuest(other.id)
  const refusal = async (body: object) => {
    const { code, data } = await checkIn(event.id, body)
    return { code, ...(data as object) }
  }
  expect(await refusal({ registration_id: secondId })).toEqual({
    code: 409,
    reason: 'waiting',
    name: second.guest.name,
  })
  expect(await refusal({ code: await codeOf(stranger.email) })).toEqual({
    code: 409,
    reason: 'other_event',
    name: null,
  })
  const code = await codeOf(first.guest.email)
  await act(event.id, 'cancel', [firstId])
  expect(await refusal({ code })).toEqual({ code: 409, reason: 'cancelled', name: first.guest.name })
  expect(await checkIn(event.id, { code: 'C-0000-0000' })).toMatchObject({ code: 400 })
  expect(await checkIn(event.id, { registration_id: 999_999 })).toMatchObject({ code: 404 })
  expect(await checkIn(event.id, {})).toMatchObject({ code: 400 })
  expect(await checkIn(event.id, { code, registration_id: firstId })).toMatchObject({ code: 400 })
  expect((await rowsOf(event.id)).filter(({ checkedInAt }) => checkedInAt)).toEqual([])
})

test('POST /desk/events/{id}/registrations: with or without an address; an existing registration stays one', async () => {
  const event = await openEvent({ who: 'none', capacity: 2 })
  const add = (body: object) => ask<RegistrationRowWire>('POST', `/events/${event.id}/registrations`, body)
  expect(await add({ name: 'Ina Tuan' })).toMatchObject({
    code: 201,
    data: { state: 'confirmed', email: null },
  })
  expect(await add({ name: 'Ama Bali', email: 'ama.bali@contoh.example' })).toMatchObject({
    data: { is_by_desk: true },
  })
  expect(await add({ name: 'Ama', email: 'AMA.BALI@contoh.example' })).toMatchObject({
    data: { name: 'Ama Bali' },
  })
  expect(await add({ name: 'Markus', email: '' })).toMatchObject({ data: { state: 'waiting' } })
  expect(await subjectsTo('ama.bali@contoh.example')).toHaveLength(1)
  expect(await add({ name: 'A', email: 'bukan' })).toMatchObject({ code: 400 })
  await db.updateTable('events').set({ status: 'archived' }).where('id', '=', event.id).execute()
  expect(await add({ name: 'Terlambat' })).toMatchObject({ code: 409 })
})

test('POST /desk/events/{id}/registrations/acts: names the failed rows, and reaches no other event’s', async () => {
  const [event, other] = [await openEvent({ title: 'Kelas peta', capacity: 1 }), await openEvent()]
  const first = await registerGuest(event.id)
  await registerGuest(event.id)
  await registerGuest(other.id)
  const [a, b] = (await rowsOf(event.id)).map(({ id }) => id) as [number, number]
  const [c] = (await rowsOf(other.id)).map(({ id }) => id) as [number]
  expect((await act(event.id, 'check-in', [a, b, c])).data).toMatchObject({
    done: [a],
    failed: [
      { id: b, code: 409 },
      { id: c, code: 404 },
    ],
  })
  expect((await act(event.id, 'cancel', [a])).data).toMatchObject({ failed: [{ id: a, code: 409 }] })
  expect((await act(event.id, 'undo', [a])).data).toMatchObject({ done: [a] })
  expect((await act(event.id, 'cancel', [a, c])).data).toMatchObject({ done: [a], failed: [{ id: c }] })
  expect(await statesOf(event.id)).toEqual(['cancelled', 'confirmed'])
  expect(await subjectsTo(first.guest.email)).toContain('Pendaftaran dibatalkan: Kelas peta')
})
