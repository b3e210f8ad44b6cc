export type Bound = { atMost: number } | { atLeast: number }

/** One line of the report. */
export type Figure = {
  what: string
  /** The judged value: a ratio when there is no unit, else an amount in it. */
  value: number
  unit?: string
  /** Measurements of the site and of its ceiling, in words. */
  site?: string
  ceiling?: string
  goal: Bound
  /** Bound that fails the run when missed; default is the goal. */
  gate?: Bound
}

const titles = ['Figure', 'Site', 'Ceiling', 'Ratio or amount', 'Goal', 'Gate', 'Verdict']

/** The figures as a table of Markdown with aligned columns. */
export function toTable(figures: readonly Figure[]): string {
  const rows = [titles, ...figures.map(toCells)]
  const widths = titles.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const lines = rows.map((cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`)
  lines.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}

const toCells = (figure: Figure): string[] => {
  const { what, value, unit = '', site = '', ceiling = '', goal, gate = goal } = figure
  return [what, site, ceiling, amount(value, unit), bound(goal, unit), bound(gate, unit), verdict(figure)]
}

/** True if the gate is missed; NaN, for failed measurements, counts as missed. */
export const isMissed = ({ value, goal, gate = goal }: Figure) => !isWithin(value, gate)

const verdict = (figure: Figure) =>
  isMissed(figure) ? 'MISSED' : isWithin(figure.value, figure.goal) ? 'good' : 'passes'

const isWithin = (value: number, bound: Bound) =>
  'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast

const bound = (of: Bound, unit: string) =>
  'atMost' in of ? `≤ ${amount(of.atMost, unit)}` : `≥ ${amount(of.atLeast, unit)}`

/** A number with significant digits only, and its unit. */
export function amount(value: number, unit = ''): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })}${unit && ` ${unit}`}`
}
