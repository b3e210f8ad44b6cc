import { recordAudit } from '#src/platform/database/audit.ts'
import { neighbourSeeds } from '#src/platform/database/dated-list.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import { blogContent } from './desk/blog-content.ts'
import { blogList, insertPost } from './queries.ts'

export type NewPost = {
  title: string
  excerpt: string
  /** HTML; it is sanitised here. */
  content: string
  themeId: number
  author: string
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  status: 'draft' | 'published'
  /** Set exactly when the status is `published`. */
  publishedAt: Date | null
  coverFamily: string
  slug?: string
}

/** Creates a post with its first revision, its slug and a cover unlike its neighbours' in the list. */
export async function createPost(tx: Tx, given: NewPost): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = blogContent.isReserved(wished) ? `${wished}-2` : wished
  const neighbours = await neighbourSeeds(tx, blogList, given.publishedAt)
  const content = sanitize(given.content)
  const { id } = await insertPost(tx, {
    ...given,
    createdBy: given.by?.id ?? null,
    content,
    words: plainText(content),
    sanitizerVersion: SANITIZER_VERSION,
    coverSeed: seedApartFrom(slug, neighbours),
  })
  await recordAudit(tx, given.by, {
    act: 'create',
    entity: 'blog',
    entityId: id,
    detail: { status: given.status },
  })
  tx.invalidate('blog')
  return { id, slug: await reserveSlug(tx, 'blog', id, slug) }
}
