import { imageOf } from '../../uploads/present-image.ts'
import type { DownloadLogRow } from './download-log-queries.ts'
import type { DeskDownload, DeskDownloadRow } from './queries.ts'
import type { DeskDownloadRowWire, DeskDownloadWire, TakenWire } from './schema.ts'

export const presentDeskRow = (row: DeskDownloadRow): DeskDownloadRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  level: row.level,
  category: { id: row.categoryId, title: row.categoryTitle },
  parent_category: row.parentId === null ? null : { id: row.parentId, title: row.parentTitle! },
  file: { name: row.fileName, size: row.fileSize, number: row.fileVersion },
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
  version: row.version,
})

/** Presents files by number: their names in the store are never exposed. */
export const presentDeskDownload = (row: DeskDownload): DeskDownloadWire => ({
  ...presentDeskRow(row),
  description: row.description,
  image: imageOf(row.image),
  image_alt: row.imageAlt,
  image_x: row.imageX,
  image_y: row.imageY,
  created_at: row.createdAt.toISOString(),
  files: row.files.map(({ createdAt, ...file }) => ({
    ...file,
    created_at: new Date(createdAt).toISOString(),
    is_current: file.number === row.fileVersion,
  })),
})

export const presentDownloadLogRow = (row: DownloadLogRow): TakenWire => ({
  id: row.id,
  at: row.at.toISOString(),
  version: row.version,
  file_name: row.fileName,
  person: row.userId === null ? null : { id: row.userId, name: row.name ?? '' },
})
