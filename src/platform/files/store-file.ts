import { createHash } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { type Files, newFileName } from './files.ts'
import { insertFile } from './queries.ts'

export type NewFile = {
  bytes: Uint8Array
  /** The owner's name for it; the stored file gets its extension. */
  originalName: string
  type: string
  createdBy: number | null
}

/** Puts a file into the store, then into its table: no row exists without its bytes. @returns its name */
export async function storeFile(files: Files, db: Db, { bytes, ...file }: NewFile): Promise<string> {
  const name = newFileName(file.originalName.split('.').at(-1)!.toLowerCase())
  await files.put(name, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await insertFile(db, { ...file, name, size: bytes.length, sha256 })
  return name
}
