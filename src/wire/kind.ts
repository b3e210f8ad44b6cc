import type { ContentPaths } from '#src/ui/content/content-desk.ts'
import type { IconName } from '#src/ui/icon.tsx'
import type { Duty } from './actor.ts'

/**
 * Rule by which readers see a row: its status is `published` (of a mailing also `is_public`), it is not deleted, or its
 * status is not `draft`.
 */
export type LiveRule = 'published' | 'published and public' | 'not deleted' | 'not draft'

/**
 * A kind of content: what search, sitemap, feeds, share pictures, redirects, categories, uploads, erasure and the desk
 * need to know of it. The record of a kind is `kind.ts` in its feature; `src/kinds.ts` lists all of them.
 */
export type Kind = {
  /** Name in slugs, revisions, redirects, imports, search results and the audit trail. */
  kind: string
  table: string
  /** Column by which people recognise an item. */
  titleColumn: 'title' | 'name' | 'question'
  /** Cache tag of readers' answers; all of them are part of `CacheTag`. */
  tag: string
  live: LiveRule
  /** Table with the versions of its text, if it has any; otherwise its text is in columns of its own. */
  versions?: 'revisions' | 'news_revisions'
  /** Noun of readers' calls below `/v1`: `GET /v1/{noun}`, `GET /v1/{noun}/{id}`. */
  call: string
  /** Noun in the audit trail. */
  noun: string
  /** True if its lists hold personal data besides names of authors: who exports one has seen these people. */
  isAboutPeople?: true
  /** Columns of its table that hold the name of an uploaded image. */
  images: readonly string[]
  /** Public address of an item by its slug; without one its items have no pages of their own. */
  address?: (slug: string) => string
  /** Search of the site: heading, the column of its date, and the columns of its text unless it has versions. */
  search?: {
    label: string
    date: string | null
    text?: readonly [title: string, excerpt: string, content: string]
  }
  /** Entry in the overview of sections below the search. */
  section?: { to: string; label: string; about: string }
  /**
   * RSS and Atom of its list: address of the list, title, description, and the field of a row that holds its category.
   * A row has `title`, `excerpt`, `published_at`, `updated_at` and may have `author`.
   */
  feed?: { list: string; title: string; about: string; category?: string }
  /** File of a member's data export with the versions that they wrote; only for kinds with `revisions`. */
  dataExport?: { name: string; about: string }
  /** Name in the browser's list store, and the desk's call that deletes a row. */
  storedList?: { entity: string; deletedBy: string }
  /** Heading of its share pictures; they need the columns `title`, `cover_family` and `cover_seed`. */
  sharePicture?: string
  /** True if addresses of a former site may lead to an item. */
  hasOldAddresses?: true
  categories?: KindCategories
  /** Search of the desk: heading, address of an item by its id, and of its list. */
  desk?: { title: string; item: (id: number) => string; list: string; found?: Record<string, string> }
  /** Entry in the menu of the desk, and who sees it; default: the secretariat. */
  deskEntry?: { to: string; label: string; icon: IconName; duties?: readonly Duty[] }
  /** Its screens at the desk (`contentScreens`, `entryScreens`): their module below `features`, and addresses. */
  deskScreens?: { module: string; paths: ContentPaths }
}

/** Categories of a kind, one for each item. */
export type KindCategories = {
  table: string
  /** Tables whose `category_id` refers to it. */
  homes: readonly [string, ...string[]]
  /** Words of the desk: heading, one of them, and the items in it. */
  words: { tab: string; one: string; items: string }
  /** Readers' page of one category: the path before its slug, or a path and the query name that holds it. */
  page: { path: string; query?: string }
  /** True if categories have a cover family, the default of its items' covers. */
  hasCover?: true
  /** True if a category may have a parent. */
  hasLevels?: true
}
