import { sql } from 'kysely'
import type { DatedList } from '#src/platform/database/dated-list.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { type UploadedImage, uploadIn } from '../../uploads/queries.ts'
import { mailingKind } from '../kind.ts'

export type MailingRow = {
  id: number
  slug: string
  title: string
  excerpt: string
  image: UploadedImage | null
  imageAlt: string
  imageX: number
  imageY: number
  coverFamily: string
  coverSeed: number
  listSlug: string
  listName: string
  publishedAt: Date
  updatedAt: Date
}

/** The archive: mailings that are out and that readers of the site may see, too. */
export const mailingArchive: DatedList<MailingRow> = {
  kind: 'mailing',
  name: 'mailings',
  live: isLiveKind(mailingKind),
  columns: sql`n.id, s.slug, r.title, r.excerpt, ${uploadIn('n.image')} as image, r.image_alt, r.image_x, r.image_y,
    n.cover_family, n.cover_seed, l.slug as list_slug, l.name as list_name, n.published_at, n.updated_at`,
  joins: sql`join revisions r on r.id = n.live_revision_id
    join mailing_lists l on l.id = n.list_id
    join slugs s on s.kind = 'mailing' and s.item_id = n.id and s.is_current`,
}
