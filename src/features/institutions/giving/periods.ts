/** What one donor gave in one month, `YYYY-MM`. */
export type DonorMonth = { month: string; donor: string; gifts: number; amount: number }
export type Period = { from: string; to: string; gifts: number; amount: number }

/** So many different donors must stand behind a sum that is shown. */
export const LEAST_DONORS = 3

/**
 * Puts months together, oldest first, until enough donors stand behind each sum. A period that is closed never
 * changes by what comes later, so two looks at different times tell no single gift either. The last, open run is
 * left out.
 * @param rows in the order of their months, whole months only
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

/** What all of these add up to. */
export const sumOf = (rows: readonly { gifts: number; amount: number }[]) => ({
  gifts: rows.reduce((sum, { gifts }) => sum + gifts, 0),
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})
