import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimUpload, releaseUpload } from '../uploads/claim-upload.ts'

type Photos = { before: string | null; after: string | null }

/**
 * Claims the new photo of a campaign, which must be the actor's own upload, and releases the old one. To be called once
 * the campaign row names the new one.
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
