import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { purgeExpiredData } from '#src/features/privacy/purge-expired-data.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { promoteWaitlist } from './registration-jobs.ts'

const site = await freshApp()
const { db, time, as } = site
const { openEvent, registerGuest, rowsOf, statesOf, subjectsTo } = eventTools(site)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const wait = (hours: number) => {
  time.now = new Date(time.now.getTime() + hours * HOUR)
}

test('erased person: in no registration list; past ones still count, and upcoming seats become free', async () => {
  const email = 'kenari.emas@contoh.example'
  const user = await makeUser(db, { email, namaLengkap: 'Kenari Emas', deletionDueAt: time.now })
  const past = await openEvent({ inHours: 1 })
  await registerGuest(past.id, { name: 'Kenari Emas', email })
  const coming = await openEvent({ title: 'Temu kebun', capacity: 1 })
  await (await as(user)).post(`/v1/events/${coming.id}/registrations`, { phone: '0812 9990 001' })
  const next = await registerGuest(coming.id)
  wait(10)
  await erasePerson(site.services, user.id, time.now)
  await db.updateTable('letters').set({ toEmail: '' }).where('key', 'like', 'erased-%').execute()
  expect(await tablesWith(db, ['kenari', '9990 001'])).toEqual([])
  expect(await rowsOf(past.id)).toMatchObject([{ state: 'confirmed', name: null, email: null, userId: null }])
  expect(await statesOf(coming.id)).toEqual(['cancelled', 'waiting'])
  await promoteWaitlist.run({}, site.jobParts())
  expect(await statesOf(coming.id)).toEqual(['cancelled', 'confirmed'])
  expect(await subjectsTo(next.guest.email)).toContain('Anda mendapat tempat: Temu kebun')
})

test('personal data export: has the person’s registrations, with and without their account', async () => {
  const user = await makeUser(db)
  const member = await as(user)
  const [own, asGuest, others] = [
    await openEvent({ title: 'Sendiri' }),
    await openEvent({ title: 'Tamu' }),
    await openEvent(),
  ]
  await member.post(`/v1/events/${own.id}/registrations`, {})
  await registerGuest(asGuest.id, { name: 'Ama Bali', email: user.email })
  await registerGuest(others.id)
  const answer = await member.open('/v1/auth/export')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const { acara } = JSON.parse(Buffer.from(files['data.json']!).toString())
  expect(acara).toMatchObject([
    { acara: 'Sendiri', email: user.email, state: 'confirmed' },
    { acara: 'Tamu', name: 'Ama Bali' },
  ])
})

test('registrations: anonymised a year after the event; their number stays', async () => {
  const event = await openEvent({ inHours: 1 })
  const user = await makeUser(db)
  await (await as(user)).post(`/v1/events/${event.id}/registrations`, {})
  const { guest } = await registerGuest(event.id)
  const run = () => purgeExpiredData.run({}, site.jobParts())
  wait(7 + 364 * 24)
  await run()
  expect((await rowsOf(event.id)).map(({ name }) => name)).toContain(guest.name)
  time.now = new Date(time.now.getTime() + 3 * DAY)
  await run()
  await run()
  expect(await rowsOf(event.id)).toMatchObject(
    Array(2).fill({ name: null, email: null, phone: null, userId: null, state: 'confirmed' }),
  )
})

test('member home: lists registrations until the event is over', async () => {
  const user = await makeUser(db)
  const member = await as(user)
  const event = await openEvent({ title: 'Kelas peta', inHours: 2 })
  await member.post(`/v1/events/${event.id}/registrations`, {})
  const registrations = async () =>
    ((await member.get('/v1/member/summary')).data as { registrations: object[] }).registrations
  expect(await registrations()).toMatchObject([{ title: 'Kelas peta', slug: event.slug, state: 'confirmed' }])
  wait(9)
  expect(await registrations()).toEqual([])
})
