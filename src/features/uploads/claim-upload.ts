import type { Tx } from '#src/platform/database/write.ts'
import { insertFile } from '#src/platform/files/queries.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'
import { markUnused, markUsed } from './write-queries.ts'

type Use = {
  ownerId: number
  purpose: UploadPurpose
  now: Date
  /** The field of the input that named it. */
  field?: string
}

/**
 * Marks an upload as used, so that it stays. A document also becomes a file that downloads can name. Doing it twice
 * changes nothing.
 * @returns its facts
 * @throws Failure 400 at `field` for a name that is unknown, somebody else's or of another purpose: which, nobody hears
 */
export async function claimUpload(tx: Tx, name: string, { ownerId, purpose, now, field = 'image' }: Use) {
  const upload = await markUsed(tx, { name, userId: ownerId, purpose, now })
  if (!upload) throw invalid({ [field]: ['Berkas ini tidak ada. Unggah sekali lagi.'] })
  const { type, size, sha256, originalName } = upload
  if (purpose === 'document')
    await insertFile(tx, { name, type, size, sha256, originalName, createdBy: ownerId })
  return upload
}

/** Gives an upload up once nothing shows it any more: it goes with the unused ones, a day after it came. */
export const releaseUpload = (tx: Tx, name: string) => markUnused(tx, name)
