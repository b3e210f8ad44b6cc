import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventTools } from '#test/support/event-actors.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { checkInCode, registrationToken } from './tickets.ts'

const site = await freshApp()
const { db, get, open, as, services } = site
const { openEvent, registerGuest, rowsOf } = eventTools(site)
const event = await openEvent({ title: 'Kelas peta', capacity: 2 })
const NAME = 'Kenari Sangkarmas'
for (const email of ['kenari@contoh.example', 'murai@contoh.example', 'tekukur@contoh.example'])
  await registerGuest(event.id, { name: NAME, email })
const ids = (await rowsOf(event.id)).map(({ id }) => id)
const secrets = ids.flatMap((id) => [
  checkInCode(services.secret, id),
  registrationToken(services.secret, id).split('.')[1]!,
])
const words = [NAME, 'kenari@', 'murai@', 'tekukur@', ...secrets]
const tellsNothing = (text: string, what: string) => {
  for (const word of words) expect(text.includes(word), `${what}: ${word}`).toBe(false)
}

const queries = [
  '',
  '?slug=1',
  '?include=registrations',
  '?fields=email',
  '?sort=name',
  '?q=Kenari',
  '?state=confirmed',
]

test.each([
  '/v1/events',
  `/v1/events/${event.id}`,
  `/v1/events/${event.slug}`,
  `/v1/events/${event.id}/registrations`,
  `/v1/events/${event.id}/registrations/own`,
  `/v1/desk/events/${event.id}/registrations`,
  `/v1/desk/events/${event.id}/registration`,
  `/v1/desk/event-registrations/export`,
  '/v1/home',
  '/v1/search',
  `/events/${event.slug}`,
  `/events/${event.slug}.ics`,
  '/events/feed.ics',
  `/desk/events/${event.id}/registrations`,
  `/desk/events/${event.id}/check-in`,
  '/event-registration',
])('%s: never reveals to a guest or member who is registered, whatever the query', async (path) => {
  const member = await as(await makeUser(db))
  for (const query of queries) {
    tellsNothing(await (await open(path + query)).text(), `guest ${query}`)
    tellsNothing(await (await member.open(path + query)).text(), `member ${query}`)
  }
})

test('GET /v1/events/:id: adds the registration state to the fields of the contract', async () => {
  const { data } = await get(`/v1/events/${event.id}`)
  expect((data as { registration: object }).registration).toEqual({
    state: 'full',
    who: 'public',
    capacity: 2,
    left: 0,
    opens_at: null,
    closes_at: expect.any(String),
    has_begun: false,
  })
  const [row] = (await get('/v1/events')).data as object[]
  expect(Object.keys(row!)).not.toContain('registration')
})

test('check-in code: useless to guests and members, and no token for the mailed link', async () => {
  const member = await as(await makeUser(db))
  const code = checkInCode(services.secret, ids[0]!)
  const path = `/v1/desk/events/${event.id}/check-ins`
  expect(await site.post(path, { code })).toMatchObject({ code: 401, data: {} })
  expect(await member.post(path, { code })).toMatchObject({ code: 403, data: {} })
  const asToken = await site.post('/v1/event-registrations/link', { token: `${ids[0]}.${code}` })
  expect(asToken).toMatchObject({ code: 400, data: {} })
})

test('audit trail of registrations: has ids, but no people, codes or tokens', async () => {
  const rows = await db.selectFrom('audit').select(['detail']).execute()
  tellsNothing(JSON.stringify(rows), 'audit')
})
