import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { read, type ZipEntry, ZipError } from './zip-entries.ts'

const MAX_UNPACKED = 250_000_000
const LOCAL_HEAD_BYTES = 30
const CHUNK = 256 * 1024

/**
 * Unpacks a whole archive to nowhere and counts: what its directory says of sizes is only a claim.
 * @param keep what of it is wanted, as text; no more than 1 MB each
 * @throws ZipError past 250 MB, for damaged data, and for an entry of another size than it claims
 */
export async function unpackZip(
  handle: FileHandle,
  entries: readonly ZipEntry[],
  keep: readonly string[],
): Promise<Map<string, string>> {
  const claimed = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (claimed > MAX_UNPACKED) throw new ZipError('too much in it')
  const kept = new Map<string, string>()
  for (const entry of entries) {
    const wanted = keep.includes(entry.name)
    const text = await unpack(handle, entry, wanted)
    if (wanted) kept.set(entry.name, text)
  }
  return kept
}

const MAX_KEPT = 1_000_000

async function unpack(handle: FileHandle, entry: ZipEntry, wanted: boolean): Promise<string> {
  const head = await read(handle, entry.offset, entry.offset + LOCAL_HEAD_BYTES)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new ZipError('not whole')
  const start = entry.offset + LOCAL_HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
  const name = await read(handle, entry.offset + LOCAL_HEAD_BYTES, start - head.readUInt16LE(28))
  if (name.toString('utf8') !== entry.name) throw new ZipError('two names for one entry')
  if (wanted && entry.unpacked > MAX_KEPT) throw new ZipError('too much in it')
  const packed = bytesOf(handle, start, start + entry.packed)
  if (!entry.isDeflated && entry.packed !== entry.unpacked) throw new ZipError('another size')
  if (!entry.isDeflated && !wanted) return ''
  let size = 0
  let text = ''
  const count = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > entry.unpacked) throw new ZipError('another size')
      if (wanted) text += chunk.toString('latin1')
    }
  }
  if (entry.isDeflated) await inflated(packed, count)
  else await count(packed)
  if (size !== entry.unpacked) throw new ZipError('another size')
  return text
}

async function inflated(
  packed: AsyncIterable<Buffer>,
  use: (source: AsyncIterable<Buffer>) => Promise<void>,
) {
  try {
    await pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), use)
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('damaged')
  }
}

async function* bytesOf(handle: FileHandle, start: number, end: number) {
  for (let at = start; at < end; at += CHUNK) yield await read(handle, at, Math.min(end, at + CHUNK))
}
