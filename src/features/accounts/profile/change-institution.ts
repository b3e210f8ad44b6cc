import type { Tx } from '#src/platform/database/write.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import {
  findTitle,
  findWaitingClaim,
  insertClaim,
  type Person,
  updatePerson,
  withdrawClaims,
} from './queries.ts'

/** What stands against a word on the own institution; a confirmed membership ends only by leaving. */
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
  if (wanted === null)
    return person.isPic ? 'Anda PIC lembaga ini. Minta sekretariat menunjuk PIC lain dahulu.' : null
  if (person.participantId !== null) return 'Keluar dahulu dari lembaga Anda sekarang, lalu pilih yang baru.'
  return (await findTitle(tx, 'participants', wanted)) ? null : 'Pilih lembaga dari daftar.'
}

/** Claims an institution, or with null takes the claim back and leaves. @returns names of what changed */
export async function changeInstitution(
  tx: Tx,
  person: Person,
  wanted: number | null | undefined,
  now: Date,
): Promise<string[]> {
  if (wanted === undefined) return []
  const waiting = await findWaitingClaim(tx, person.id)
  if (wanted !== null && (wanted === person.participantId || wanted === waiting)) return []
  await withdrawClaims(tx, person.id, now)
  if (wanted !== null) {
    await insertClaim(tx, person.id, wanted, now)
    return ['participantClaim']
  }
  if (person.participantId === null) return waiting === undefined ? [] : ['participantClaim']
  const userType = person.userType === 'partisipan' ? 'umum' : person.userType
  await updatePerson(tx, person.id, { participantId: null, userType }, now, false)
  return ['participantId']
}
