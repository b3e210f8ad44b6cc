import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import { insertLegalVersion } from './legal-queries.ts'
import { reviseLivePage } from './queries.ts'

export type PageRevision = {
  title: string
  excerpt: string
  /** HTML; it is sanitised here. */
  content: string
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
}

/**
 * Publishes a new text of a page; the history keeps earlier ones.
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
  // A legal text of the installation is a version too, for which nobody's consent is asked.
  const silent = { needsConsent: false, isAnnounced: false, note: 'Teks baru.' }
  await insertLegalVersion(tx, { pageId: id, revisionId, inForceFrom: new Date(), ...silent })
  await recordAudit(tx, given.by, { act: 'revise', entity: 'page', entityId: id })
  tx.invalidate('pages')
}
