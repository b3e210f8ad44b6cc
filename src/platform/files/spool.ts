import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '#src/wire/duration.ts'
import { newFileName } from './files.ts'

/** An uploaded file that is not checked yet. The caller of `take` removes it. */
export type Spooled = { path: string; size: number; sha256: string; remove(): Promise<void> }

/** Temporary local files for uploads that are being checked. */
export type Spool = {
  /**
   * Writes the source to a file, which is removed when the source aborts.
   * @param check is called with the size so far and throws when it is too large
   */
  take(source: AsyncIterable<Uint8Array>, check: (size: number) => void): Promise<Spooled>
}

const LEFT_OVER_MS = HOUR_MS
/** Fewer, larger writes: each is a round trip to another thread. */
const PART_BYTES = 1_000_000

/** Opens the spool and removes what a killed process left in it. */
export function openSpool(folder: string): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (mtimeMs < Date.now() - LEFT_OVER_MS) rmSync(join(folder, name), { force: true })
  }
  return {
    async take(source, check) {
      const path = join(folder, newFileName('part'))
      const remove = () => rm(path, { force: true })
      const hash = createHash('sha256')
      let size = 0
      try {
        const handle = await open(path, 'wx', 0o600)
        try {
          let waiting: Uint8Array[] = []
          let bytes = 0
          for await (const chunk of source) {
            size += chunk.byteLength
            check(size)
            hash.update(chunk)
            waiting.push(chunk)
            bytes += chunk.byteLength
            if (bytes < PART_BYTES) continue
            await writeAll(handle, waiting, bytes)
            waiting = []
            bytes = 0
          }
          await writeAll(handle, waiting, bytes)
        } finally {
          await handle.close()
        }
        return { path, size, sha256: hash.digest('hex'), remove }
      } catch (error) {
        await remove()
        throw error
      }
    },
  }
}

/** Writes pieces without joining them. A full disk first writes a part and reports the error only at the next write. */
async function writeAll(handle: FileHandle, pieces: Uint8Array[], bytes: number) {
  const { bytesWritten } = await handle.writev(pieces)
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten))
}
