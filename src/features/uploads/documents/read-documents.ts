import { open, readFile } from 'node:fs/promises'
import { ZipError } from '#src/platform/files/zip-entries.ts'
import { serveTasks } from '#src/platform/helpers/serve-tasks.ts'
import { checkArchive } from './check-archive.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'
import type { DocumentTask, Judged } from './inspect-document.ts'
import { type Refusal, Refused } from './refused.ts'
import { scanPdf } from './scan-pdf.ts'

const MAX_UNPACKED = 200_000_000

/** Viewers accept a PDF header within this many bytes (ISO 32000-1, annex H.3.4.1). */
const PDF_BEGINS_WITHIN = 1_024
const TAIL = 66_000
/** Whitespace, zeros and the DOS end mark, as left at the end by disks and mail programs. */
const padding = new Set([0, 9, 10, 12, 13, 26, 32])
/** Signatures by which repair programs find an archive. */
const archiveMarks = ['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06']

serveTasks(async ({ path }: DocumentTask): Promise<Judged> => {
  try {
    const kind = await judge(path)
    return kind === 'kind' ? { refused: 'kind' } : { kind }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why }
    if (error instanceof ZipError) return { refused: error.isTooMuch ? 'bomb' : 'broken' }
    throw error
  }
})

async function judge(path: string): Promise<DocumentKind | 'kind'> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer: head } = await handle.read(
      Buffer.alloc(PDF_BEGINS_WITHIN + 16),
      0,
      PDF_BEGINS_WITHIN + 16,
      0,
    )
    if (head.toString('latin1', 0, 4) === 'PK\x03\x04')
      return await checkArchive({ handle, size, path, budget: { left: MAX_UNPACKED }, depth: 0 })
    if (!/^(?:\xef\xbb\xbf|[\s\0])*%PDF-/.test(head.toString('latin1'))) return 'kind'
    return judgePdf(await readFile(path))
  } finally {
    await handle.close()
  }
}

/** Accepts only a pure PDF: no HTML before it, no archive behind it. */
function judgePdf(bytes: Buffer): DocumentKind | 'kind' {
  const start = bytes.indexOf('%PDF-')
  if (start > PDF_BEGINS_WITHIN || !/^%PDF-[12]\.\d/.test(bytes.toString('latin1', start, start + 8)))
    return 'kind'
  const head = bytes.toString('latin1', start, start + 1_024)
  if (/<(?:!doctype html|html|script|svg|body|\?php)/i.test(head)) throw new Refused('broken')
  let end = bytes.length
  while (end > 0 && padding.has(bytes[end - 1]!)) end -= 1
  const tail = bytes.toString('latin1', Math.max(0, end - TAIL), end)
  // Every PDF ends with the offset of its cross-reference table.
  const isWhole = /startxref\s+\d+\s+%%EOF$/.test(tail)
  if (!isWhole || archiveMarks.some((mark) => tail.includes(mark))) throw new Refused('broken')
  const refusal: Refusal | null = scanPdf(bytes)
  if (refusal) throw new Refused(refusal)
  return documentKinds.pdf
}
