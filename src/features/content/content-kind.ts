import type { Db } from '#src/platform/database/connect.ts'
import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { CoverFamily } from '../covers/families.ts'
import type { ListSql } from './queries.ts'

/** What an item says besides its text, by the names of the wire; JSON that is kept with each text. */
export type Details = Record<string, string | number | null>

/** What the desk writes as texts with an address of their own: one row of `blog` or `pages` and its revisions. */
export type ContentKind = {
  /** As `revisions`, `slugs` and the audit trail name it. */
  kind: 'blog' | 'page' | 'event'
  table: 'blog' | 'pages' | 'events'
  /** What readers' answers are stored under. */
  tag: CacheTag
  /** The item has a theme and an author, which its live text brings along. */
  isSigned: boolean
  /** Of a new item. */
  coverFamily: CoverFamily
  /** The address that has a route of its own. */
  isReserved(slug: string): boolean
  /** Left out where a text says all. */
  details?: {
    names: readonly string[]
    /** The same as columns of the item, which readers' lists are made from. */
    columnsOf(details: Details): Record<string, unknown>
    /** What else the search finds the item by. */
    wordsOf(details: Details): string
    /** @throws Failure 400 for what does not fit */
    require(db: Db, details: Details): Promise<void>
  }
  /** What its list at the desk can be narrowed and ordered by besides; the item is `n`. */
  list?: ListSql
}
