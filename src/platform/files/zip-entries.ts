import type { FileHandle } from 'node:fs/promises'

export type ZipEntry = {
  name: string
  isDeflated: boolean
  /** Compressed size, and uncompressed size according to the directory. */
  packed: number
  unpacked: number
  /** Offset of the entry's local header. */
  offset: number
}

/** A malformed archive, or one above our limits. */
export class ZipError extends Error {
  /** True if it is well-formed, as far as was read, and unpacks to more than we accept. */
  readonly isTooMuch: boolean

  constructor(message: string, { isTooMuch = false } = {}) {
    super(message)
    this.isTooMuch = isTooMuch
  }
}

const END_BYTES = 22
const MAX_COMMENT = 65_535
const MAX_ENTRIES = 2_000
const MAX_DIRECTORY_BYTES = 2_000_000

/**
 * Reads the directory of a zip archive (APPNOTE 4.3) strictly: one disk, no zip64, no trailing data, no encryption,
 * plain names without path traversal, no duplicate file and no overlapping entries. Names that differ in case alone,
 * folders listed twice and the backslashes of old Windows programs are accepted.
 * @throws ZipError
 */
export async function readZipEntries(handle: FileHandle, size: number): Promise<ZipEntry[]> {
  const tail = await read(handle, Math.max(0, size - END_BYTES - MAX_COMMENT), size)
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (at < 0 || at + END_BYTES > tail.length) throw new ZipError('no end')
  const end = tail.subarray(at)
  const [disk, count, bytes, offset] = [
    end.readUInt32LE(4),
    end.readUInt16LE(10),
    end.readUInt32LE(12),
    end.readUInt32LE(16),
  ]
  const endAt = size - tail.length + at
  const isWhole = disk === 0 && end.length === END_BYTES + end.readUInt16LE(20) && offset + bytes === endAt
  if (!isWhole) throw new ZipError('not whole')
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES) throw new ZipError('too many entries')
  const entries = readDirectory(await read(handle, offset, endAt))
  if (entries.length !== count || entries.length === 0) throw new ZipError('not whole')
  checkPlaces(entries, offset)
  return entries
}

const HEAD_BYTES = 46

function readDirectory(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length; ) {
    if (at + HEAD_BYTES > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new ZipError('not whole')
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
    if (flags & 1 || (method !== 0 && method !== 8)) throw new ZipError('encrypted or unknown')
    const nameEnd = at + HEAD_BYTES + directory.readUInt16LE(at + 28)
    const name = entryName(directory.subarray(at + HEAD_BYTES, nameEnd))
    if (nameEnd > directory.length || !isPlain(name)) throw new ZipError('odd name')
    entries.push({
      name,
      isDeflated: method === 8,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** Decodes an entry name; some Windows programs separate folders by a backslash. */
export const entryName = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\\', '/')

/** True for names without path traversal or characters that hide what the file is. */
const isPlain = (name: string) =>
  name.length > 0 && !/^\/|\p{Cc}|^[a-z]:/iu.test(name) && !name.split('/').includes('..')

const LOCAL_HEAD_BYTES = 30

function checkPlaces(entries: readonly ZipEntry[], directoryAt: number) {
  const files = entries.map(({ name }) => name).filter((name) => !name.endsWith('/'))
  if (new Set(files).size < files.length) throw new ZipError('a name twice')
  const inPlace = entries.toSorted((a, b) => a.offset - b.offset)
  for (const [index, { offset, packed }] of inPlace.entries()) {
    const next = inPlace[index + 1]?.offset ?? directoryAt
    if (offset + LOCAL_HEAD_BYTES + packed > next) throw new ZipError('entries overlap')
  }
}

/** Bytes of a file from `start` up to `end`. @throws ZipError when there are fewer */
export async function read(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, end - start))
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
  if (bytesRead < end - start) throw new ZipError('not whole')
  return bytes
}
