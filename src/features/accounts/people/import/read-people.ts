import { CsvError } from 'csv-parse'
import { invalid } from '#src/platform/http/failures.ts'
import { type ImportRowWire, type InvitedFields, importColumns, invitedPerson } from './schema.ts'

type Cells = Record<(typeof importColumns)[number], string>
type Named = { id: number; title: string }
type Places = { regions: readonly Named[]; participants: readonly Named[] }
export type CsvLine = { record: string[]; info: { lines: number } }
export type ReadPerson = { row: ImportRowWire; fields: InvitedFields | null }

const wrong = (message: string) => invalid({ csv: [message] })

/** How `csv-parse` reads what a spreadsheet saved, with commas or semicolons. @param start the first line at least */
export const csvOptions = (start: string) => {
  const [first = ''] = start.split('\n', 1)
  return {
    bom: true,
    delimiter: first.split(';').length > first.split(',').length ? ';' : ',',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }
}

/**
 * The people of a list whose first line names its columns, every line judged by itself.
 * @param lines of `csv-parse` with `csvOptions`
 * @throws Failure 400 for what is no such list, as soon as that shows
 */
export async function* readPeople(
  lines: AsyncIterable<CsvLine> | Iterable<CsvLine>,
  places: Places,
): AsyncGenerator<ReadPerson, void, void> {
  const lookup = { region: byTitle(places.regions), lembaga: byTitle(places.participants) }
  const seen = new Set<string>()
  let names: string[] | undefined
  let count = 0
  try {
    for await (const { record, info } of lines) {
      if (!names) names = readHeader(record)
      else {
        yield readOne(info.lines, cellsOf(names, record), lookup, seen)
        count += 1
      }
    }
  } catch (error) {
    throw error instanceof CsvError
      ? wrong('Berkas ini bukan CSV yang utuh. Simpan ulang sebagai CSV (UTF-8).')
      : error
  }
  if (!names) readHeader([])
  if (!count) throw wrong('Tidak ada orang di bawah baris pertama.')
}

function readHeader(record: readonly string[]) {
  const names = record.map((name) => name.trim().toLowerCase())
  const missing = ['nama', 'email'].filter((name) => !names.includes(name))
  if (missing.length) throw wrong(`Kolom ini tidak ada di baris pertama: ${missing.join(', ')}.`)
  return names
}

const cellsOf = (names: readonly string[], record: readonly string[]) =>
  Object.fromEntries(importColumns.map((name) => [name, record[names.indexOf(name)]?.trim() ?? ''])) as Cells

type Lookup = { region: Map<string, number>; lembaga: Map<string, number> }
const byTitle = (all: readonly Named[]) => new Map(all.map(({ id, title }) => [title.toLowerCase(), id]))

const columnOf: Readonly<Record<string, string>> = {
  nama_lengkap: 'nama',
  email: 'email',
  phone: 'telepon',
  organisasi: 'organisasi',
}

/** @param seen addresses of the lines above, to which this one's is added */
function readOne(line: number, cells: Cells, lookup: Lookup, seen: Set<string>): ReadPerson {
  const parsed = invitedPerson.safeParse({
    nama_lengkap: cells.nama,
    email: cells.email,
    phone: cells.telepon,
    organisasi: cells.organisasi || null,
  })
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${columnOf[String(path[0])]}: ${message}`)
  if (Object.values(cells).some((cell) => cell.includes('\ufffd')))
    errors.push('Sebagian huruf rusak. Simpan ulang sebagai CSV UTF-8.')
  const idOf = (column: 'region' | 'lembaga') => {
    const id = lookup[column].get(cells[column].toLowerCase()) ?? null
    if (cells[column] && !id) errors.push(`${column}: Tidak ada yang bernama “${cells[column]}”.`)
    return id
  }
  const [region_id, participant_id] = [idOf('region'), idOf('lembaga')]
  const row = { line, name: cells.nama, email: cells.email.toLowerCase() }
  if (seen.has(row.email)) errors.push('email: Alamat ini sudah ada di baris lain.')
  if (errors.length || !parsed.success) return { fields: null, row: { ...row, status: 'error', errors } }
  const { email, ...fields } = parsed.data
  seen.add(email)
  return {
    fields: { ...fields, region_id, participant_id },
    row: { ...row, email, status: 'new', errors: [] },
  }
}
