import { makeEvent } from '#src/features/events/factory.ts'
import type { Registrants } from '#src/features/events/registering/rules.ts'
import type { FreshApp } from './fresh-app.ts'
import { solveCaptcha } from './solve-captcha.ts'

type Given = {
  title?: string
  who?: Registrants
  capacity?: number | null
  opensAt?: Date
  closesAt?: Date
  /** Hours until it begins; it takes six. */
  inHours?: number
}

const HOUR = 3_600_000

/** Helpers for event registration: open events, and visitors with networks of their own. */
export function eventTools(site: FreshApp) {
  const { app, db, write, time } = site
  let networks = 0
  let people = 0

  async function openEvent({ title, who = 'public', capacity = null, inHours = 72, ...rules }: Given = {}) {
    const startsAt = new Date(time.now.getTime() + inHours * HOUR)
    const event = await makeEvent(write, { startsAt, ...(title && { title }) })
    await db
      .updateTable('events')
      .set({
        registration: who,
        capacity,
        registrationOpensAt: rules.opensAt ?? null,
        registrationClosesAt: rules.closesAt ?? null,
      })
      .where('id', '=', event.id)
      .execute()
    return event
  }

  /** Sends a call from a new network, or from the given one. */
  async function sendFrom(
    address: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) {
    const request = new Request(`http://site.test${path}`, {
      method: 'POST',
      headers: { 'x-api-key': 'test-key', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { response } = await app.handle(request, address)
    return (await response.json()) as { code: number; data: never; errors?: Record<string, string[]> }
  }
  const newNetwork = () => {
    networks += 1
    return `10.9.${networks >> 8}.${networks & 255}`
  }
  const newGuest = () => {
    people += 1
    return { name: `Tamu ${people}`, email: `tamu-${people}@contoh.example` }
  }

  /** Registers a guest, with a solved captcha. */
  async function registerGuest(eventId: number, guest = newGuest()) {
    const captcha = await solveCaptcha(site, 'event')
    const answer = await sendFrom(newNetwork(), `/v1/events/${eventId}/registrations`, { ...guest, captcha })
    return { ...answer, guest }
  }

  const rowsOf = (eventId: number) =>
    db.selectFrom('eventRegistrations').selectAll().where('eventId', '=', eventId).orderBy('id').execute()
  const statesOf = async (eventId: number) => (await rowsOf(eventId)).map(({ state }) => state)
  /** Mails to an address in the outbox, oldest first. */
  const lettersTo = (email: string) =>
    db.selectFrom('letters').selectAll().where('toEmail', '=', email).orderBy('id').execute()
  const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject)
  /** Secret of the link in the newest mail to an address. */
  const tokenOf = async (email: string) =>
    /event-registration#(\S+)/.exec((await lettersTo(email)).at(-1)!.text)![1]!
  const codeOf = async (email: string) =>
    /^[0-9A-Z]+-[0-9A-Z]{4}-[0-9A-Z]{4}$/m.exec((await lettersTo(email)).at(-1)!.text)![0]

  return {
    openEvent,
    sendFrom,
    newNetwork,
    newGuest,
    registerGuest,
    rowsOf,
    statesOf,
    lettersTo,
    subjectsTo,
    tokenOf,
    codeOf,
  }
}
