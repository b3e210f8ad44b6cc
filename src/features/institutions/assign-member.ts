import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { insertConfirmedClaim, joinInstitution } from './claims/queries.ts'
import { leaveInstitution } from './leave-institution.ts'
import type { Change } from './pics/end-duty.ts'
import type { Reader } from './pics/mails.ts'
import { notifyPics } from './pics/notify-pics.ts'
import { endMembership } from './pics/queries.ts'

type Member = Reader & { isPic: boolean; former: Change['institution'] | null }
type Assignment = Omit<Change, 'institution'> & { institution: Change['institution'] | null }

/**
 * Makes a person a member of an institution without a claim of their own, or with null of none. A former membership
 * and pending claims end; the PICs of both are told. The person's row must be locked.
 */
export async function assignMember(tx: Tx, person: Member, { institution, ...change }: Assignment) {
  const { by, now, place } = change
  if (person.former) await leaveInstitution(tx, person, { ...change, institution: person.former })
  else await endMembership(tx, person.id, now)
  if (!institution) return
  const given = { userId: person.id, participantId: institution.id, by: by.id, now }
  await insertConfirmedClaim(tx, given)
  await joinInstitution(tx, person.id, institution.id, now)
  await recordAudit(tx, by, {
    act: 'member assign',
    entity: 'user',
    entityId: person.id,
    detail: { before: { participant_id: null }, after: { participant_id: institution.id } },
  })
  await notifyPics(tx, { of: 'joined', person }, { institution, now, publicUrl: place.publicUrl })
}
