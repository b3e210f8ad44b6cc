/** Gifts of one donor in one month, `YYYY-MM`. */
export type DonorMonth = { month: string; donor: string; gifts: number; amount: number }
export type Period = { from: string; to: string; gifts: number; amount: number }

/** Minimum number of distinct donors behind a published sum. */
export const LEAST_DONORS = 3

/**
 * Groups months, oldest first, until each sum has enough donors. A closed period never changes later, so comparing two
 * looks reveals no single gift. The last, incomplete period is left out.
 * @param rows sorted by month, whole months only
 */
export function closePeriods(rows: readonly DonorMonth[]): { periods: Period[]; hasFewMore: boolean } {
  const periods: Period[] = []
  let open: DonorMonth[] = []
  for (const [month, ofMonth] of Map.groupBy(rows, (row) => row.month)) {
    open = [...open, ...ofMonth]
    if (new Set(open.map(({ donor }) => donor)).size < LEAST_DONORS) continue
    periods.push({ from: open[0]!.month, to: month, ...sumOf(open) })
    open = []
  }
  return { periods, hasFewMore: open.length > 0 }
}

/** Totals of the rows. */
export const sumOf = (rows: readonly { gifts: number; amount: number }[]) => ({
  gifts: rows.reduce((sum, { gifts }) => sum + gifts, 0),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})
