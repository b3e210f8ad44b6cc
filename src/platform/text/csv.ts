/** Characters that begin a formula, in every width and height that a spreadsheet's input method normalises. */
const SIGN =
  '[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207c\u208c\u207a\u208a\u207b\u208b\u2212]'
/** Blanks and invisible characters, which some spreadsheets drop before parsing a cell. */
const UNSEEN = '[\\s\\p{C}]*'
/** Apostrophes before it count, so that each cell that is written comes back. */
const FORMULA = new RegExp(`^'*(?:${UNSEEN}${SIGN}|[\\t\\r\\n])`, 'u')
/** The same after a character at which some spreadsheets split cells or rows. */
const FORMULA_INSIDE = new RegExp(`([;|\\t\\r\\n]${UNSEEN})(?='*${SIGN})`, 'gu')

/** Text that no spreadsheet executes: an apostrophe is put before a formula. */
export const noFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** One line of a CSV file (RFC 4180) that no spreadsheet executes. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  const safe = noFormula(text).replace(FORMULA_INSIDE, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The same after the apostrophe that escaped it. */
const DISARMED_INSIDE = new RegExp(`([;|\\t\\r\\n]${UNSEEN})'(?='*${SIGN})`, 'gu')

/** A cell as it was before `csvLine` escaped it. */
export const withFormula = (cell: string): string => {
  const text = cell.replace(DISARMED_INSIDE, '$1')
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
