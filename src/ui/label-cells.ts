/** Characters per line of a table on a phone of 360 px, minus two for each gap. */
const A_LINE = 36
/** Sum of the columns' longest cells above which a table would have narrow columns of many lines. */
const FEW_LINES = 100

/**
 * Adds column names to the cells of tables that are too wide for a phone, which the styles show as lists there. Takes
 * sanitised HTML. Tables without a header row, with merged cells or nested tables are unchanged.
 */
export const labelCells = (html: string): string => html.replace(/<table>.*?<\/table>/gs, labelTable)

function labelTable(table: string) {
  const [head, ...rows] = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => row!)
  const isPlain = head && !head.includes('<td') && !/(?:span="(?!1")|.<table>)/s.test(table)
  if (!isPlain) return table
  const names = textsOf(head)
  const columns = names.map((name, i) => [name, ...rows.map((row) => textsOf(row)[i] ?? '')])
  if (!isTooWide(columns)) return table
  let column = 0
  return table.replace(/<tr>|<t[dh]\b/g, (tag) => {
    column = tag === '<tr>' ? -1 : column + 1
    const name = names[column]?.replaceAll('"', '&quot;')
    // The first cell is the row's title.
    return tag === '<td' && column > 0 && name ? `<td data-label="${name}"` : tag
  })
}

/** Texts of a row's cells, still as HTML. */
const textsOf = (row: string) =>
  [...row.matchAll(/<(td|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) =>
    inner!
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

function isTooWide(columns: string[][]) {
  const longest = (texts: string[]) => Math.max(...texts.map(({ length }) => length))
  const sum = (lengths: number[]) => lengths.reduce((all, one) => all + one, 0)
  const words = sum(columns.map((texts) => longest(texts.flatMap((text) => text.split(/\s+/)))))
  return (
    words > A_LINE - 2 * (columns.length - 1) || (columns.length > 2 && sum(columns.map(longest)) > FEW_LINES)
  )
}
