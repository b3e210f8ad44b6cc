/** The list entities (docs/reference/specification.md#list-entities). */
export type ListEntity =
  | 'blog'
  | 'download'
  | 'events'
  | 'news'
  | 'participant'
  | 'question'
  | 'region'
  | 'team'

export type Item = { id: number }

export type Pagination = {
  total: number
  lastPage: number
  perPage: number
  prevPage: number | null
  currentPage: number
  nextPage: number | null
}

export type PagedRows<Row extends Item = Item> = { rows: readonly Row[]; pagination: Pagination }

/** The kept pages of one list. A page with fewer rows than it should have holds its first ones. */
export type CachedPages = {
  total: number
  perPage: number
  pages: ReadonlyMap<number, readonly Item[]>
}

/** What a change makes of a kept list; null forgets it. Made by `list-changes.ts`, which readers never load. */
export type ListChange = (cached: CachedPages, list: { isDefaultOrder: boolean }) => CachedPages | null

/** A refused call, which is handed back unchanged (docs/reference/specification.md#results) and never kept. */
export type Failure = { success: false }

/** One list as the visitor sees it: another filter, order or limit is another list. */
export type ListKey = {
  entity: ListEntity
  filter?: Record<string, string | number | null | undefined>
  limit?: number
}

export type PageOptions = {
  /** Fetches whatever is kept, and leaves what is kept as it was. */
  reload?: boolean
  /** Forgets all pages of this list first. */
  reset?: boolean
}

/** The paged lists of one visitor's browser session; on the server `passThroughLists`. */
export type Lists = {
  /**
   * One page (from 1): the kept one when it holds `perPage` rows, else what `fetch` answers.
   * A failure, thrown or handed back, reaches the caller as it is.
   */
  page<Answer extends PagedRows | Failure>(
    key: ListKey,
    page: number,
    fetch: () => Promise<Answer>,
    options?: PageOptions,
  ): Promise<Answer>
  /** Totals and the page last asked for, local changes included; null for a list not fetched yet. */
  pagination(key: ListKey): Pagination | null
  /** Applies a change to every kept list of the entity. */
  change(entity: ListEntity, change: ListChange): void
  clear(): void
}

/** Keeps nothing: on the server one process serves many visitors. */
export const passThroughLists: Lists = {
  page: (_key, _page, fetch) => fetch(),
  pagination: () => null,
  change() {},
  clear() {},
}
