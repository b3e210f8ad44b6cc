import type { Tx } from '#src/platform/database/write.ts'
import { insertFile } from '#src/platform/files/queries.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'
import * as words from './api-words.id.ts'
import { lockUploads, markUnused, markUsed } from './write-queries.ts'

type Use = {
  ownerId: number
  purpose: UploadPurpose
  now: Date
  /** Input field that named the upload. */
  field?: string
  /** Alternative text where it is used. */
  alt?: string
}

/** A refused use of a picture whose people did not agree. */
export const NO_CONSENT = words.noConsent

/**
 * Marks an upload as used, so that it is kept. A document also becomes a file for downloads. Idempotent.
 * @returns its metadata
 * @throws Failure 400 at `field` for a name that is unknown, outside this person's library or of another purpose,
 * indistinguishably; and for a picture without consent
 */
export async function claimUpload(
  tx: Tx,
  name: string,
  { ownerId, purpose, now, field = 'image', alt = '' }: Use,
) {
  const upload = await markUsed(tx, { name, userId: ownerId, purpose, alt, now })
  if (!upload) throw invalid({ [field]: [words.fileGone] })
  if (upload.consent === 'no') throw invalid({ [field]: [NO_CONSENT] })
  const { type, size, sha256, originalName } = upload
  if (purpose === 'document')
    await insertFile(tx, { name, type, size, sha256, originalName, createdBy: ownerId })
  return upload
}

/** Releases an upload that is no longer shown: it is removed with the unused ones, a day after its arrival. */
export async function releaseUpload(tx: Tx, name: string): Promise<void> {
  await lockUploads(tx, [name])
  await markUnused(tx, name)
}
