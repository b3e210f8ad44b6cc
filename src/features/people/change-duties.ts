import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor, UserType } from '#src/wire/actor.ts'
import { lockPersonToChange, requireAnotherAdmin } from './act-on-person.ts'
import { canGovern } from './person-policy.ts'
import { presentPerson } from './present.ts'
import { findPersonDetail, type LockedPerson, setDuties } from './queries.ts'
import type { Duties } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/**
 * Changes role and moderator duty. Ends every session, so that a new login asks for the factors required.
 * @throws Failure 404, 403 for oneself, 409 for the last admin or, with `data:{current}`, for a stale edit
 */
export const changeDuties = (parts: Parts, actor: Actor, id: number, wanted: Duties) =>
  parts.write(async (tx) => {
    const person = await lockPersonToChange(tx, actor, id, canGovern)
    const before = { role: person.role, is_moderator: person.isModerator }
    const after = { role: wanted.role, is_moderator: wanted.is_moderator }
    if (before.role === after.role && before.is_moderator === after.is_moderator) return
    if (person.version !== wanted.version)
      throw conflict({ current: presentPerson((await findPersonDetail(tx, id))!, actor) })
    if (after.role !== 'admin') requireAnotherAdmin(person)
    const now = parts.clock.now()
    const given = { role: wanted.role, isModerator: wanted.is_moderator, userType: typeOf(person, wanted) }
    await setDuties(tx, id, given, now)
    await endSessions(tx, id, now)
    await recordAudit(tx, actor, {
      act: 'change duties',
      entity: 'user',
      entityId: id,
      detail: { before, after },
    })
    await queueMail(tx, {
      key: `duties-${id}-${now.getTime()}`,
      to: person.email,
      name: person.name,
      subject: 'Peran Anda berubah',
      blocks: [
        `Peran Anda sekarang: ${words[after.role]}${after.is_moderator ? ', moderator' : ''}. Semua perangkat dikeluarkan; silakan login lagi.`,
        ...(after.role !== 'member' || after.is_moderator
          ? ['Peran ini memerlukan langkah kedua saat login. Bila belum ada, Anda diminta memasangnya.']
          : []),
        { button: 'Login', href: parts.place.publicUrl + paths.login },
        'Bila Anda tidak tahu tentang perubahan ini, kabari sekretariat.',
      ],
    })
  })

const words = { member: 'anggota', staff: 'staf sekretariat', admin: 'admin' }

const typeOf = ({ participantId }: LockedPerson, { role }: Duties): UserType =>
  role !== 'member' ? 'sekretariat' : participantId ? 'partisipan' : 'umum'
