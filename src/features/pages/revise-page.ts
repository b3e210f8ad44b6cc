import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import { reviseLivePage } from './queries.ts'

export type PageRevision = {
  title: string
  excerpt: string
  /** HTML, whatever it holds: it is sanitised here. */
  content: string
  /** Who the audit trail names; null for what the installation brings. */
  by: Pick<Actor, 'id' | 'role'> | null
}

/**
 * Publishes a new text of a page; the history keeps the ones before.
 * @throws Failure 404
 */
export async function revisePage(tx: Tx, id: number, given: PageRevision): Promise<void> {
  const content = sanitize(given.content)
  await reviseLivePage(tx, id, {
    title: given.title,
    excerpt: given.excerpt,
    content,
    words: plainText(content),
    sanitizerVersion: SANITIZER_VERSION,
    createdBy: given.by?.id ?? null,
  })
  await record(tx, given.by, { act: 'revise', entity: 'page', entityId: id })
  tx.drop('pages')
}
