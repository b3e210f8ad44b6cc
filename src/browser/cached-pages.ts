import type { CachedPages, PagedRows, Pagination } from './lists.ts'

/** Pagination of page `page` (from 1) in a list of `total` rows; an empty list has one page. */
export function paginate({ total, perPage }: { total: number; perPage: number }, page: number): Pagination {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return {
    total,
    lastPage,
    perPage,
    prevPage: page > 1 ? Math.min(page - 1, lastPage) : null,
    currentPage: page,
    nextPage: page < lastPage ? page + 1 : null,
  }
}

/** Adds a fetched page. A changed total means that the cached pages are outdated. */
export function cachePage(cached: CachedPages | null, page: number, { rows, pagination }: PagedRows) {
  const { total, perPage } = pagination
  const isSameList = cached?.total === total && cached.perPage === perPage
  return { total, perPage, pages: new Map(isSameList ? cached.pages : []).set(page, rows) }
}
