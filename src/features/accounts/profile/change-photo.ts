import { claimUpload, releaseUpload } from '#src/features/uploads/claim-upload.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { type Person, updatePerson } from './queries.ts'

/**
 * Sets the photo to an own uploaded picture, or with null removes it; the former one is released.
 * @returns names of the changed fields
 * @throws Failure 400 at `image` for a file that is not one's own
 */
export async function changePhoto(tx: Tx, person: Person, wanted: string | null | undefined, now: Date) {
  if (wanted === undefined || wanted === person.photo) return []
  if (wanted !== null) await claimUpload(tx, wanted, { ownerId: person.id, purpose: 'avatar', now })
  if (person.photo) await releaseUpload(tx, person.photo)
  await updatePerson(tx, person.id, { photo: wanted }, now, true)
  return ['photo']
}
