import type { Tx } from '#src/platform/database/write.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Role } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { leaveInstitution } from '../../institutions/leave-institution.ts'
import { mailClaim } from '../../institutions/mail-claim.ts'
import {
  findInstitution,
  findTitle,
  findWaitingClaim,
  insertClaim,
  type Person,
  withdrawClaims,
} from './queries.ts'

/** Errors of an institution claim; a confirmed membership must be ended first. */
export async function institutionErrors(
  tx: Tx,
  person: Person,
  wanted: number | null | undefined,
): Promise<FieldErrors> {
  const message = await objection(tx, person, wanted)
  return message ? { participant_id: [message] } : {}
}

async function objection(tx: Tx, person: Person, wanted: number | null | undefined) {
  if (wanted === undefined || wanted === person.participantId) return null
  if (wanted === null) return null
  if (person.participantId !== null) return 'Keluar dahulu dari lembaga Anda sekarang, lalu pilih yang baru.'
  return (await findTitle(tx, 'participants', wanted)) ? null : 'Pilih lembaga dari daftar.'
}

/**
 * Claims an institution, or with null withdraws the claim and leaves; a PIC's duty ends with the membership.
 * @returns names of the changed fields
 */
export async function changeInstitution(
  tx: Tx,
  person: Person,
  { wanted, now, place }: { wanted: number | null | undefined; now: Date; place: SiteOrigin },
): Promise<string[]> {
  if (wanted === undefined) return []
  const waiting = await findWaitingClaim(tx, person.id)
  if (wanted !== null && (wanted === person.participantId || wanted === waiting)) return []
  if (wanted !== null) {
    await withdrawClaims(tx, person.id, now)
    await tx.later(mailClaim, { claimId: await insertClaim(tx, person.id, wanted, now) })
    return ['participantClaim']
  }
  if (person.participantId === null) {
    await withdrawClaims(tx, person.id, now)
    return waiting === undefined ? [] : ['participantClaim']
  }
  const institution = await findInstitution(tx, person.participantId)
  const member = { id: person.id, email: person.email, name: person.namaLengkap, isPic: person.isPic }
  const by = { id: person.id, role: person.role as Role }
  await leaveInstitution(tx, member, { institution, by, now, place })
  return ['participantId']
}
