import type { ListEntity } from '#src/kinds.ts'
import type { CachedPages, Failure, ListKey, Lists, PagedRows, PageOptions, Pagination } from './lists.ts'

/**
 * A change replaces the entry of a list, so an answer requested before the change lands in the old entry, which is no
 * longer read.
 */
type Entry = {
  entity: ListEntity
  isDefaultOrder: boolean
  cached: CachedPages | null
  currentPage: number
  pending: Map<number, Promise<PagedRows | Failure>>
}

const defaultPerPage = 10
const keptLists = 50

/**
 * The paged lists of one browser session (docs/reference/specification.md#lists); at most 50, least recently used
 * evicted first.
 */
export function createListStore(): Lists {
  const entries = new Map<string, Entry>()

  return {
    page<Answer extends PagedRows | Failure>(
      key: ListKey,
      page: number,
      fetch: () => Promise<Answer>,
      options: PageOptions = {},
    ) {
      const entry = openEntry(entries, key, options)
      entry.currentPage = page
      if (options.reload) return fetch()
      // A key is always used with one type of row.
      return readPage(entry, page, fetch) as Promise<Answer>
    },
    pagination(key) {
      const entry = entries.get(nameOf(key))
      return entry?.cached ? paginate(entry.cached, entry.currentPage) : null
    },
    change(entity, change) {
      for (const [name, entry] of entries) {
        if (entry.entity !== entity) continue
        const cached = entry.cached && change(entry.cached, entry)
        if (cached) entries.set(name, { ...withPages(entry, cached), pending: new Map() })
        else entries.delete(name)
      }
    },
    clear: () => entries.clear(),
  }
}

const givenFilters = ({ filter = {} }: ListKey) =>
  Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const nameOf = (key: ListKey) => JSON.stringify([key.entity, key.limit ?? defaultPerPage, givenFilters(key)])

function openEntry(entries: Map<string, Entry>, key: ListKey, { reset }: PageOptions) {
  const name = nameOf(key)
  const kept = reset ? undefined : entries.get(name)
  const entry = kept ?? newEntry(key)
  entries.delete(name)
  entries.set(name, entry)
  const [leastUsed] = entries.keys()
  if (entries.size > keptLists && leastUsed) entries.delete(leastUsed)
  return entry
}

const newEntry = (key: ListKey): Entry => ({
  entity: key.entity,
  isDefaultOrder: givenFilters(key).length === 0,
  cached: null,
  currentPage: 1,
  pending: new Map(),
})

const withPages = (entry: Entry, cached: CachedPages): Entry => {
  const { lastPage } = paginate(cached, 1)
  return { ...entry, cached, currentPage: Math.min(entry.currentPage, lastPage) }
}

type Fetch = () => Promise<PagedRows | Failure>

async function readPage(entry: Entry, page: number, fetch: Fetch): Promise<PagedRows | Failure> {
  const { cached, pending } = entry
  const rows = cached?.pages.get(page)
  if (cached && rows && rows.length >= cached.perPage) return { rows, pagination: paginate(cached, page) }
  const asked = pending.get(page)
  if (!asked) return fetchPage(entry, page, fetch)
  // The first caller may have left the page and aborted the call: then fetch again.
  const answer = await asked.catch(() => null)
  return answer && !isFailure(answer) ? answer : readPage(entry, page, fetch)
}

function fetchPage(entry: Entry, page: number, fetch: Fetch) {
  const asked = fetch()
    .then((answer) => {
      if (!isFailure(answer)) entry.cached = cachePage(entry.cached, page, answer)
      return answer
    })
    .finally(() => entry.pending.delete(page))
  entry.pending.set(page, asked)
  return asked
}

const isFailure = (answer: PagedRows | Failure): answer is Failure =>
  'success' in answer && answer.success === false

/** Pagination of page `page` (from 1) in a list of `total` rows; an empty list has one page. */
function paginate({ total, perPage }: { total: number; perPage: number }, page: number): Pagination {
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
function cachePage(cached: CachedPages | null, page: number, { rows, pagination }: PagedRows) {
  const { total, perPage } = pagination
  const isSameList = cached?.total === total && cached.perPage === perPage
  return { total, perPage, pages: new Map(isSameList ? cached.pages : []).set(page, rows) }
}
