import { isDeepStrictEqual } from 'node:util'
import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import type { Actor, UserType } from '#src/wire/actor.ts'
import { isOpenRegion, REGION_CLOSED } from '../regions/open-region-queries.ts'
import { lockPersonToChange, requireAnotherAdmin } from './act-on-person.ts'
import { canGovern } from './person-policy.ts'
import { presentPerson } from './present.ts'
import { findPersonDetail, type LockedPerson, setDuties, setEditedRegions } from './queries.ts'
import type { Duties } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/**
 * Changes role, moderator duty and edited regions. Ends every session, so that a new login asks for the factors
 * required.
 * @throws Failure 404, 403 for oneself, 400 for a closed region, 409 for the last admin or, with `data:{current}`, for a
 * stale edit
 */
export const changeDuties = (parts: Parts, actor: Actor, id: number, wanted: Duties) =>
  parts.write(async (tx) => {
    const person = await lockPersonToChange(tx, actor, id, canGovern)
    const edited = person.editsRegions.map((one) => one.id)
    const before = { role: person.role, is_moderator: person.isModerator, region_ids: edited }
    const after = { ...wantedOf(wanted, edited), is_moderator: wanted.is_moderator }
    if (isDeepStrictEqual(before, after)) return
    if (person.version !== wanted.version)
      throw conflict({ current: presentPerson((await findPersonDetail(tx, id))!, actor) })
    if (after.role !== 'admin') requireAnotherAdmin(person)
    for (const region of after.region_ids)
      if (!(await isOpenRegion(tx, region))) throw invalid({ region_ids: [REGION_CLOSED] })
    const now = parts.clock.now()
    const given = { role: wanted.role, isModerator: wanted.is_moderator, userType: typeOf(person, wanted) }
    await setDuties(tx, id, given, now)
    await setEditedRegions(tx, { id, regionIds: after.region_ids, by: actor.id, now })
    await endSessions(tx, id, now)
    await recordAudit(tx, actor, {
      act: 'change duties',
      entity: 'user',
      entityId: id,
      detail: { before, after },
    })
    const changed = (await findPersonDetail(tx, id))!
    const { peopleLetters } = await lettersIn(changed.language)
    const reader = { key: `duties-${id}-${now.getTime()}`, email: changed.email, name: changed.name }
    await queueMail(tx, peopleLetters.dutiesMail(reader, changed, parts.place.publicUrl))
  })

/** Regions are for members: staff and admins have all of them. */
const wantedOf = ({ role, region_ids }: Duties, edited: number[]) => ({
  role,
  region_ids: role === 'member' ? [...new Set(region_ids ?? edited)].sort((a, b) => a - b) : [],
})

const typeOf = ({ participantId }: LockedPerson, { role }: Duties): UserType =>
  role !== 'member' ? 'sekretariat' : participantId ? 'partisipan' : 'umum'
