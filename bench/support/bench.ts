/** What every figure works with. */
export type Bench = {
  /** True for a quick look: less load and fewer rows, so the figures say less. */
  isShort: boolean
  /** Rounds of each pair; the median counts. */
  rounds: number
  /** Length of one load in seconds. */
  seconds: number
  say(line: string): void
  /** Runs when the figure is measured, however that ended, the last first. */
  atEnd(undo: () => void | Promise<void>): void
}

/** The middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
