import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { entryName, read, type ZipEntry, ZipError } from './zip-entries.ts'

const LOCAL_HEAD_BYTES = 30
const CHUNK = 256 * 1024

/** Bytes that may still be unpacked, from an archive and those nested in it together. */
export type UnpackBudget = { left: number }

/** Consumer of an entry's bytes as they are unpacked. */
export type TakeBytes = (chunk: Buffer) => void | Promise<void>

/**
 * Unpacks an entry and counts its bytes: the sizes in the directory are not trusted.
 * @throws ZipError past the budget, for damaged data, and for an entry whose size differs from the directory
 */
export async function unpackEntry(
  handle: FileHandle,
  entry: ZipEntry,
  budget: UnpackBudget,
  take: TakeBytes,
): Promise<void> {
  const head = await read(handle, entry.offset, entry.offset + LOCAL_HEAD_BYTES)
  if (head.readUInt32LE(0) !== 0x04034b50) throw new ZipError('not whole')
  const start = entry.offset + LOCAL_HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
  const name = await read(handle, entry.offset + LOCAL_HEAD_BYTES, start - head.readUInt16LE(28))
  if (entryName(name) !== entry.name) throw new ZipError('two names for one entry')
  if (!entry.isDeflated && entry.packed !== entry.unpacked) throw new ZipError('another size')
  let size = 0
  const count = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      budget.left -= chunk.length
      if (budget.left < 0) throw new ZipError('too much in it', { isTooMuch: true })
      if (size > entry.unpacked) throw new ZipError('another size')
      await take(chunk)
    }
  }
  const packed = bytesOf(handle, start, start + entry.packed)
  if (entry.isDeflated) await inflated(packed, count)
  else await count(packed)
  if (size !== entry.unpacked) throw new ZipError('another size')
}

async function inflated(
  packed: AsyncIterable<Buffer>,
  use: (source: AsyncIterable<Buffer>) => Promise<void>,
) {
  try {
    await pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), use)
  } catch (error) {
    // zlib's errors for damaged data have a code of their own; any other error is not the archive's.
    throw /^Z_/.test((error as NodeJS.ErrnoException).code ?? '') ? new ZipError('damaged') : error
  }
}

async function* bytesOf(handle: FileHandle, start: number, end: number) {
  for (let at = start; at < end; at += CHUNK) yield await read(handle, at, Math.min(end, at + CHUNK))
}
