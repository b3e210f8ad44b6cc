import { sql } from 'kysely'
import type { CategorisedList } from '#src/platform/database/dated-list.ts'
import {
  contentInLanguage,
  type InLanguage,
  inLanguage,
  joinTranslation,
  langColumn,
  nameInLanguage,
  slugInLanguage,
  translationsColumn,
} from '#src/platform/database/translated.ts'
import {
  type Affiliation,
  affiliationColumns,
  type Carried,
  carrierColumn,
} from '../institutions/affiliation-queries.ts'
import { type UploadedImage, uploadIn } from '../uploads/queries.ts'

export type PostRow = Affiliation &
  InLanguage & {
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
    scene: string | null
    themeId: number
    themeSlug: string
    themeTitle: string
    author: string
    createdBy: number | null
    createdAt: Date
    publishedAt: Date
    updatedAt: Date
  }

/** The list of posts; `r`, `c` and `s` are live revision, theme and slug of the item `n`. */
export const blogList: CategorisedList<PostRow, Carried> = {
  kind: 'blog',
  name: 'blog',
  categories: 'blogThemes',
  categoryName: 'blog_theme',
  columns: sql`n.id, ${slugInLanguage} as slug, ${inLanguage('title', sql`r.title`)} as title,
    ${inLanguage('excerpt', sql`r.excerpt`)} as excerpt, ${uploadIn('n.image')} as image,
    ${inLanguage('image_alt', sql`r.image_alt`)} as image_alt, r.image_x, r.image_y, n.cover_family, n.cover_seed, n.scene,
    n.category_id as theme_id, c.slug as theme_slug, ${nameInLanguage('blog_theme', sql`c.id`, 'title', sql`c.title`)} as theme_title, n.author, n.created_by, n.created_at,
    n.published_at, n.updated_at, ${affiliationColumns('n')} ${langColumn}`,
  joins: sql`join revisions r on r.id = n.live_revision_id
    join blog_themes c on c.id = n.category_id
    join slugs s on s.kind = 'blog' and s.item_id = n.id and s.is_current
    ${joinTranslation('blog', 'n.id')}`,
  content: contentInLanguage('r'),
  more: sql`${carrierColumn('n')}, ${translationsColumn('blog', 'n.id')}`,
}
