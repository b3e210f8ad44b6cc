import type { CoverFamily } from '../covers/families.ts'

/** What the desk writes as texts with an address of their own: one row of `blog` or `pages` and its revisions. */
export type ContentKind = {
  /** As `revisions`, `slugs` and the audit trail name it. */
  kind: 'blog' | 'page'
  table: 'blog' | 'pages'
  /** What readers' answers are stored under. */
  tag: string
  /** The item has a theme and an author, which its live text brings along. */
  isSigned: boolean
  /** Of a new item. */
  coverFamily: CoverFamily
  /** The address that has a route of its own. */
  isReserved(slug: string): boolean
}
