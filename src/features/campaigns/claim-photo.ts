import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimImages } from '../uploads/claim-images.ts'
import { claimUpload, releaseUpload } from '../uploads/claim-upload.ts'
import type { Story } from './story.ts'

type By = { by: Pick<Actor, 'id'>; now: Date }
type Photos = { before: string | null; after: string | null }

/**
 * Claims the new photo of a campaign, which must be the actor's own upload, and releases the old one. To be called once
 * the campaign row names the new one.
 * @throws Failure 400 at `image`
 */
export async function claimPhoto(tx: Tx, { before, after }: Photos, { by, now }: By): Promise<void> {
  if (before === after) return
  if (after) await claimUpload(tx, after, { ownerId: by.id, purpose: 'content', now })
  if (before) await releaseUpload(tx, before)
}

/** Claims the pictures within a story; new ones must be the actor's own uploads. @throws Failure 400 at `content` */
export const claimPictures = (
  tx: Tx,
  { before, after }: { before: Story; after: Story },
  { by, now }: By,
): Promise<void> => claimImages(tx, by.id, picturesOf(after), { before: [picturesOf(before)], now })

const picturesOf = ({ content }: Story) => ({ content: content ?? '', image: null })
