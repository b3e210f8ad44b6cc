import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import { claimUpload } from '../../uploads/claim-upload.ts'

const MAX_PICTURES = 10

type Pictures = { ownerId: number; body: string; before?: string; now: Date }

/** Marks the pictures of a post as used; new ones must be the author's own. @throws Failure 400 at `body` */
export async function claimPictures(tx: Tx, { ownerId, body, before = '', now }: Pictures) {
  const names = imagesIn(body)
  if (names.length > MAX_PICTURES) throw invalid({ body: [`Paling banyak ${MAX_PICTURES} gambar.`] })
  const known = new Set(imagesIn(before))
  for (const name of names.filter((one) => !known.has(one)))
    await claimUpload(tx, name, { ownerId, purpose: 'content', now, field: 'body' })
}
