import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import { insertLegalVersion } from './legal-queries.ts'
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
  const revisionId = await reviseLivePage(tx, id, {
    title: given.title,
    excerpt: given.excerpt,
    content,
    words: plainText(content),
    sanitizerVersion: SANITIZER_VERSION,
    createdBy: given.by?.id ?? null,
  })
  // A legal text that comes with the installation is a version too, which nobody is asked about.
  const silent = { needsConsent: false, isAnnounced: false, note: 'Teks baru.' }
  await insertLegalVersion(tx, { pageId: id, revisionId, inForceFrom: new Date(), ...silent })
  await record(tx, given.by, { act: 'revise', entity: 'page', entityId: id })
  tx.invalidate('pages')
}
