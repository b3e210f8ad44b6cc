import { parse } from 'csv-parse/sync'
import { invalid } from '#src/platform/http/failures.ts'
import { columns } from './import-columns.ts'

export type Cells = Record<(typeof columns)[number], string>
/** A line of the file, the line of names being 1. */
export type CsvRow = { line: number; cells: Cells }

const MAX_ROWS = 500

/**
 * Reads a list of gifts as spreadsheets save it: UTF-8, with commas or semicolons.
 * @throws Failure 400 for what is no such list
 */
export function readCsv(text: string): CsvRow[] {
  const first = text.split('\n', 1)[0]!
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ','
  const records = parsed(text, delimiter)
  const [head, ...rows] = records
  const names = (head?.record ?? []).map((name) => name.trim().toLowerCase())
  const missing = columns.filter((name) => !names.includes(name))
  if (missing.length) throw invalid({ csv: [`Kolom ini tidak ada di baris pertama: ${missing.join(', ')}.`] })
  if (text.includes('\ufffd'))
    throw invalid({ csv: ['Sebagian huruf rusak. Simpan ulang sebagai CSV UTF-8, lalu coba lagi.'] })
  const long = rows.find(({ record }) => record.slice(names.length).some((cell) => cell.trim()))
  if (long)
    throw invalid({
      csv: [
        `Baris ${long.info.lines} lebih panjang daripada baris nama kolom; beri tanda kutip pada isi yang memuat pemisah.`,
      ],
    })
  if (!rows.length) throw invalid({ csv: ['Tidak ada donasi di bawah baris pertama.'] })
  if (rows.length > MAX_ROWS)
    throw invalid({ csv: [`Paling banyak ${MAX_ROWS} baris; bagi menjadi beberapa berkas.`] })
  return rows.map(({ record, info }) => {
    const cellOf = (name: string) => record[names.indexOf(name)]?.trim() ?? ''
    return {
      line: info.lines,
      cells: Object.fromEntries(columns.map((name) => [name, cellOf(name)])) as Cells,
    }
  })
}

type Parsed = { record: string[]; info: { lines: number } }

function parsed(text: string, delimiter: string): Parsed[] {
  try {
    const options = {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    } as const
    return parse(text, options) as unknown as Parsed[]
  } catch {
    throw invalid({ csv: ['Berkas ini bukan CSV yang utuh. Simpan ulang sebagai CSV (UTF-8).'] })
  }
}
