import { recordAudit } from '#src/platform/database/audit.ts'
import { neighboursOf } from '#src/platform/database/dated-list.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedUnlike } from '../covers/choose-scene.ts'
import type { Scene } from '../covers/scene-names.ts'
import { insertNews, newsList } from './queries.ts'
import { reservedSlugs } from './reserved-slugs.ts'

export type NewNews = {
  title: string
  excerpt: string
  /** HTML; it is sanitised here. */
  content: string
  categoryId: number
  /** Region of the event; null for news of the whole network. */
  regionId?: number | null
  participantId?: number | null | undefined
  author: string
  /** Owner, and actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  status: 'draft' | 'review' | 'published'
  /** Set exactly when the status is `published`. */
  publishedAt: Date | null
  coverFamily: string
  /** Omitted for the one that follows from the title. */
  scene?: Scene | undefined
  slug?: string
}

/** Creates an item with its first revision, its slug and a cover unlike its neighbours' in the list. */
export async function createNews(tx: Tx, given: NewNews): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = reservedSlugs.has(wished) ? `${wished}-2` : wished
  const neighbours = await neighboursOf(tx, newsList, given.publishedAt, given.categoryId)
  const content = sanitize(given.content)
  const item = await insertNews(tx, {
    ...given,
    regionId: given.regionId ?? null,
    participantId: given.participantId ?? null,
    scene: given.scene ?? null,
    image: null,
    createdBy: given.by?.id ?? null,
    createdAt: given.publishedAt,
    idempotencyKey: null,
    content,
    words: plainText(content),
    sanitizerVersion: SANITIZER_VERSION,
    coverSeed: seedUnlike('news', { ...given, slug }, neighbours),
  })
  const { id } = item!
  await recordAudit(tx, given.by, {
    act: 'create',
    entity: 'news',
    entityId: id,
    detail: { status: given.status },
  })
  tx.invalidate('news')
  return { id, slug: await reserveSlug(tx, 'news', id, slug) }
}
