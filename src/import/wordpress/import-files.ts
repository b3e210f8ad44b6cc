import { createDownload } from '#src/features/downloads/create-download.ts'
import { MAX_UPLOAD_SIZES } from '#src/features/uploads/policy.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { insertFile } from '#src/platform/files/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { type MediaPlace, pathOf, requireMedia, withMedia } from '../find-media.ts'
import { type BroughtFile, documentUnread, importDocument, type Keeping } from '../import-document.ts'
import {
  downloadCategoryOf,
  findImported,
  findKeptDownload,
  insertRedirect,
  recordImport,
} from '../queries.ts'

/** A linked file: an existing download, or a stored file to become one. */
export type TakenFile = { url: URL } & ({ downloadId: number } | { file: BroughtFile })

type Parts = MediaPlace & Keeping & { source: string; db: Db }

export type LinkedFiles = {
  /** @returns the reason if it cannot be imported */
  take(url: URL, given: { isDry: boolean; isPublic: boolean }): Promise<TakenFile | { lost: string }>
  /** Creates a download from a file. @returns the download's number */
  write(tx: Tx, taken: TakenFile, given: NewFile): Promise<number>
}

type NewFile = {
  title: string
  by: Pick<Actor, 'id' | 'role'>
  /** Publication time; null if it was restricted, and becomes a draft. */
  publishedAt: Date | null
}

const CATEGORY = { slug: 'berkas-situs-lama', title: 'Berkas situs lama' }

/** Imports documents that texts link to as downloads, each once. A restricted one is a separate draft. */
export function importFiles({ source, db, uploads, virusScanner, ...place }: Parts): LinkedFiles {
  const keyOf = (url: URL, isPublic: boolean) => ({
    source,
    kind: isPublic ? 'file' : 'draft file',
    foreignId: url.href,
  })
  return {
    async take(url, { isDry, isPublic }) {
      const known = await findImported(db, keyOf(url, isPublic))
      if (known?.itemId && (await findKeptDownload(db, known.itemId)))
        return { url, downloadId: known.itemId }
      try {
        const name = nameOf(url)
        if (isDry) {
          await requireMedia(place, url)
          return { url, file: documentUnread(name) }
        }
        const keep = (path: string) => importDocument({ uploads, virusScanner }, path, name)
        return { url, file: await withMedia(place, url, MAX_UPLOAD_SIZES.document.maxBytes, keep) }
      } catch (error) {
        return { lost: (error as Error).message }
      }
    },
    async write(tx, taken, { title, by, publishedAt }) {
      if ('downloadId' in taken) return taken.downloadId
      const { file, url } = taken
      await insertFile(tx, { ...file, createdBy: by.id })
      const { id } = await createDownload(tx, {
        title,
        slug: slugify(title),
        description: '',
        categoryId: await downloadCategoryOf(tx, CATEGORY.slug, CATEGORY.title),
        level: 'public',
        file: file.name,
        by,
        status: publishedAt ? 'published' : 'draft',
        publishedAt,
        coverFamily: 'indigo',
      })
      const hash = Buffer.from(file.sha256, 'hex')
      await recordImport(tx, { ...keyOf(url, publishedAt !== null), hash, itemId: id, file: file.name })
      if (publishedAt) await insertRedirect(tx, { path: pathOf(url), kind: 'download', itemId: id })
      return id
    },
  }
}

export const nameOf = (url: URL): string => pathOf(url).split('/').at(-1)!.slice(0, 150) || 'berkas'
