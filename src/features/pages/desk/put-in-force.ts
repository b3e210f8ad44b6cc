import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { Changed } from '../../content/change-content.ts'
import { announceVersion } from '../announce/announce-version.ts'
import { insertLegalVersion, isLegal } from '../legal-queries.ts'
import * as words from './api-words.id.ts'

type Given = {
  id: number
  changed: Changed
  change: {
    status?: string | undefined
    needs_consent?: boolean | undefined
    is_announced?: boolean | undefined
    note?: string | undefined
  }
  by: Actor
  now: Date
}

/**
 * Creates a version of privacy policy or terms: earlier ones stay readable, and the publisher states what changed,
 * whether members must agree again, and whether they are notified by mail.
 * @throws Failure 400 if that is missing, or for a scheduled publication
 */
export async function putInForce(tx: Tx, { id, changed, change, by, now }: Given): Promise<void> {
  const { status, needs_consent: needsConsent, note } = change
  if (!status || !(await isLegal(tx, id))) return
  const errors: FieldErrors = {}
  if (status === 'scheduled') errors.status = [words.legalTextAtOnce]
  const isNew = changed.isPublished && changed.revisionId !== changed.before.liveRevisionId
  if (isNew && needsConsent === undefined) errors.needs_consent = [words.consentAgainOrNot]
  if (isNew && !note) errors.note = [words.changeForReaders]
  if (Object.keys(errors).length) throw invalid(errors)
  if (!isNew) return
  // Members who must agree again should know before: by default they are notified.
  const isAnnounced = change.is_announced ?? needsConsent!
  const version = {
    pageId: id,
    revisionId: changed.revisionId,
    inForceFrom: now,
    needsConsent: needsConsent!,
    isAnnounced,
    note: note!,
  }
  const made = await insertLegalVersion(tx, version)
  const said = { needs_consent: needsConsent, is_announced: isAnnounced, note }
  const detail = { after: { number: made?.number, ...said, revision: changed.revisionId } }
  await recordAudit(tx, by, { act: 'put in force', entity: 'page', entityId: id, detail })
  if (made && isAnnounced) await tx.later(announceVersion, { id: made.id })
}
