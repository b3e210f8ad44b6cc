import { z } from 'zod'
import { actOnEach } from '#src/platform/http/bulk.ts'
import { created, endpoint, ok, paged, type Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { bulkBody, bulkShape } from '#src/wire/bulk.ts'
import { paginate } from '#src/wire/pagination.ts'
import { cancelRegistration } from '../../registering/cancel-registration.ts'
import { getOpenEvent, type OpenEvent } from '../../registering/queries.ts'
import { register } from '../../registering/register.ts'
import { SEATS } from '../../registering/seats-tag.ts'
import { readCheckInCode } from '../../registering/tickets.ts'
import * as words from './api-words.id.ts'
import { changeRules } from './change-rules.ts'
import { checkIn, requireOf, undoCheckIn } from './check-in.ts'
import { presentRegistration, presentRulesAtDesk } from './present.ts'
import { listRegistrations } from './queries.ts'
import {
  checkInBody,
  checkInShape,
  eventParams,
  newRegistration,
  registrationActs,
  registrationFilter,
  registrationParams,
  registrationRowShape,
  rulesBody,
  rulesShape,
} from './schema.ts'

/** Sender of mails about registrations. */
export const senderOf = ({ place, secret }: Pick<Services, 'place' | 'secret'>) => ({
  publicUrl: place.publicUrl,
  secret,
})

export const getRules = endpoint({
  where: 'GET /desk/events/{id}/registration',
  summary: 'Aturan pendaftaran satu acara, dan berapa yang terdaftar, menunggu, dan hadir',
  gate: staffOnly,
  params: eventParams,
  answer: rulesShape,
  run: async ({ db, params, clock }) =>
    ok(presentRulesAtDesk(await getOpenEvent(db, params.id), clock.now())),
})

export const patchRules = endpoint({
  where: 'PATCH /desk/events/{id}/registration',
  summary: 'Atur siapa boleh mendaftar, berapa, dan kapan; berlaku seketika',
  gate: staffOnly,
  params: eventParams,
  body: rulesBody,
  answer: rulesShape,
  failures: [409],
  async run({ params: { id }, body: rules, actor, ...call }) {
    const now = call.clock.now()
    const given = { id, rules, by: actor!, now, sender: senderOf(call) }
    return ok(presentRulesAtDesk(await call.write((tx) => changeRules(tx, given)), now))
  },
})

export const listEventRegistrations = endpoint({
  where: 'GET /desk/events/{id}/registrations',
  summary: 'Yang terdaftar, menunggu, dan batal pada satu acara',
  gate: staffOnly,
  params: eventParams,
  query: registrationFilter,
  answer: z.array(registrationRowShape),
  isPaged: true,
  async run({ db, params, query }) {
    const { id } = await getOpenEvent(db, params.id)
    const { rows, total } = await listRegistrations(db, id, query)
    return paged(rows.map(presentRegistration), paginate(total, query))
  },
})

export const addRegistration = endpoint({
  where: 'POST /desk/events/{id}/registrations',
  summary: 'Daftarkan seseorang dari meja kerja; bila penuh ia menunggu',
  gate: staffOnly,
  params: eventParams,
  body: newRegistration,
  answer: registrationRowShape,
  code: 201,
  failures: [409],
  async run({ params, body, actor, ...call }) {
    const now = call.clock.now()
    const person = { userId: null, ...body, phone: body.phone || null }
    const given = { eventId: params.id, person, by: actor!, now, sender: senderOf(call) }
    const admit = (event: OpenEvent) => requireToCome(event, now)
    return created(presentRegistration(await call.write((tx) => register(tx, { ...given, admit }))))
  },
})

/** Requires a live, coming event; the desk may register people outside the period, and if registration is off. */
function requireToCome({ isLive, isDeleted, endsAt }: OpenEvent, now: Date) {
  if (isDeleted) throw notFound()
  if (!isLive) throw conflict({ reason: 'not_live' })
  if (endsAt <= now) throw conflict({ reason: 'over' })
}

export const actOnRegistrations = endpoint({
  where: 'POST /desk/events/{id}/registrations/acts',
  summary: 'Catat hadir, tarik kembali, atau batalkan beberapa pendaftaran',
  gate: staffOnly,
  params: eventParams,
  body: bulkBody(registrationActs),
  answer: bulkShape,
  async run({ params: { id: eventId }, body: { act, ids }, actor, ...call }) {
    const now = call.clock.now()
    const one = (id: number) =>
      call.write(async (tx) => {
        await requireOf(tx, eventId, id)
        const given = { eventId, id, by: actor!, now }
        if (act === 'cancel') return cancelRegistration(tx, { ...given, sender: senderOf(call) })
        return act === 'check-in' ? checkIn(tx, given) : undoCheckIn(tx, given)
      })
    return ok(await actOnEach(ids, one))
  },
})

export const postCheckIn = endpoint({
  where: 'POST /desk/events/{id}/check-ins',
  summary: 'Catat hadir dengan kode hadir atau nomor pendaftaran; yang kedua kali mengatakan sejak kapan',
  gate: staffOnly,
  params: eventParams,
  body: checkInBody,
  answer: checkInShape,
  failures: [409],
  async run({ params: { id: eventId }, body, actor, ...call }) {
    const { code, registration_id, beyond_capacity: isBeyondCapacity } = body
    if ((code === undefined) === (registration_id === undefined))
      throw invalid({ code: [words.enterCodeOrPerson] })
    const id = registration_id ?? readCheckInCode(call.secret, code!)
    if (id === null) throw invalid({ code: [words.codeIsUnknown] })
    const given = { eventId, id, by: actor!, now: call.clock.now(), isBeyondCapacity }
    const { row, isNew } = await call.write(async (tx) => {
      if (isBeyondCapacity) tx.invalidate(SEATS)
      return checkIn(tx, given)
    })
    const { present, taken } = await getOpenEvent(call.db, eventId)
    const result = isNew ? ('in' as const) : ('already' as const)
    return ok({ result, registration: presentRegistration(row), present, confirmed: taken })
  },
})

export const deleteCheckIn = endpoint({
  where: 'DELETE /desk/events/{id}/check-ins/{registration}',
  summary: 'Tarik kembali catatan hadir',
  gate: staffOnly,
  params: registrationParams,
  answer: registrationRowShape,
  async run({ params: { id: eventId, registration: id }, actor, write, clock }) {
    const row = await write(async (tx) => {
      await requireOf(tx, eventId, id)
      return undoCheckIn(tx, { eventId, id, by: actor!, now: clock.now() })
    })
    return ok(presentRegistration(row))
  },
})

export const deskRegistrationEndpoints = [
  getRules,
  patchRules,
  listEventRegistrations,
  addRegistration,
  actOnRegistrations,
  postCheckIn,
  deleteCheckIn,
]
