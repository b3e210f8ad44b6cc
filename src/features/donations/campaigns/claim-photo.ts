import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimUpload, releaseUpload } from '../../uploads/claim-upload.ts'

type Photos = { before: string | null; after: string | null }

/**
 * Keeps the photo that a campaign was given, which must be an upload of whoever gives it, and gives up the one it
 * had. To be called once the campaign names the new one.
 * @throws Failure 400 at `image`
 */
export async function claimPhoto(
  tx: Tx,
  { before, after }: Photos,
  { by, now }: { by: Pick<Actor, 'id'>; now: Date },
): Promise<void> {
  if (before === after) return
  if (after) await claimUpload(tx, after, { ownerId: by.id, purpose: 'content', now })
  if (before) await releaseUpload(tx, before)
}
