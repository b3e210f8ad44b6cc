import { jakartaTime } from '#src/wire/jakarta-day.ts'
import { csvLine } from './csv.ts'
import type { Cell } from './xlsx.ts'

/** A sheet as CSV, piece by piece; the BOM tells spreadsheets that it is UTF-8. Times are Jakarta's. */
export async function* csvOf(sheet: {
  head: readonly string[]
  rows: AsyncIterable<readonly Cell[]>
}): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\ufeff${csvLine(sheet.head)}`)
  for await (const row of sheet.rows)
    yield encoder.encode(csvLine(row.map((cell) => (cell instanceof Date ? minuteOf(cell) : cell))))
}

const minuteOf = (at: Date) => jakartaTime(at).slice(0, 16).replace('T', ' ')
