import type { Tx } from '#src/platform/database/write.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { changeContent } from './change-content.ts'
import type { ContentKind } from './content-kind.ts'
import { textOf } from './content-text.ts'
import { getRevision } from './queries.ts'

type Given = { id: number; revision: number; version: number; by: Actor; now: Date }

/**
 * Restores an earlier revision as the current text; readers see it once it is published.
 * @throws Failure 404, 409 for another version
 */
export async function restoreRevision(tx: Tx, kind: ContentKind, given: Given): Promise<void> {
  const { id, revision, version, by, now } = given
  const earlier = textOf(await getRevision(tx, kind, { id, revision, scope: deskScope(by) }))
  const { title, excerpt, content, image, categoryId, author, imageAlt, imageX, imageY, details } = earlier
  const change = {
    title,
    excerpt,
    content,
    image,
    ...details,
    version,
    ...(categoryId !== null && { theme_id: categoryId }),
    ...(author !== null && { author }),
    image_alt: imageAlt,
    image_x: imageX,
    image_y: imageY,
  }
  await changeContent(tx, kind, { id, change, by, now, earlier })
}
