import type { ListKey, Lists, PagedRows } from './lists.ts'

type KeyedList = PagedRows & { key: ListKey }

/**
 * Puts the lists that came with the page into the store, so that going back to it fetches nothing. A
 * loader that shows a list hands it on as `list`, with its key.
 */
export function primeLists(lists: Lists, loaderData: Record<string, unknown>) {
  for (const data of Object.values(loaderData)) {
    const list = (data as { list?: KeyedList | null } | null)?.list
    if (list?.key) void lists.page(list.key, list.pagination.currentPage, async () => list)
  }
}
