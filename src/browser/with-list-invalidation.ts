import type { ListEntity } from '#src/kinds.ts'
import type { Call, CallInput } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { CachedPages, Item, ListChange, Lists } from './lists.ts'

/** Inserts a row at the top of page 1, moving the last row of each page to the next; filtered lists are invalidated. */
export const insertion =
  (row: Item): ListChange =>
  (cached, { isDefaultOrder }) =>
    isDefaultOrder ? insertOnTop(cached, row) : null

/** Removes the row, moving up the first row of each later page. A list that may hold it elsewhere is invalidated. */
export const removal =
  (id: number): ListChange =>
  (cached) =>
    removeItem(cached, id)

/** Merges the changed fields into the row in every cached page. */
export const merge =
  (id: number, changes: Readonly<Record<string, unknown>>): ListChange =>
  (cached) =>
    editItem(cached, id, changes)

function insertOnTop(cached: CachedPages, row: Item): CachedPages {
  if (pageOf(cached, row.id)) return editItem(cached, row.id, row)
  const rows = rowsFrom(cached, 1)
  const isTopKnown = rows.length > 0 || cached.total === 0
  return refill({ ...cached, total: cached.total + 1 }, 1, isTopKnown ? [row, ...rows] : [])
}

function removeItem(cached: CachedPages, id: number): CachedPages | null {
  const page = pageOf(cached, id)
  if (!page) return rowsFrom(cached, 1).length === cached.total ? cached : null
  const rows = rowsFrom(cached, page).filter((row) => row.id !== id)
  return refill({ ...cached, total: cached.total - 1 }, page, rows)
}

function editItem(cached: CachedPages, id: number, changes: object): CachedPages {
  const edited = (rows: readonly Item[]) =>
    rows.map((row) => (row.id === id ? { ...row, ...changes, id } : row))
  return { ...cached, pages: new Map([...cached.pages].map(([page, rows]) => [page, edited(rows)])) }
}

function pageOf({ pages }: CachedPages, id: number) {
  for (const [page, rows] of pages) if (rows.some((row) => row.id === id)) return page
}

/** Rows from page `first` up to the first uncached one, where the page may be short. */
function rowsFrom({ pages, perPage }: CachedPages, first: number) {
  const rows: Item[] = []
  for (let page = first; ; page += 1) {
    const next = pages.get(page) ?? []
    rows.push(...next)
    if (next.length < perPage) return rows
  }
}

/** Distributes the rows anew from page `first`. Pages beyond them are dropped: their rows have moved. */
function refill(cached: CachedPages, first: number, rows: readonly Item[]): CachedPages {
  const pages = new Map([...cached.pages].filter(([page]) => page < first))
  for (let start = 0; start < rows.length; start += cached.perPage) {
    pages.set(first + start / cached.perPage, rows.slice(start, start + cached.perPage))
  }
  return { ...cached, pages }
}

/**
 * Wraps a client so that its writes invalidate the cached lists and nobody reads a state older than their own write: a
 * deleted row is removed at once, and after any other write all lists are cleared. Only the server knows which of them
 * changed, and the row's new content, address and position.
 * @param deletions endpoints that delete a row of a list by its id
 */
export function withListInvalidation(
  api: Call,
  lists: Pick<Lists, 'change' | 'clear'>,
  deletions: Readonly<Record<string, ListEntity>>,
): Call {
  const send = api as (where: string, input?: CallInput) => Promise<Result<unknown>>
  const heeding = async (where: string, input?: CallInput) => {
    const result = await send(where, input)
    const entity = deletions[where]
    if (where.startsWith('GET ') || !result.success) return result
    if (entity) lists.change(entity, removal(Number(input?.params?.id)))
    else lists.clear()
    return result
  }
  return heeding as Call
}
