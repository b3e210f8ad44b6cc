import { fileInLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { Language } from '#src/wire/language.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentLang, presentLanguages } from '../languages/present.ts'
import { describedImage } from '../uploads/present-image.ts'
import { accessTo } from './policy.ts'
import type { DownloadCategoryRow, DownloadRow } from './queries.ts'
import type { DownloadCategoryWire, DownloadWire } from './schema.ts'

const addressOfFile = ({ id, fileLang }: DownloadRow) =>
  fileLang === LANGUAGE ? fileInLanguage(paths.downloadFile(id)) : paths.downloadFile(id)

/** A download for this reader: the file's address only with access. */
export function presentDownload(row: DownloadRow, reader: Actor | null, lang?: Language): DownloadWire {
  const access = accessTo(row.level, reader)
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    // Without an uploaded picture the woven cover is shown.
    image: describedImage(row) ?? coverOf('download', row),
    file: {
      name: row.fileName,
      size: row.fileSize,
      url: access.allowed ? addressOfFile(row) : null,
      ...(row.fileLang && { lang: row.fileLang }),
    },
    category: { id: row.categoryId, slug: row.categorySlug, title: row.categoryTitle },
    parent_category: row.parentId
      ? { id: row.parentId, slug: row.parentSlug!, title: row.parentTitle! }
      : null,
    access,
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt.toISOString(),
    ...(row.translations === undefined ? presentLang(row) : presentLanguages('download', row, lang)),
  }
}

type CountedRow = Omit<DownloadCategoryRow, 'children'>
const presentCounted = ({ id, slug, title, lead, total }: CountedRow) => ({ id, slug, title, lead, total })

export const presentDownloadCategory = (row: DownloadCategoryRow): DownloadCategoryWire => ({
  ...presentCounted(row),
  children: row.children.map(presentCounted),
})
