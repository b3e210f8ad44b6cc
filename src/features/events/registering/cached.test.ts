import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import { confirmSession } from '#src/platform/sessions/queries.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'

const site = await freshApp()
const { ask, rendered, heardAll } = await listening(site)
const { openEvent, registerGuest, tokenOf } = eventTools(site)

const wordsOf = (body: string) => body.replaceAll('<!-- -->', '')

test('cached event page: shows each seat taken or freed at once; cached lists stay', async () => {
  const event = await openEvent({ capacity: 2 })
  await heardAll()
  const path = `/events/${event.slug}`
  const seats = async () => /Masih ada (\d) dari 2 tempat/.exec(wordsOf((await ask(path)).body))?.[1]
  expect([await seats(), await seats()]).toEqual(['2', '2'])
  await ask('/events')
  expect(rendered).toEqual([path, '/events'])
  const { guest } = await registerGuest(event.id)
  expect(await seats()).toBe('1')
  await site.post('/v1/event-registrations/cancellation', { token: await tokenOf(guest.email) })
  expect(await seats()).toBe('2')
  await ask('/events')
  expect(rendered).toEqual([path, '/events', path, path])
})

test('cached event page: never contains a member’s own seat', async () => {
  const event = await openEvent()
  const path = `/events/${event.slug}`
  const user = await makeUser(site.db)
  const { token, jti } = await site.services.sessions.open(user, 'Uji coba')
  await confirmSession(site.db, jti, site.time.now)
  await (await site.as(user)).post(`/v1/events/${event.id}/registrations`, {})
  const mine = await ask(path, { cookie: `jkl-session=${encodeSession(token)}` })
  expect(mine.body).toContain('Anda terdaftar')
  expect(mine.headers['cache-control']).toBe('private, no-store')
  expect((await ask(path)).body).not.toContain('Anda terdaftar')
})
