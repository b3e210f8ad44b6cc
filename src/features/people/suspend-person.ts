import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { lockPersonToChange, requireAnotherAdmin } from './act-on-person.ts'
import { canSuspend } from './person-policy.ts'
import { setSuspension } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/**
 * Suspends a person: ends every session and mails the reason; idempotent.
 * @throws Failure 404, 403, 409 for the last admin
 */
export const suspendPerson = ({ write, clock, place }: Parts, actor: Actor, id: number, reason: string) =>
  write(async (tx) => {
    const person = await lockPersonToChange(tx, actor, id, canSuspend)
    requireAnotherAdmin(person)
    if (person.suspendedAt) return
    const now = clock.now()
    await setSuspension(tx, id, { at: now, by: actor.id, reason }, now)
    await endSessions(tx, id, now)
    await recordAudit(tx, actor, {
      act: 'suspend',
      entity: 'user',
      entityId: id,
      detail: { before: { suspended: false }, after: { suspended: true }, reason },
    })
    const { peopleLetters } = await lettersIn(person.language)
    const reader = { key: `suspended-${id}-${now.getTime()}`, email: person.email, name: person.name }
    await queueMail(tx, peopleLetters.suspendedMail(reader, reason, place.publicUrl))
  })

/** Lifts a suspension; idempotent. @throws Failure 404, 403 */
export const unsuspendPerson = ({ write, clock, place }: Parts, actor: Actor, id: number) =>
  write(async (tx) => {
    const person = await lockPersonToChange(tx, actor, id, canSuspend)
    if (!person.suspendedAt) return
    const now = clock.now()
    await setSuspension(tx, id, null, now)
    await recordAudit(tx, actor, {
      act: 'unsuspend',
      entity: 'user',
      entityId: id,
      detail: { before: { suspended: true }, after: { suspended: false } },
    })
    const { peopleLetters } = await lettersIn(person.language)
    const reader = { key: `unsuspended-${id}-${now.getTime()}`, email: person.email, name: person.name }
    await queueMail(tx, peopleLetters.unsuspendedMail(reader, place.publicUrl))
  })
