import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp()
const { db, get, as, post } = site
const hands = eventTools(site)
const { openEvent, registerGuest, newGuest, newNetwork, sendFrom, rowsOf, statesOf, subjectsTo, tokenOf } =
  hands
const HOUR = 3_600_000

const detailOf = async ({ id }: { id: number }) =>
  ((await get(`/v1/events/${id}`)).data as { registration: Record<string, unknown> }).registration
const cancel = (token: string) => post('/v1/event-registrations/cancellation', { token })
const path = ({ id }: { id: number }) => `/v1/events/${id}/registrations`

test('POST /v1/events/{id}/registrations: a guest gets a seat and a mail, and the public count drops at once', async () => {
  const event = await openEvent({ title: 'Temu benih', capacity: 2 })
  expect(await detailOf(event)).toMatchObject({ state: 'open', capacity: 2, left: 2, who: 'public' })
  const { code, data, guest } = await registerGuest(event.id)
  expect({ code, data }).toEqual({ code: 201, data: { state: 'mailed' } })
  expect(await subjectsTo(guest.email)).toEqual(['Anda terdaftar: Temu benih'])
  expect(await detailOf(event)).toMatchObject({ state: 'open', left: 1 })
})

test('POST /v1/events/{id}/registrations: concurrent ones never exceed the capacity; the others wait in order', async () => {
  const event = await openEvent({ capacity: 3 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => registerGuest(event.id)))
  expect(answers.map(({ code }) => code)).toEqual(Array(12).fill(201))
  const states = await statesOf(event.id)
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(3)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(9)
  expect(states.slice(0, 3)).toEqual(Array(3).fill('confirmed'))
  expect(await detailOf(event)).toMatchObject({ state: 'full', left: 0 })
})

test('POST /v1/events/{id}/registrations: repeats of one person make one seat and one mail, with the same answer', async () => {
  const event = await openEvent({ capacity: 5 })
  const guest = newGuest()
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) =>
      registerGuest(event.id, n % 2 ? { ...guest, email: guest.email.toUpperCase() } : guest),
    ),
  )
  for (const { code, data } of answers)
    expect({ code, data }).toEqual({ code: 201, data: { state: 'mailed' } })
  expect(await rowsOf(event.id)).toHaveLength(1)
  expect(await subjectsTo(guest.email)).toHaveLength(1)
  site.time.now = new Date(site.time.now.getTime() + 2 * HOUR)
  await registerGuest(event.id, guest)
  await registerGuest(event.id, guest)
  expect(await subjectsTo(guest.email), 'once more, not each time').toHaveLength(2)
})

test('POST /v1/events/{id}/registrations: a full event answers the same to the registered and to strangers', async () => {
  const event = await openEvent({ capacity: 1 })
  const { guest } = await registerGuest(event.id)
  const again = await registerGuest(event.id, guest)
  const stranger = await registerGuest(event.id)
  expect([again.code, again.data]).toEqual([stranger.code, stranger.data])
  const unsolved = (person: object) => sendFrom(network, path(event), person)
  const network = newNetwork()
  for (let sent = 0; sent < 3; sent += 1) await unsolved(newGuest())
  expect(await unsolved(guest), 'the captcha is due for the known as well').toMatchObject({
    code: 400,
    data: { captcha_required: true },
  })
})

test('event registration: cancelling by the mail’s link gives the seat to the longest waiting, once', async () => {
  const event = await openEvent({ title: 'Malam baca', capacity: 1 })
  const [first, second, third] = [
    await registerGuest(event.id),
    await registerGuest(event.id),
    await registerGuest(event.id),
  ]
  expect(await subjectsTo(second.guest.email)).toEqual(['Daftar tunggu: Malam baca'])
  const token = await tokenOf(first.guest.email)
  const opened = await post('/v1/event-registrations/link', { token })
  expect(opened.data).toMatchObject({
    state: 'confirmed',
    name: first.guest.name,
    event: { title: 'Malam baca' },
  })
  expect(await cancel(token)).toMatchObject({ code: 200, data: { state: 'cancelled' } })
  expect(await cancel(token), 'again').toMatchObject({ code: 200, data: { state: 'cancelled', code: null } })
  expect(await statesOf(event.id)).toEqual(['cancelled', 'confirmed', 'waiting'])
  expect(await subjectsTo(second.guest.email)).toContain('Anda mendapat tempat: Malam baca')
  expect(await subjectsTo(third.guest.email)).toHaveLength(1)
  expect(await subjectsTo(first.guest.email)).toEqual([
    'Anda terdaftar: Malam baca',
    'Pendaftaran dibatalkan: Malam baca',
  ])
})

test('event registration: concurrent cancellations and registrations leave no seat empty or overbooked', async () => {
  const event = await openEvent({ capacity: 3 })
  const guests = []
  for (let n = 0; n < 6; n += 1) guests.push((await registerGuest(event.id)).guest)
  const tokens = await Promise.all(guests.slice(0, 4).map(({ email }) => tokenOf(email)))
  await Promise.all([...tokens.map(cancel), registerGuest(event.id), registerGuest(event.id)])
  const states = await statesOf(event.id)
  expect(states.filter((state) => state === 'confirmed')).toHaveLength(3)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
})

test('event registration: after cancelling one may register again, behind those waiting', async () => {
  const event = await openEvent({ capacity: 1 })
  const { guest } = await registerGuest(event.id)
  await registerGuest(event.id)
  await cancel(await tokenOf(guest.email))
  await registerGuest(event.id, guest)
  expect(await statesOf(event.id)).toEqual(['cancelled', 'confirmed', 'waiting'])
})

test('POST /v1/event-registrations/cancellation: rejects a forged or shortened token', async () => {
  const { guest } = await registerGuest((await openEvent()).id)
  const token = await tokenOf(guest.email)
  const [id, secret] = token.split('.') as [string, string]
  for (const wrong of [`${Number(id) + 1}.${secret}`, `${id}.${'a'.repeat(43)}`, secret])
    expect(await cancel(wrong), wrong).toMatchObject({ code: 400, errors: { token: [expect.any(String)] } })
})

test.for([
  ['not open yet', { opensAt: 1 }, 'soon'],
  ['closed', { closesAt: -1 }, 'closed'],
  ['begun', { inHours: -1 }, 'closed'],
  ['past', { inHours: -100 }, 'closed'],
  ['without registration', { who: 'none' as const }, 'none'],
] as const)('event registration: rejected with the reason for an event %s', async ([, given, state]) => {
  const at = (hours: number) => new Date(site.time.now.getTime() + hours * HOUR)
  const event = await openEvent({
    ...('who' in given && { who: given.who }),
    ...('inHours' in given && { inHours: given.inHours }),
    ...('opensAt' in given && { opensAt: at(given.opensAt) }),
    ...('closesAt' in given && { closesAt: at(given.closesAt) }),
  })
  expect(await registerGuest(event.id)).toMatchObject({ code: 409, data: { state } })
  expect(await detailOf(event)).toMatchObject({ state })
})

test('POST /v1/events/{id}/registrations: rejected for an unpublished event', async () => {
  const event = await openEvent()
  await db.updateTable('events').set({ status: 'archived' }).where('id', '=', event.id).execute()
  expect(await registerGuest(event.id)).toMatchObject({ code: 404 })
})

test('event registration for members: a guest is refused; a member needs neither name nor captcha', async () => {
  const event = await openEvent({ who: 'member', capacity: 1 })
  expect(await registerGuest(event.id)).toMatchObject({ code: 401 })
  const user = await makeUser(db, { namaLengkap: 'Rambu Lawa' })
  const member = await as(user)
  expect(await member.post(path(event), {})).toMatchObject({ code: 201, data: { state: 'confirmed' } })
  expect(await member.post(path(event), {}), 'again').toMatchObject({ data: { state: 'confirmed' } })
  expect(await rowsOf(event.id)).toMatchObject([{ name: 'Rambu Lawa', email: user.email, userId: user.id }])
  const own = await member.get(`${path(event)}/own`)
  expect(own.data).toMatchObject({ registration: { state: 'confirmed', code: expect.stringMatching(/-/) } })
  const other = await as(await makeUser(db))
  expect(await other.post(path(event), {})).toMatchObject({ data: { state: 'waiting' } })
  expect((await other.get(`${path(event)}/own`)).data).toMatchObject({ registration: { code: null } })
  const gone = await member.send('DELETE', `${path(event)}/own`)
  expect(await gone.json()).toMatchObject({ data: { registration: { state: 'cancelled' } } })
  expect((await other.get(`${path(event)}/own`)).data).toMatchObject({ registration: { state: 'confirmed' } })
  expect((await member.send('DELETE', `${path(event)}/own`)).status).toBe(404)
})

test('event registration: one made as a guest belongs to the member with that address', async () => {
  const event = await openEvent()
  const user = await makeUser(db)
  await registerGuest(event.id, { name: 'Ama Bali', email: user.email })
  const member = await as(user)
  expect((await member.get(`${path(event)}/own`)).data).toMatchObject({
    registration: { state: 'confirmed' },
  })
  await member.post(path(event), {})
  expect(await rowsOf(event.id)).toMatchObject([{ userId: user.id, name: 'Ama Bali' }])
})

test('POST /v1/events/{id}/registrations: invalid input names every field, and nothing is stored', async () => {
  const event = await openEvent()
  const answer = await sendFrom(newNetwork(), path(event), { name: 'A', email: 'bukan', phone: 'x' })
  expect(answer).toMatchObject({ code: 400 })
  expect(Object.keys(answer.errors!).sort()).toEqual(['email', 'name', 'phone'])
  const empty = await sendFrom(newNetwork(), path(event), {})
  expect(Object.keys(empty.errors!).sort()).toEqual(['email', 'name'])
  expect(await rowsOf(event.id)).toEqual([])
})
