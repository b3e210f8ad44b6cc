import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { unpackZip } from '#src/platform/files/unpack-zip.ts'
import { read, readZipEntries, ZipError } from '#src/platform/files/zip-entries.ts'

/** What a document is, and how names of such files end. */
export type DocumentKind = { type: string; extension: string }

const openXml = 'application/vnd.openxmlformats-officedocument'
const kinds = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  zip: { type: 'application/zip', extension: 'zip' },
  odt: { type: 'application/vnd.oasis.opendocument.text', extension: 'odt' },
  docx: { type: `${openXml}.wordprocessingml.document`, extension: 'docx' },
  xlsx: { type: `${openXml}.spreadsheetml.sheet`, extension: 'xlsx' },
  pptx: { type: `${openXml}.presentationml.presentation`, extension: 'pptx' },
} satisfies Record<string, DocumentKind>

/**
 * Says by its content what a document is; its name says nothing.
 * @returns why it is not taken instead: another kind, or broken, too, made to do harm
 */
export async function judgeDocument(path: string, size: number): Promise<DocumentKind | 'kind' | 'broken'> {
  const handle = await open(path, 'r')
  try {
    const head = await read(handle, 0, Math.min(size, 4_100))
    if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return await judgeArchive(handle, size)
    const found = await fileTypeFromBuffer(head)
    return found?.mime === kinds.pdf.type ? await judgePdf(handle, size, head) : 'kind'
  } catch (error) {
    if (error instanceof ZipError) return 'broken'
    throw error
  } finally {
    await handle.close()
  }
}

const TAIL = 66_000
/** Programs that mend archives find one by any of these. */
const archiveMarks = ['PK\x01\x02', 'PK\x03\x04', 'PK\x05\x06']

/** A PDF and nothing besides: neither a page for browsers before it nor an archive behind. */
async function judgePdf(handle: FileHandle, size: number, head: Buffer) {
  const tail = (await read(handle, Math.max(0, size - TAIL), size)).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8))) return 'kind'
  if (/<(?:!doctype html|html|script|svg|body|\?php)/i.test(head.toString('latin1', 0, 1_024)))
    return 'broken'
  // Where its table of parts begins stands last in every PDF.
  const isEnded = /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail)
  return isEnded && !archiveMarks.some((mark) => tail.includes(mark)) ? kinds.pdf : 'broken'
}

const CONTENT_TYPES = '[Content_Types].xml'

async function judgeArchive(handle: FileHandle, size: number) {
  const entries = await readZipEntries(handle, size)
  const texts = await unpackZip(handle, entries, [CONTENT_TYPES, 'mimetype'])
  const names = entries.map(({ name }) => name)
  const isProgram = names.some((name) =>
    /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex|Basic\/|Scripts\/)|vbaProject\.bin$/i.test(
      name,
    ),
  )
  if (isProgram) return 'kind'
  if (texts.has('mimetype')) return texts.get('mimetype') === kinds.odt.type ? kinds.odt : 'kind'
  const contentTypes = texts.get(CONTENT_TYPES)
  if (contentTypes === undefined) return kinds.zip
  const office = [kinds.docx, kinds.xlsx, kinds.pptx].filter(({ type }) =>
    contentTypes.includes(`"${type}.main+xml"`),
  )
  return office.length === 1 && !/macroEnabled/i.test(contentTypes) ? office[0]! : 'kind'
}
