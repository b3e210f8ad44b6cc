import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { minuteOf } from '../../place-time.ts'
import { assignFreeSeats } from '../../registering/assign-free-seats.ts'
import type { Sender } from '../../registering/mails.ts'
import { getOpenEvent, lockOpenEvent, type OpenEvent } from '../../registering/queries.ts'
import * as words from './api-words.id.ts'
import { presentRulesAtDesk } from './present.ts'
import { updateRegistrationRules } from './queries.ts'
import type { RegistrationRules, RulesBody } from './schema.ts'

type By = { id: number; by: Actor; now: Date; sender: Sender }

/**
 * Changes the registration rules alone.
 * @throws Failure 400, 404, 409 with `data:{current}` for another version
 */
export async function changeRules(
  tx: Tx,
  { rules, ...given }: By & { rules: RulesBody },
): Promise<OpenEvent> {
  const { version, ...wanted } = rules
  const event = await lockOpenEvent(tx, given.id)
  if (event.isDeleted) throw notFound()
  if (event.rulesVersion !== version) throw conflict({ current: presentRulesAtDesk(event, given.now) })
  await setRules(tx, { ...given, rules: wanted })
  return getOpenEvent(tx, given.id)
}

type Wanted = By & {
  rules: RegistrationRules
  /** End of the event in a text that is not published; the later end limits the rules. */
  draftEnd?: string
  /** Path of the rules in the request body, for errors. */
  under?: 'registration.'
}

/**
 * Sets who may register, how many and when; effective at once. Additional seats go to those waiting. Unchanged rules
 * are neither checked nor written, nor are moments a form knows to the minute only.
 * @throws Failure 400, also for fewer seats than are taken
 */
export async function setRules(
  tx: Tx,
  { id, rules, by, now, sender, draftEnd, under }: Wanted,
): Promise<void> {
  const event = await lockOpenEvent(tx, id)
  const before = rulesOf(event)
  const after = {
    ...rules,
    opens_at: keptMoment(before.opens_at, rules.opens_at),
    closes_at: keptMoment(before.closes_at, rules.closes_at),
  }
  if (isDeepStrictEqual(before, after)) return
  const end = Math.max(event.endsAt.getTime(), draftEnd ? Date.parse(draftEnd) : 0)
  const errors = errorsOf(event, after, end)
  if (Object.keys(errors).length)
    throw invalid(
      Object.fromEntries(Object.entries(errors).map(([name, why]) => [`${under ?? ''}${name}`, why])),
    )
  await updateRegistrationRules(tx, id, after)
  const detail = { before, after }
  await recordAudit(tx, by, { act: 'change registration', entity: 'event', entityId: id, detail })
  await assignFreeSeats(tx, await getOpenEvent(tx, id), { now, sender })
}

function errorsOf(
  event: OpenEvent,
  { capacity, opens_at, closes_at }: RegistrationRules,
  end: number,
): FieldErrors {
  const errors: FieldErrors = {}
  const [opens, closes] = [opens_at, closes_at].map((at) => (at ? Date.parse(at) : null))
  if (closes && closes > end) errors.closes_at = [words.latestAtEnd]
  if (opens && closes && closes <= opens) errors.closes_at = [words.closesBeforeOpening]
  // People admitted beyond the limit at the door leave the limit as it is.
  if (capacity !== null && capacity !== event.capacity && capacity < event.taken)
    errors.capacity = [words.placesAreTaken(event.taken, event.taken)]
  return errors
}

/** A moment to store: the former one if the wanted is the beginning of its minute, which is all that forms know. */
function keptMoment(held: string | null, wanted: string | null): string | null {
  const iso = wanted && new Date(wanted).toISOString()
  return iso && held && iso === minuteOf(held) ? held : iso
}

const rulesOf = ({ who, capacity, opensAt, closesAt }: OpenEvent) => ({
  who,
  capacity,
  opens_at: opensAt?.toISOString() ?? null,
  closes_at: closesAt?.toISOString() ?? null,
})
