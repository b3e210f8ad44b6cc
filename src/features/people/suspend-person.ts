import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import { paths } from '#src/urls/paths.ts'
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
    await queueMail(tx, {
      key: `suspended-${id}-${now.getTime()}`,
      to: person.email,
      name: person.name,
      subject: 'Akun Anda ditangguhkan',
      blocks: [
        'Sekretariat menangguhkan akun Anda. Selama itu Anda tidak bisa login; tulisan dan data Anda tetap tersimpan.',
        `Alasannya: ${reason}`,
        'Bila menurut Anda ini keliru, tulis kepada kami. Anda juga tetap berhak atas data pribadi Anda.',
        { button: 'Tulis kepada sekretariat', href: place.publicUrl + paths.contact },
      ],
    })
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
    await queueMail(tx, {
      key: `unsuspended-${id}-${now.getTime()}`,
      to: person.email,
      name: person.name,
      subject: 'Akun Anda bisa dipakai lagi',
      blocks: [
        'Penangguhan akun Anda sudah berakhir. Silakan login seperti biasa.',
        { button: 'Login', href: place.publicUrl + paths.login },
      ],
    })
  })
