import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { claimUpload } from '../../uploads/claim-upload.ts'
import { findDownloadOfFile } from './write-queries.ts'

/**
 * Claims a document uploaded by this person as the file of one download.
 * @throws Failure 400 at `file` if it is unknown, not theirs, no document, or already a download's
 */
export async function storeDocument(tx: Tx, name: string, { ownerId, now }: { ownerId: number; now: Date }) {
  await claimUpload(tx, name, { ownerId, purpose: 'document', now, field: 'file' })
  if (await findDownloadOfFile(tx, name))
    throw invalid({ file: ['Berkas ini sudah menjadi versi sebuah unduhan. Unggah berkas yang baru.'] })
}
