import { randomBytes } from 'node:crypto'

/** Bytes from `start` up to, not including, `end`. */
export type ByteRange = { start: number; end: number }

/** Where uploaded and published files lie. A name is ours, never a user's, and what it holds never changes. */
export type Files = {
  /** Keeps all of `source` under `name`, or nothing of it. Once this returns the bytes survive a crash. */
  put(name: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** The bytes, read as fast as they are taken; null when there is no such file. */
  get(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>
  head(name: string): Promise<{ size: number } | null>
  /** Removes the file; nothing happens when there is none. */
  remove(name: string): Promise<void>
  /** Names of files that were put before a moment, in batches, whatever else happens meanwhile. */
  listBefore(moment: Date): AsyncIterable<string[]>
}

/** What `newFileName` makes. */
const ourName = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/

export const isFileName = (name: string) => ourName.test(name)

/** A name nobody can guess. `extension` without the dot, in small letters. */
export function newFileName(extension: string): string {
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  if (!isFileName(name)) throw new Error(`no file extension: ${extension}`)
  return name
}
