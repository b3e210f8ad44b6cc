import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { altsIn, gallerySizes, imagesIn } from '#src/platform/text/sanitize.ts'
import { MAX_GALLERY, MIN_GALLERY } from '#src/wire/upload.ts'
import * as words from './api-words.id.ts'
import { claimUpload, NO_CONSENT } from './claim-upload.ts'
import { listWithoutConsent } from './queries.ts'

const MAX_IMAGES = 60

type Pictured = { content: string; image: string | null; imageAlt?: string }
type Claims = {
  before: readonly Pictured[]
  now: Date
  /** Input field of the text. */
  field?: string
  /** Number of pictures that the text may have. */
  most?: number
}

/**
 * Claims the pictures of a text: they are kept from now on. Those it had before are claimed already, by anybody;
 * new ones must be in the writer's library.
 * @throws Failure 400 at `image` or the field of the text
 */
export async function claimImages(
  tx: Tx,
  ownerId: number,
  text: Pictured,
  { before, now, field = 'content', most = MAX_IMAGES }: Claims,
) {
  const known = new Set(
    before.flatMap(({ content, image }) => [...imagesIn(content), ...(image ? [image] : [])]),
  )
  const inside = imagesIn(text.content)
  if (inside.length > most) throw invalid({ [field]: [words.atMostImages(most)] })
  if (gallerySizes(text.content).some((size) => size < MIN_GALLERY || size > MAX_GALLERY))
    throw invalid({ [field]: [words.imagesOfGallery(MIN_GALLERY, MAX_GALLERY)] })
  const use = { ownerId, purpose: 'content', now } as const
  const alts = altsIn(text.content)
  const claims = new Map(inside.map((name) => [name, { field, alt: alts.get(name) ?? '' }]))
  if (text.image) claims.set(text.image, { field: 'image', alt: text.imageAlt ?? '' })
  // In one order, as two texts may claim the same pictures at once.
  for (const [name, claim] of [...claims].sort())
    if (!known.has(name)) await claimUpload(tx, name, { ...use, ...claim })
}

/** Pictures of a text whose people did not agree. */
export const listForbidden = (tx: Tx, { content, image }: Pictured) =>
  listWithoutConsent(tx, [...imagesIn(content), ...(image ? [image] : [])])

/**
 * Requires that nobody forbade a picture of a text that goes out.
 * @throws Failure 400 at `image` or `content`
 */
export async function requireConsent(tx: Tx, text: Pictured): Promise<void> {
  const forbidden = await listForbidden(tx, text)
  if (!forbidden.length) return
  const field = forbidden.some(({ name }) => name === text.image) ? 'image' : 'content'
  const alt = forbidden[0]!.alt
  throw invalid({ [field]: [alt ? words.whichImage(NO_CONSENT, alt) : NO_CONSENT] })
}
