import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn } from '#src/platform/text/sanitize.ts'
import { claimUpload } from './claim-upload.ts'

const MAX_IMAGES = 60

type Pictured = { content: string; image: string | null }

/**
 * Claims the pictures of a text: they are kept from now on. Those it had before are claimed already, by anybody;
 * new ones must be the writer's own.
 * @throws Failure 400 at `image` or `content`
 */
export async function claimImages(
  tx: Tx,
  ownerId: number,
  text: Pictured,
  { before, now }: { before: readonly Pictured[]; now: Date },
) {
  const known = new Set(
    before.flatMap(({ content, image }) => [...imagesIn(content), ...(image ? [image] : [])]),
  )
  const inside = imagesIn(text.content)
  if (inside.length > MAX_IMAGES) throw invalid({ content: [`Paling banyak ${MAX_IMAGES} gambar.`] })
  const use = { ownerId, purpose: 'content', now } as const
  if (text.image && !known.has(text.image)) await claimUpload(tx, text.image, use)
  for (const name of inside.filter((one) => !known.has(one)))
    await claimUpload(tx, name, { ...use, field: 'content' })
}
