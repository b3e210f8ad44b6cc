import { createHash } from 'node:crypto'
import { checkPicture } from '#src/features/uploads/check-picture.ts'
import { makeVariants } from '#src/features/uploads/make-variants.ts'
import { MAX_UPLOAD_SIZES } from '#src/features/uploads/policy.ts'
import { findPicture } from '#src/features/uploads/queries.ts'
import { insertUpload } from '#src/features/uploads/write-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Write } from '#src/platform/database/write.ts'
import { type Files, newFileName } from '#src/platform/files/files.ts'
import { type MediaPlace, pathOf, requireMedia, withMedia } from './find-media.ts'
import { findImported, recordImport } from './queries.ts'

export type Pictures = {
  /**
   * The stored name of a picture of the source, imported if missing.
   * @returns the reason if it cannot be imported
   */
  take(url: string, isDry: boolean): Promise<{ name: string } | { lost: string }>
}

type Parts = MediaPlace & {
  /** Name of the source, as for its rows. */
  source: string
  userId: number
  db: Db
  write: Write
  uploads: Files
  now: Date
}

/** Imports pictures, each once, re-encoded like an upload by a member. */
export function importPictures(parts: Parts): Pictures {
  const { source, origin, db } = parts
  return {
    async take(address, isDry) {
      const url = origin.resolve(address)
      if (!url) return { lost: 'no address' }
      const key = { source, kind: 'picture', foreignId: url.href }
      const known = await findImported(db, key)
      if (known?.file && (await findPicture(db, known.file))) return { name: known.file }
      try {
        if (isDry) {
          await requireMedia(parts, url)
          return { name: newFileName('jpg') }
        }
        return {
          name: await withMedia(parts, url, MAX_UPLOAD_SIZES.content.maxBytes, (path) =>
            keep(parts, key, path, url),
          ),
        }
      } catch (error) {
        return { lost: (error as Error).message }
      }
    },
  }
}

type Key = { source: string; kind: string; foreignId: string }

async function keep(
  { write, uploads, userId, now }: Parts,
  key: Key,
  path: string,
  url: URL,
): Promise<string> {
  const { bytes, type, width, height } = await checkPicture(path, MAX_UPLOAD_SIZES.content.longest)
  const name = newFileName(type === 'image/jpeg' ? 'jpg' : 'webp')
  const hash = createHash('sha256').update(bytes).digest()
  await uploads.put(name, bytes)
  const originalName = pathOf(url).split('/').at(-1)!.slice(0, 150) || 'gambar'
  const facts = { name, userId, type, size: bytes.length, sha256: hash.toString('hex'), originalName }
  await write(async (tx) => {
    await insertUpload(tx, { ...facts, purpose: 'content', width, height, createdAt: now })
    await recordImport(tx, { ...key, hash, file: name, itemId: null })
    await tx.later(makeVariants, { name })
  })
  return name
}
