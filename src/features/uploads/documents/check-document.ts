import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import { createHelper } from '#src/platform/helpers/helper.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { DocumentKind } from './document-kinds.ts'
import { type Refusal, refusals } from './refusals.ts'

/** What the process of `read-documents.ts` is asked, and what it answers. */
export type DocumentTask = { path: string }
export type Judged = { kind: DocumentKind } | { refused: Refusal }

const ask = createHelper<DocumentTask, Judged>({
  name: 'read-documents',
  source: new URL('./read-documents.ts', import.meta.url),
})

/** One document at a time: each may be unpacked to much. */
const line = createTaskQueue({ running: 1 })

/** A document that is not taken: the sentence for who sent it, and the kind of failure. */
export type RefusedDocument = { code: 400 | 413 | 415; words: string }

/**
 * Says by its content what a document is, in a process of its own; its name says nothing. Where there is a scanner for
 * viruses it is asked too.
 * @returns why it is not taken instead: of another kind, broken, made to do harm or to fill a disk
 * @throws Failure 503 where the scanner does not answer
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
