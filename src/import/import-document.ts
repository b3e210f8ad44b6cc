import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { checkDocument } from '#src/features/uploads/documents/check-document.ts'
import { MAX_UPLOAD_SIZES } from '#src/features/uploads/policy.ts'
import { type Files, newFileName } from '#src/platform/files/files.ts'
import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'

export type BroughtFile = { name: string; originalName: string; type: string; size: number; sha256: string }

/** Store of documents, and the virus scanner. */
export type Keeping = { uploads: Files; virusScanner: VirusScanner | null }

/**
 * Checks a document by its content, like an upload, and stores it.
 * @throws Error with the reason in words
 */
export async function importDocument(
  { uploads, virusScanner }: Keeping,
  path: string,
  originalName: string,
): Promise<BroughtFile> {
  const { size } = await stat(path)
  if (size > MAX_UPLOAD_SIZES.document.maxBytes) throw new Error('is too large')
  const kind = await checkDocument(path, virusScanner)
  if ('words' in kind) throw new Error(`is no document that we take: ${kind.words}`)
  const bytes = await readFile(path)
  const name = newFileName(kind.extension)
  await uploads.put(name, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, originalName, type: kind.type, size, sha256 }
}

/** A document that a dry run would have imported. */
export const documentUnread = (originalName: string): BroughtFile => ({
  name: newFileName('pdf'),
  originalName,
  type: 'application/pdf',
  size: 0,
  sha256: '',
})
