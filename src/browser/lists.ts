import type { ListEntity } from '#src/kinds.ts'

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

/** Cached pages of one list. A page with fewer rows than it should have holds its first ones. */
export type CachedPages = {
  total: number
  perPage: number
  pages: ReadonlyMap<number, readonly Item[]>
}

/** Applies a change to a cached list; null invalidates it. Made by `list-changes.ts`, which readers never load. */
export type ListChange = (cached: CachedPages, list: { isDefaultOrder: boolean }) => CachedPages | null

/** A failed call, which is returned unchanged (docs/reference/specification.md#results) and never cached. */
export type Failure = { success: false }

/** Key of one list: another filter, order or limit is another list. */
export type ListKey = {
  entity: ListEntity
  filter?: Record<string, string | number | null | undefined>
  limit?: number
}

export type PageOptions = {
  /** Fetches despite the cache, and leaves the cache as it was. */
  reload?: boolean
  /** Clears all pages of this list first. */
  reset?: boolean
}

/** The paged lists of one visitor's browser session; on the server `passThroughLists`. */
export type Lists = {
  /**
   * One page (from 1): the cached one when it holds `perPage` rows, else the answer of `fetch`. A failure, thrown or
   * returned, reaches the caller unchanged.
   */
  page<Answer extends PagedRows | Failure>(
    key: ListKey,
    page: number,
    fetch: () => Promise<Answer>,
    options?: PageOptions,
  ): Promise<Answer>
  /** Totals and the last requested page, local changes included; null for a list not fetched yet. */
  pagination(key: ListKey): Pagination | null
  /** Applies a change to every cached list of the entity. */
  change(entity: ListEntity, change: ListChange): void
  clear(): void
}

/** Caches nothing: on the server one process serves many visitors. */
export const passThroughLists: Lists = {
  page: (_key, _page, fetch) => fetch(),
  pagination: () => null,
  change() {},
  clear() {},
}
