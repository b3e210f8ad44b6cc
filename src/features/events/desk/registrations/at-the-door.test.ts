import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { CheckInWire, RegistrationRowWire } from './schema.ts'

const site = await freshApp()
const { openEvent, registerGuest, rowsOf } = eventTools(site)
const { ask, session } = await deskCaller(site)
const html = async (path: string) => (await (await session.open(path)).text()).replaceAll('<!-- -->', '')

test('POST /v1/desk/events/:id/check-ins: a walk-in at a full event is admitted with `beyond_capacity`', async () => {
  const event = await openEvent({ capacity: 1 })
  await registerGuest(event.id)
  await registerGuest(event.id)
  const waiting = (await rowsOf(event.id))[1]!
  const checkIn = (body: object) => ask<CheckInWire>('POST', `/events/${event.id}/check-ins`, body)
  const refused = await checkIn({ registration_id: waiting.id })
  expect(refused).toMatchObject({ code: 409, data: { reason: 'waiting' } })
  const letIn = { registration_id: waiting.id, beyond_capacity: true }
  expect(await checkIn(letIn)).toMatchObject({ code: 200, data: { result: 'in', present: 1, confirmed: 2 } })
  expect(await checkIn(letIn)).toMatchObject({ code: 200, data: { result: 'already', present: 1 } })
  const found = await html(`${deskPaths.checkIn(event.id)}?q=Tamu`)
  expect(found).toContain('Catat hadir')
  expect(found).not.toContain('Masukkan walau penuh')
})

test('GET /v1/desk/events/:id/registrations: a member’s phone defaults to the profile’s', async () => {
  const event = await openEvent()
  const member = await makeUser(site.db, { phone: '+6281200004417' })
  await (await site.as(member)).post(`/v1/events/${event.id}/registrations`, {})
  const { data } = await ask<RegistrationRowWire[]>('GET', `/events/${event.id}/registrations`)
  expect(data).toMatchObject([{ user_id: member.id, phone: '+6281200004417' }])
})

test('/events/:slug: registering after the start shows a warning, on the page and at the desk', async () => {
  const closesAt = new Date(site.time.now.getTime() + 5 * 3_600_000)
  const begun = await openEvent({ inHours: -1, closesAt })
  const toCome = await openEvent()
  const page = async (slug: string) => (await site.open(paths.event(slug))).text()
  expect(await page(begun.slug)).toContain('Acara ini sudah mulai.')
  expect(await page(toCome.slug)).not.toContain('Acara ini sudah mulai.')
  expect(await html(deskPaths.newRegistration(begun.id))).toContain('Acara ini sudah mulai.')
  expect(await html(deskPaths.newRegistration(toCome.id))).not.toContain('Acara ini sudah mulai.')
})

test('/desk/events/:id: deleting an event with registrations needs a confirmation', async () => {
  const event = await openEvent()
  const path = deskPaths.events.item(event.id)
  expect(await html(path)).not.toContain('Tetap hapus')
  await registerGuest(event.id)
  expect(await html(path)).toMatch(/1 orang sudah mendaftar[\s\S]*Tetap hapus/)
})
