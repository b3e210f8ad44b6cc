import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeDocument } from '#src/features/uploads/documents/judge-document.ts'
import { limits } from '#src/features/uploads/policy.ts'
import { type Files, newFileName } from '#src/platform/files/files.ts'
import type { VirusScanner } from '#src/platform/files/virus-scanner.ts'
import { fetchWithin } from '../fetch-within.ts'

const WAIT_MS = 120_000

export type BroughtFile = { name: string; originalName: string; type: string; size: number; sha256: string }

/**
 * Fetches a document of the other site, judged by its content as an upload is, into our store.
 * @throws Error with the reason in words
 */
export async function bringFile(
  { uploads, virusScanner }: { uploads: Files; virusScanner: VirusScanner | null },
  url: URL,
  key: string,
  originalName: string,
): Promise<BroughtFile> {
  const signal = AbortSignal.timeout(WAIT_MS)
  const answer = await fetchWithin(url, { headers: { 'x-api-key': key }, signal })
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname} answers ${answer.status}`)
  const folder = await mkdtemp(join(tmpdir(), 'jejaring-import-'))
  try {
    const path = join(folder, 'file')
    const size = await spool(answer.body as AsyncIterable<Uint8Array>, path)
    const kind = await judgeDocument(path, virusScanner)
    if ('words' in kind) throw new Error(`${url.pathname} is no document that we take: ${kind.words}`)
    const bytes = await readFile(path)
    const name = newFileName(kind.extension)
    await uploads.put(name, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { name, originalName, type: kind.type, size, sha256 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function spool(source: AsyncIterable<Uint8Array>, path: string): Promise<number> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limits.document.bytes) throw new Error('The file is too large')
    await writeFile(path, chunk, { flag: 'a' })
  }
  return size
}
