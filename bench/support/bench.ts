/** Context of every figure. */
export type Bench = {
  /** True for a quick run: less load and fewer rows, so the figures are less reliable. */
  isShort: boolean
  /** Rounds of each pair; the median counts. */
  rounds: number
  /** Length of one load in seconds. */
  seconds: number
  say(line: string): void
  /** Registers a clean-up for the end of the figure, also after an error, last first. */
  atEnd(undo: () => void | Promise<void>): void
}

/** The median; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
