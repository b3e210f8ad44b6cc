import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import { type UnpackBudget, unpackEntry } from '#src/platform/files/unpack-zip.ts'
import { readZipEntries, type ZipEntry, ZipError } from '#src/platform/files/zip-entries.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'
import { inspectEntry } from './inspect-entry.ts'
import {
  archiveRules,
  contentTypesIn,
  openDocumentRules,
  openXmlRules,
  type PartRules,
} from './office-parts.ts'
import { type Refusal, Refused } from './refused.ts'
import { scanPdf } from './scan-pdf.ts'
import { decodeXml } from './xml-text.ts'

/** Maximum depth of nested archives. */
const DEEPEST = 3
/** Above the size of any genuine content types part. */
const MAX_TEXT = 1_000_000

type Archive = {
  handle: FileHandle
  size: number
  /** Path prefix of the temporary files of its nested entries. */
  path: string
  budget: UnpackBudget
  depth: number
}

/**
 * Unpacks an archive and its nested ones without keeping the output, and inspects every part.
 * @throws Refused, ZipError
 */
export async function checkArchive(archive: Archive): Promise<DocumentKind | 'kind'> {
  const { handle, size, budget } = archive
  const entries = await readZipEntries(handle, size)
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > budget.left) throw new Refused('bomb')
  const found = await kindOf(handle, entries)
  if (found.rules !== archiveRules) refuseTwins(entries)
  for (const entry of entries) await judgeEntry(archive, entry, found.rules)
  return found.kind
}

async function judgeEntry(archive: Archive, entry: ZipEntry, rules: PartRules) {
  const { handle, budget, depth } = archive
  rules.checkName(entry.name)
  const path = `${archive.path}.${depth}`
  let kept: FileHandle | undefined
  try {
    const inspector = inspectEntry(entry.name, rules, async (bytes) => {
      kept ??= await open(path, 'w', 0o600)
      await kept.writeFile(bytes)
    })
    await unpackEntry(handle, entry, budget, inspector.take)
    const inner = await inspector.end()
    await kept?.close()
    kept = undefined
    if (inner === 'pdf') refuseIf(scanPdf(await readFile(path)))
    else if (inner) await judgeInner({ path, budget, depth: depth + 1 })
  } finally {
    await kept?.close()
    await rm(path, { force: true })
  }
}

function refuseIf(refusal: Refusal | null) {
  if (refusal) throw new Refused(refusal)
}

/** A nested archive may be of any kind that can be inspected. */
async function judgeInner({ path, ...more }: Pick<Archive, 'path' | 'budget' | 'depth'>) {
  if (more.depth > DEEPEST) throw new Refused('archive')
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    await checkArchive({ handle, size, path, ...more })
  } catch (error) {
    throw error instanceof ZipError && !error.isTooMuch ? new Refused('archive') : error
  } finally {
    await handle.close()
  }
}

type Found = { kind: DocumentKind | 'kind'; rules: PartRules }

async function kindOf(handle: FileHandle, entries: readonly ZipEntry[]): Promise<Found> {
  const find = (name: string) => entries.find((entry) => entry.name.toLowerCase() === name)
  const [types, mimetype] = [find('[content_types].xml'), find('mimetype')]
  if (mimetype) {
    const isText = (await textOf(handle, mimetype)).toString('latin1') === documentKinds.odt.type
    return { kind: isText ? documentKinds.odt : 'kind', rules: openDocumentRules }
  }
  if (types) {
    const listed = contentTypesIn(decodeXml(await textOf(handle, types)))
    const { docx, xlsx, pptx } = documentKinds
    const office = [docx, xlsx, pptx].filter(({ type }) => listed.includes(`${type}.main+xml`))
    return { kind: office.length === 1 ? office[0]! : 'kind', rules: openXmlRules }
  }
  const isProgram = entries.some(({ name }) =>
    /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex)$/i.test(name),
  )
  return { kind: isProgram ? 'kind' : documentKinds.zip, rules: archiveRules }
}

async function textOf(handle: FileHandle, entry: ZipEntry): Promise<Buffer> {
  if (entry.unpacked > MAX_TEXT) throw new Refused('broken')
  const chunks: Buffer[] = []
  await unpackEntry(handle, entry, { left: MAX_TEXT }, (chunk) => void chunks.push(chunk))
  return Buffer.concat(chunks)
}

/** Rejects names that differ only in case: some programs treat them as one part and choose either. */
function refuseTwins(entries: readonly ZipEntry[]) {
  const names = entries.map(({ name }) => name.toLowerCase()).filter((name) => !name.endsWith('/'))
  if (new Set(names).size < names.length) throw new Refused('broken')
}
