import { randomBytes } from 'node:crypto'

/** Bytes from `start` up to, not including, `end`. */
export type ByteRange = { start: number; end: number }

/** Store of uploaded and published files. A name is ours, never a user's, and the content of a name never changes. */
export type Files = {
  /** Stores all of `source` under `name`, or nothing. Once this returns the bytes survive a crash. */
  put(name: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** The bytes, with back-pressure; null when there is no such file. */
  get(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>
  head(name: string): Promise<{ size: number } | null>
  /** Removes the file; does nothing when there is none. */
  remove(name: string): Promise<void>
  /** @throws when it cannot do its work: it takes no file, or does not answer */
  check(): Promise<void>
  /** Names of files stored before a moment, in batches; safe during concurrent changes. */
  listBefore(moment: Date): AsyncIterable<string[]>
}

/** A name made by `newFileName`. */
const ourName = /^[0-9a-f]{32}\.[a-z0-9]{1,5}$/

export const isFileName = (name: string) => ourName.test(name)

/** An unguessable name. `extension` without the dot, in lower case. */
export function newFileName(extension: string): string {
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  if (!isFileName(name)) throw new Error(`no file extension: ${extension}`)
  return name
}
