/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/
/** The same behind a sign at which some spreadsheets part the cells of a file. */
const FORMULA_INSIDE = /([;|]\s*)(?=[=+\-@])/g

/** Text that no spreadsheet runs: what looks like a formula gets an apostrophe. */
export const noFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** One line of a CSV file (RFC 4180) that no spreadsheet runs. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  const safe = noFormula(text).replace(FORMULA_INSIDE, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The same behind the apostrophe that disarmed it. */
const DISARMED_INSIDE = /([;|]\s*)'(?=[=+\-@])/g

/** A cell as it was before `csvLine` disarmed it. */
export const withFormula = (cell: string): string => {
  const whole = cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return whole.replace(DISARMED_INSIDE, '$1')
}
