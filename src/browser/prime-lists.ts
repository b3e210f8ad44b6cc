import type { ListKey, Lists, PagedRows } from './lists.ts'

type KeyedList = PagedRows & { key: ListKey }

/**
 * Adds the lists of the server-rendered page to the store, so that returning to it fetches nothing. A loader that shows
 * a list returns it as `list`, with its key.
 */
export function primeLists(lists: Lists, loaderData: Record<string, unknown>) {
  for (const data of Object.values(loaderData)) {
    const list = (data as { list?: KeyedList | null } | null)?.list
    if (list?.key) void lists.page(list.key, list.pagination.currentPage, async () => list)
  }
}
