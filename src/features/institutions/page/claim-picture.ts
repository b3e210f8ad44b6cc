import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { claimUpload, releaseUpload } from '../../uploads/claim-upload.ts'
import * as words from './api-words.id.ts'

type Pictured = { image: string | null; image_alt: string }

/** @throws Failure 400 for a picture without alternative text */
export function requireWords({ image, image_alt }: Pictured) {
  if (image && !image_alt) throw invalid({ image_alt: [words.describeImage] })
}

type Taking = { ownerId: number; known: readonly (string | null | undefined)[]; now: Date }

/** Marks an uploaded picture as used; it must be the actor's own unless already on the page. @throws Failure 400 */
export async function claimPicture(
  tx: Tx,
  image: string | null | undefined,
  { ownerId, known, now }: Taking,
): Promise<void> {
  if (image && !known.includes(image)) await claimUpload(tx, image, { ownerId, purpose: 'content', now })
}

/** Releases pictures that are no longer shown. */
export async function releaseAllBut(
  tx: Tx,
  images: readonly (string | null | undefined)[],
  kept: readonly (string | null | undefined)[],
): Promise<void> {
  for (const image of new Set(images)) if (image && !kept.includes(image)) await releaseUpload(tx, image)
}
