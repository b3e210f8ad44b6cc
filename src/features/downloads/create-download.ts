import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import type { Level } from './policy.ts'
import { insertDownload, neighbourSeeds } from './write-queries.ts'

export type NewDownload = {
  title: string
  /** Plain text. */
  description: string
  categoryId: number
  level: Level
  /** Name of the stored file. */
  file: string
  by: Pick<Actor, 'id' | 'role'> | null
  status: 'draft' | 'published'
  /** Set exactly when the status is `published`. */
  publishedAt: Date | null
  coverFamily: string
  slug?: string
}

/** Slugs below `/v1/download` that are other routes. */
const reserved = new Set(['categories'])
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)

/** Creates a download with its first revision, its slug and a cover unlike its neighbours' in the list. */
export async function createDownload(tx: Tx, given: NewDownload): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = isReservedSlug(wished) ? `${wished}-2` : wished
  const neighbours = await neighbourSeeds(tx, given.publishedAt)
  const { id } = await insertDownload(tx, {
    ...given,
    createdBy: given.by?.id ?? null,
    coverSeed: seedApartFrom(slug, neighbours),
  })
  await recordAudit(tx, given.by, {
    act: 'create',
    entity: 'download',
    entityId: id,
    detail: { status: given.status, level: given.level },
  })
  tx.invalidate('downloads')
  return { id, slug: await reserveSlug(tx, 'download', id, slug) }
}
