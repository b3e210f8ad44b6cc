import type { Failure, Pagination } from '#src/browser/lists.ts'
import type { Failed, Result, WirePagination } from '#src/wire/envelope.ts'

const toPagination = (wire: WirePagination): Pagination => ({
  total: wire.total,
  lastPage: wire.last_page,
  perPage: wire.per_page,
  prevPage: wire.prev_page,
  currentPage: wire.current_page,
  nextPage: wire.next_page,
})

/** Converts a list's answer for the list store; a failure is returned unchanged. */
export function toPagedRows<Wire, Row>(result: Result<Wire[]>, toRow: (wire: Wire) => Row) {
  if (!result.success) return result satisfies Failed & Failure
  return { rows: result.data.map(toRow), pagination: toPagination(result.pagination!) }
}
