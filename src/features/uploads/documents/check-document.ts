import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import { createHelper } from '#src/platform/helpers/helper.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { DocumentKind } from './document-kinds.ts'
import { type Refusal, refusals } from './refusals.ts'

/** Request and response of the `read-documents.ts` process. */
export type DocumentTask = { path: string }
export type Judged = { kind: DocumentKind } | { refused: Refusal }

const ask = createHelper<DocumentTask, Judged>({
  name: 'read-documents',
  source: new URL('./read-documents.ts', import.meta.url),
})

/** One document at a time: each may unpack to a large size. */
const line = createTaskQueue({ running: 1 })

/** Rejected document: message for the sender, and status code. */
export type RefusedDocument = { code: 400 | 413 | 415; words: string }

/**
 * Detects the kind of a document by its content, in a separate process; the file name is ignored. Also asks the virus
 * scanner, if there is one.
 * @returns the reason for a rejection instead: wrong kind, corrupt, malicious or a zip bomb
 * @throws Failure 503 if the scanner does not answer
 */
export async function checkDocument(
  path: string,
  scanner: VirusScanner | null,
): Promise<DocumentKind | RefusedDocument> {
  const judged = await line.run(() => ask({ path }), { isUrgent: true })
  if ('refused' in judged) return refusals[judged.refused]
  const virus = await scanner?.scan(path)
  if (virus) return { code: 415, words: VIRUS }
  return judged.kind
}

const VIRUS =
  'Pemeriksa virus menemukan sesuatu yang berbahaya di berkas ini. Periksa komputer Anda dengan antivirus, lalu kirim berkas yang bersih.'
