import type { Tx } from '#src/platform/database/write.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import { claimImages } from '../uploads/claim-images.ts'
import { releaseUpload } from '../uploads/claim-upload.ts'
import { lockUploads } from '../uploads/write-queries.ts'
import type { Story } from './story.ts'

type Pictured = Story & { image?: string | null; image_alt?: string }

/** Photo and story as `claimImages` takes them. */
export const picturesOf = ({ content, image = null, image_alt = '' }: Pictured) => ({
  content: content ?? '',
  image,
  imageAlt: image_alt,
})

/**
 * Claims the photo of a campaign and the pictures within its story, new ones of the actor's library, and releases a
 * photo that was replaced. To be called once the campaign row names the new ones.
 * @throws Failure 400 at `image` or `content`
 */
export async function claimPictures(
  tx: Tx,
  { before, after }: { before: Pictured; after: Pictured },
  { by, now }: { by: Pick<Actor, 'id'>; now: Date },
): Promise<void> {
  const [was, is] = [picturesOf(before), picturesOf(after)]
  const released = was.image === is.image ? null : was.image
  if (released) await lockUploads(tx, [released, ...imagesIn(is.content), is.image ?? released])
  await claimImages(tx, by.id, is, { before: [was], now })
  if (released) await releaseUpload(tx, released)
}
