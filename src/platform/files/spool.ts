import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newFileName } from './files.ts'

/** A file that was sent and is not judged yet. Whoever took it removes it. */
export type Spooled = { path: string; size: number; sha256: string; remove(): Promise<void> }

/** Where files lie on this machine's disk while they are judged. */
export type Spool = {
  /**
   * Writes what comes into a file, which goes again when the source breaks off.
   * @param check is told the size so far and throws when that is too much
   */
  take(source: AsyncIterable<Uint8Array>, check: (size: number) => void): Promise<Spooled>
}

const LEFT_OVER_MS = 3_600_000
/** Fewer, larger writes: each is a way to another thread and back. */
const PART_BYTES = 1_000_000

/** Opens the spool; what a killed process has left in it goes. */
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

/** Writes pieces without joining them. A full disk takes a part first and tells only whoever comes with the rest. */
async function writeAll(handle: FileHandle, pieces: Uint8Array[], bytes: number) {
  const { bytesWritten } = await handle.writev(pieces)
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten))
}
