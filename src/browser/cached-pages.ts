import type { Item, PagedRows, Pagination } from './lists.ts'

/** The kept pages of one list. A page with fewer rows than it should have holds its first ones. */
export type CachedPages = {
  total: number
  perPage: number
  pages: ReadonlyMap<number, readonly Item[]>
}

/** The pagination of page `page` (from 1) in a list of `total` rows; an empty list has one page. */
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

/** Adds a fetched page. Another total than before shows that the kept pages are of an older list. */
export function keepPage(cached: CachedPages | null, page: number, { rows, pagination }: PagedRows) {
  const { total, perPage } = pagination
  const isSameList = cached?.total === total && cached.perPage === perPage
  return { total, perPage, pages: new Map(isSameList ? cached.pages : []).set(page, rows) }
}

/** Puts the row on top of page 1; the last row of each page goes on to the next. */
export function insertOnTop(cached: CachedPages, row: Item): CachedPages {
  if (pageOf(cached, row.id)) return editItem(cached, row.id, row)
  const rows = rowsFrom(cached, 1)
  const isTopKnown = rows.length > 0 || cached.total === 0
  return refill({ ...cached, total: cached.total + 1 }, 1, isTopKnown ? [row, ...rows] : [])
}

/** Takes the row out; the first row of each following page moves up. Null when its place is unknown. */
export function removeItem(cached: CachedPages, id: number): CachedPages | null {
  const page = pageOf(cached, id)
  if (!page) return rowsFrom(cached, 1).length === cached.total ? cached : null
  const rows = rowsFrom(cached, page).filter((row) => row.id !== id)
  return refill({ ...cached, total: cached.total - 1 }, page, rows)
}

/** Merges the changed fields into the row, wherever it is kept. */
export function editItem(cached: CachedPages, id: number, changes: object): CachedPages {
  const edited = (rows: readonly Item[]) =>
    rows.map((row) => (row.id === id ? { ...row, ...changes, id } : row))
  return { ...cached, pages: new Map([...cached.pages].map(([page, rows]) => [page, edited(rows)])) }
}

function pageOf({ pages }: CachedPages, id: number) {
  for (const [page, rows] of pages) if (rows.some((row) => row.id === id)) return page
}

/** The rows from page `first` up to the first one not kept, where the page may be short. */
function rowsFrom({ pages, perPage }: CachedPages, first: number) {
  const rows: Item[] = []
  for (let page = first; ; page += 1) {
    const next = pages.get(page) ?? []
    rows.push(...next)
    if (next.length < perPage) return rows
  }
}

/** Lays the rows out anew from page `first`. Pages beyond them are dropped: their rows have moved. */
function refill(cached: CachedPages, first: number, rows: readonly Item[]): CachedPages {
  const pages = new Map([...cached.pages].filter(([page]) => page < first))
  for (let start = 0; start < rows.length; start += cached.perPage) {
    pages.set(first + start / cached.perPage, rows.slice(start, start + cached.perPage))
  }
  return { ...cached, pages }
}
