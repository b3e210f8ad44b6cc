import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { claimUpload } from '../../uploads/claim-upload.ts'
import { findHolder } from './write-queries.ts'

/**
 * Makes a document that this person uploaded the file of one download.
 * @throws Failure 400 at `file` for one that is not there, not theirs, no document, or a download's already
 */
export async function storeDocument(tx: Tx, name: string, { ownerId, now }: { ownerId: number; now: Date }) {
  await claimUpload(tx, name, { ownerId, purpose: 'document', now, field: 'file' })
  if (await findHolder(tx, name))
    throw invalid({ file: ['Berkas ini sudah menjadi versi sebuah unduhan. Unggah berkas yang baru.'] })
}
