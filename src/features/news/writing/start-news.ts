import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { type Actor, speaksFor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../../covers/draw-cover.ts'
import { currentRegion } from '../../regions/open-region-queries.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { insertNews } from '../queries.ts'
import type { NewsText } from './text.ts'

type Start = {
  text: NewsText
  status: 'draft' | 'review'
  /** Null for none. */
  key: string | null
  coverFamily: string
  /** Omitted: the institution of the author. */
  participantId?: number | null | undefined
  now: Date
}

/**
 * Inserts a member's item. Its slug is assigned at first publication.
 * @returns null if the key was used before
 */
export async function startNews(
  tx: Tx,
  actor: Actor,
  { text, status, key, coverFamily, participantId, now }: Start,
): Promise<number | null> {
  const item = await insertNews(tx, {
    ...text,
    words: plainText(text.content),
    // A member's text belongs to their region; the secretariat's to the whole network.
    participantId: participantId === undefined ? speaksFor(actor) : participantId,
    regionId: actor.role === 'member' ? await currentRegion(tx, actor.regionId) : null,
    author: actor.name,
    createdBy: actor.id,
    createdAt: now,
    idempotencyKey: key,
    status,
    publishedAt: null,
    coverFamily,
    coverSeed: seedApartFrom(slugify(text.title), []),
    scene: null,
  })
  if (!item) return null
  await claimImages(tx, actor.id, text, { before: [], now })
  await recordAudit(tx, actor, { act: 'create', entity: 'news', entityId: item.id, detail: { status } })
  return item.id
}
