import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import * as words from './api-words.id.ts'
import type { DocumentKind } from './document-kinds.ts'
import { inspectDocument } from './inspect-document.ts'
import { refusals } from './refusals.ts'

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
  const judged = await inspectDocument(path)
  if ('refused' in judged) return refusals[judged.refused]
  const virus = await scanner?.scan(path)
  if (virus) return { code: 415, words: words.virusFound }
  return judged.kind
}
