import { seedOf } from '#src/features/covers/draw-cover.ts'
import { type PageRevision, revisePage } from '#src/features/pages/revise-page.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { findUnwrittenPage, hidePage, insertPage } from './queries.ts'

/**
 * Writes a page: into an unwritten one of its slug, else as a new one at the next free slug.
 * @returns its number
 */
export async function writePage(
  tx: Tx,
  slug: string,
  text: PageRevision,
  isPublished: boolean,
): Promise<number> {
  const unwritten = isPublished ? await findUnwrittenPage(tx, slug) : undefined
  const id = unwritten ?? (await insertPage(tx, seedOf(slug)))
  const { title, excerpt, content, by } = text
  await revisePage(tx, id, { title, excerpt, content, by })
  if (!unwritten) await reserveSlug(tx, 'page', id, slug)
  if (!isPublished) await hidePage(tx, id)
  return id
}
