import { type CallOf, created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import { anyone, everyone, signedIn } from '#src/platform/http/gates.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { admitRegistrant } from './admit-registrant.ts'
import * as words from './api-words.id.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { presentLinked, presentOwn } from './present.ts'
import { findOwn, findRegistrant, getOpenEvent, getRegistration } from './queries.ts'
import { type Registrant, register } from './register.ts'
import {
  eventNumber,
  linkedRegistrationShape,
  ownRegistration,
  receiptShape,
  registrationBody,
  registrationTokenBody,
} from './schema.ts'
import { readRegistrationToken } from './tickets.ts'

type Call = CallOf<undefined, undefined, typeof registrationBody>

export const postRegistration = endpoint({
  where: 'POST /events/{id}/registrations',
  summary: 'Daftar ke satu acara; tamu mendapat jawabannya lewat e-mail',
  gate: anyone,
  params: eventNumber,
  body: registrationBody,
  answer: receiptShape,
  code: 201,
  failures: [401, 409, 429],
  async run({ params: { id: eventId }, ...call }) {
    const { actor, body, visit, write, clock, place, secret, captcha, limits } = call
    const person = await registrantOf(call)
    const solved = !actor && body.captcha ? await captcha.check('event', body.captcha) : null
    const key = actor ? `user ${actor.id}` : networkOf(visit.address)
    const now = clock.now()
    const { state } = await write((tx) =>
      register(tx, {
        eventId,
        person,
        by: null,
        now,
        sender: { publicUrl: place.publicUrl, secret },
        admit: admitRegistrant(tx, {
          limits,
          captcha,
          caller: { isMember: actor !== null, key, solved },
          now,
        }),
      }),
    )
    return created({ state: actor && state !== 'cancelled' ? state : ('mailed' as const) })
  },
})

/** @throws Failure 400 for a guest without name or address */
async function registrantOf({ db, actor, body }: Pick<Call, 'db' | 'actor' | 'body'>): Promise<Registrant> {
  const phone = body.phone || null
  if (actor) return { userId: actor.id, phone, ...(await findRegistrant(db, actor.id))! }
  const errors: FieldErrors = {}
  if (!body.name) errors.name = [sharedWords.yourNameMissing]
  if (!body.email) errors.email = [sharedWords.emailMissing]
  if (Object.keys(errors).length) throw invalid(errors)
  return { userId: null, phone, name: body.name!, email: body.email! }
}

export const getOwnRegistration = endpoint({
  where: 'GET /events/{id}/registrations/own',
  summary: 'Pendaftaran sendiri di satu acara, dengan kode hadirnya',
  gate: signedIn,
  params: eventNumber,
  answer: ownRegistration,
  async run({ db, actor, params, secret }) {
    const row = await findOwn(db, params.id, actor!.id)
    return ok({ registration: row ? presentOwn(row, secret) : null })
  },
})

export const cancelOwnRegistration = endpoint({
  where: 'DELETE /events/{id}/registrations/own',
  summary: 'Batalkan pendaftaran sendiri di satu acara',
  gate: signedIn,
  params: eventNumber,
  answer: ownRegistration,
  failures: [409],
  async run({ write, actor, params, clock, place, secret }) {
    const sender = { publicUrl: place.publicUrl, secret }
    const row = await write(async (tx) => {
      const own = await findOwn(tx, params.id, actor!.id)
      if (!own) throw notFound()
      return cancelRegistration(tx, { id: own.id, by: null, now: clock.now(), sender })
    })
    return ok({ registration: presentOwn(row, secret) })
  },
})

/** @throws Failure 400 for an invalid token */
function numberOf(secret: SiteSecret, token: string): number {
  const id = readRegistrationToken(secret, token)
  if (id === null) throw invalid({ token: [words.linkUnknown] })
  return id
}

export const openRegistrationLink = endpoint({
  where: 'POST /event-registrations/link',
  summary: 'Apa yang dibuka tautan dari surat pendaftaran acara; tidak mengubah apa pun',
  gate: everyone,
  body: registrationTokenBody,
  answer: linkedRegistrationShape,
  failures: [404],
  async run({ db, body, secret, clock }) {
    const row = await getRegistration(db, numberOf(secret, body.token))
    return ok(presentLinked(row, await getOpenEvent(db, row.eventId), { secret, now: clock.now() }))
  },
})

export const cancelByLink = endpoint({
  where: 'POST /event-registrations/cancellation',
  summary: 'Batalkan pendaftaran acara dengan tautan dari surat, tanpa login',
  gate: everyone,
  body: registrationTokenBody,
  answer: linkedRegistrationShape,
  failures: [404, 409],
  async run({ db, write, body, secret, clock, place }) {
    const [id, now] = [numberOf(secret, body.token), clock.now()]
    const sender = { publicUrl: place.publicUrl, secret }
    const row = await write((tx) => cancelRegistration(tx, { id, by: null, now, sender }))
    return ok(presentLinked(row, await getOpenEvent(db, row.eventId), { secret, now }))
  },
})

export const eventRegistrationEndpoints = [
  postRegistration,
  getOwnRegistration,
  cancelOwnRegistration,
  openRegistrationLink,
  cancelByLink,
]
