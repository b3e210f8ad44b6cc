import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_UPLOAD_SIZES } from '#src/features/uploads/policy.ts'
import { fetchToFile } from '../find-media.ts'
import { type BroughtFile, importDocument, type Keeping } from '../import-document.ts'
import type { Origin } from '../origin.ts'

type Parts = Keeping & { origin: Origin; key: string }

/**
 * Fetches a document of the other site, checks it by its content like an upload, and stores it.
 * @throws Error with the reason in words
 */
export async function bringFile(
  { origin, key, ...keeping }: Parts,
  url: URL,
  originalName: string,
): Promise<BroughtFile> {
  const folder = await mkdtemp(join(tmpdir(), 'jejaring-import-'))
  try {
    const fetching = { most: MAX_UPLOAD_SIZES.document.maxBytes, origin, headers: { 'x-api-key': key } }
    return await importDocument(keeping, await fetchToFile(url, join(folder, 'file'), fetching), originalName)
  } catch (error) {
    throw new Error(`${url.pathname} ${(error as Error).message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
