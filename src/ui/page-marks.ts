export type PageMark = {
  key: string
  /** `null` is an ellipsis. */
  page: number | null
  isWideOnly: boolean
}

/**
 * Items of a pagination: first, last, the current page and its neighbours (three at either end), with an ellipsis for
 * each gap. A phone has room for five, so neighbours beside an ellipsis are then for wide screens.
 */
export function pageMarks(page: number, lastPage: number): PageMark[] {
  const near = [page - 1, page, page + 1, page === 1 ? 3 : 1, page === lastPage ? lastPage - 2 : lastPage]
  const shown = [...new Set([1, ...near, lastPage])]
    .filter((n) => n >= 1 && n <= lastPage)
    .sort((a, b) => a - b)
  const gapAfter = (n: number) => n !== lastPage && !shown.includes(n + 1)
  const gapBefore = (n: number) => n !== 1 && !shown.includes(n - 1)
  const length = shown.length + shown.filter(gapAfter).length
  return shown.flatMap((n) => {
    const isNeighbour = n !== page && n !== 1 && n !== lastPage
    const isWideOnly = length > 5 && isNeighbour && (gapAfter(n) || gapBefore(n))
    const mark = { key: String(n), page: n, isWideOnly }
    return gapAfter(n) ? [mark, { key: `after-${n}`, page: null, isWideOnly: false }] : [mark]
  })
}
