import { claimUpload, releaseUpload } from '#src/features/uploads/claim-upload.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { type Person, updatePerson } from './queries.ts'

/**
 * Puts an uploaded picture of one's own in place, or with null removes the photo; the one before is given up.
 * @returns names of what changed
 * @throws Failure 400 at `image` for a file that is not one's own
 */
export async function changePhoto(tx: Tx, person: Person, wanted: string | null | undefined, now: Date) {
  if (wanted === undefined || wanted === person.photo) return []
  if (wanted !== null) await claimUpload(tx, wanted, { ownerId: person.id, purpose: 'avatar', now })
  if (person.photo) await releaseUpload(tx, person.photo)
  await updatePerson(tx, person.id, { photo: wanted }, now, true)
  return ['photo']
}
