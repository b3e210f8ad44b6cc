import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Part } from './manifest.ts'

/** Speed over size: texts still shrink to a third. */
const LEVEL = 3

/** Writes a file and flushes it to disk. @returns its size and checksum */
export async function writePart(
  folder: string,
  file: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  const handle = await open(join(folder, file), 'wx', 0o600)
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { file, bytes, sha256: hash.digest('hex') }
}

/** Writes a part, compressed. */
export const writeCompressed = (folder: string, file: string, source: AsyncIterable<Uint8Array>) =>
  writePart(folder, file, compressed(source))

async function* compressed(source: AsyncIterable<Uint8Array>) {
  const from = Readable.from(source, { objectMode: false })
  const gzip = createGzip({ level: LEVEL })
  from.on('error', (error) => gzip.destroy(error))
  yield* from.pipe(gzip) as AsyncIterable<Buffer>
}

/** The bytes of a compressed part. */
export async function* readCompressed(folder: string, file: string): AsyncGenerator<Buffer> {
  const from = createReadStream(join(folder, file))
  const gunzip = createGunzip()
  from.on('error', (error) => gunzip.destroy(error))
  yield* from.pipe(gunzip) as AsyncIterable<Buffer>
}

/** The objects of a compressed part of JSON lines. */
export async function* readLines<Line>(folder: string, file: string): AsyncGenerator<Line> {
  const input = Readable.from(readCompressed(folder, file), { objectMode: false })
  for await (const line of createInterface({ input })) if (line) yield JSON.parse(line) as Line
}

export async function* linesOf(objects: Iterable<object> | AsyncIterable<object>): AsyncGenerator<Buffer> {
  for await (const object of objects) yield Buffer.from(`${JSON.stringify(object)}\n`)
}

/** Counts rows and computes their checksum as they pass. */
export function counted(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *bytes() {
      for await (const chunk of source) {
        hash.update(chunk)
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
        yield chunk
      }
    },
    result: () => ({ rows, rowsSha256: hash.digest('hex') }),
  }
}
