import { randomInt } from 'node:crypto'
import { noText } from '#src/features/content/content-text.ts'
import { insertItem } from '#src/features/content/create-content.ts'
import { eventContent } from '#src/features/events/desk/event-content.ts'
import { detailsOf } from '#src/features/events/event-details.ts'
import { insertWaiting, seatWaiting } from '#src/features/events/registering/queries.ts'
import type { Registrants } from '#src/features/events/registering/rules.ts'
import { checkInCode, registrationToken } from '#src/features/events/registering/tickets.ts'
import type { TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const DAY = 86_400_000

/** An event in three days with open registration. @returns its number */
export async function openEvent({ db, now }: TestTools, who: Registrants = 'public'): Promise<number> {
  const startsAt = new Date(now().getTime() + 3 * DAY)
  const when = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY / 4),
    timezone: 'Asia/Makassar' as const,
  }
  const where = { place: 'Balai Latihan Oepura', address: '', regionId: null, participantId: null }
  const text = { ...noText, title: 'Temu benih', excerpt: 'Benih.', content: '<p>Benih.</p>' }
  const item = await insertItem(db, eventContent, {
    text: { ...text, details: detailsOf({ ...where, ...when }) },
    slug: `temu-benih-${randomInt(1e12)}`,
    createdBy: null,
    now: now(),
    publishedAt: now(),
  })
  const { id } = item!
  await db.updateTable('events').set({ registration: who, capacity: 40 }).where('id', '=', id).execute()
  return id
}

/** A registration with a seat. */
export async function registered(hands: TestTools, userId: number | null = null) {
  const { db, now } = hands
  const event = await openEvent(hands)
  const person = { userId, name: 'Rambu Lawa', email: `rambu-${randomInt(1e12)}@contoh.example`, phone: null }
  const id = await insertWaiting(db, {
    ...person,
    eventId: event,
    isByDesk: false,
    language: 'id',
    now: now(),
  })
  await seatWaiting(db, event, now())
  return { event, id }
}

const ofEvent: Recipe = async (hands) => ({ params: { id: await openEvent(hands) } })
const byLink: Recipe = async (hands) => ({
  body: { token: registrationToken(hands.secret, (await registered(hands)).id) },
})
const own: Recipe = async (hands, { id }) => ({ params: { id: (await registered(hands, id)).event } })

/** Registering for events, and managing registrations at the desk. */
export const eventRecipes: Record<string, Recipe> = {
  'POST /events/{id}/registrations': async (hands) => ({
    params: { id: await openEvent(hands) },
    body: {
      name: 'Rambu Lawa',
      email: `rambu-${randomInt(1e12)}@contoh.example`,
      phone: '',
      captcha: await hands.solve('event'),
    },
  }),
  'GET /events/{id}/registrations/own': own,
  'DELETE /events/{id}/registrations/own': own,
  'POST /event-registrations/link': byLink,
  'POST /event-registrations/cancellation': byLink,
  'GET /desk/events/{id}/registration': ofEvent,
  'PATCH /desk/events/{id}/registration': async (hands) => ({
    params: { id: await openEvent(hands) },
    body: { version: 1, who: 'member', capacity: 12, opens_at: null, closes_at: null },
  }),
  'GET /desk/events/{id}/registrations': ofEvent,
  'POST /desk/events/{id}/registrations': async (hands) => ({
    params: { id: await openEvent(hands) },
    body: { name: 'Ama Bali', email: '', phone: '0812 0000 4417' },
  }),
  'POST /desk/events/{id}/registrations/acts': async (hands) => {
    const { event, id } = await registered(hands)
    return { params: { id: event }, body: { act: 'check-in', ids: [id] } }
  },
  'POST /desk/events/{id}/check-ins': async (hands) => {
    const { event, id } = await registered(hands)
    return { params: { id: event }, body: { code: checkInCode(hands.secret, id) } }
  },
  'DELETE /desk/events/{id}/check-ins/{registration}': async (hands) => {
    const { event, id } = await registered(hands)
    return { params: { id: event, registration: id } }
  },
}
