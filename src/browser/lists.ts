/** The list entities of the specification (§3). */
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

/** A refused call, which is handed back unchanged (§7) and never kept. */
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
  /** Puts a new row on top of the entity's unfiltered lists and forgets the filtered ones. */
  insert(entity: ListEntity, row: Item): void
  /** Takes the row out of every list of the entity; the following rows move up. */
  remove(entity: ListEntity, id: number): void
  /** Merges the changed fields into the row, wherever it is kept. */
  edit(entity: ListEntity, id: number, changes: Readonly<Record<string, unknown>>): void
  clear(): void
}

/** Keeps nothing: on the server one process serves many visitors. */
export const passThroughLists: Lists = {
  page: (_key, _page, fetch) => fetch(),
  pagination: () => null,
  insert() {},
  remove() {},
  edit() {},
  clear() {},
}
