import { storedHtml } from '#src/platform/text/sanitize.ts'
import type { ContentRowWire, ContentWire, RevisionWire } from '#src/wire/content.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { Details } from './content-kind.ts'
import type { ContentItem, ContentRow, TextRow } from './queries.ts'

export const presentContentRow = (row: ContentRow): ContentRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  has_changes: row.hasChanges,
  author: row.author,
  theme: row.themeId === null ? null : { id: row.themeId, title: row.themeTitle! },
  publish_at: row.publishAt?.toISOString() ?? null,
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.workedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
  version: row.version,
  ...row.details,
})

const presentText = (row: TextRow) => ({
  title: row.title,
  excerpt: row.excerpt,
  content: storedHtml(row),
  image: imageOf(row.image),
  image_alt: row.imageAlt,
  image_x: row.imageX,
  image_y: row.imageY,
  ...row.details,
})

/** An item of a kind with all its revisions. */
export const presentContent = (kind: string, item: ContentItem): ContentWire => ({
  ...presentContentRow(item),
  ...presentText(item),
  ...item.settings,
  cover: coverOf(kind, { ...item, scene: sceneIn(item.details) }),
  created_at: item.createdAt.toISOString(),
  is_system: item.isSystem,
  revisions: item.revisions.map(({ createdAt, isLive, isCurrent, ...revision }) => ({
    ...revision,
    created_at: new Date(createdAt).toISOString(),
    is_live: isLive,
    is_current: isCurrent,
  })),
})

/** The scene among the details of a kind that has one. */
const sceneIn = ({ scene }: Details) => (typeof scene === 'string' ? scene : null)

export const presentRevision = (row: TextRow & { id: number; createdAt: Date }): RevisionWire => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  ...presentText(row),
})
