import { parse } from 'csv-parse/sync'
import { invalid } from '#src/platform/http/failures.ts'
import { type ImportRowWire, type InvitedFields, importColumns, invitedPerson, MAX_ROWS } from './schema.ts'

type Cells = Record<(typeof importColumns)[number], string>
type Named = { id: number; title: string }
type Places = { regions: readonly Named[]; participants: readonly Named[] }
export type ReadPerson = { row: ImportRowWire; fields: InvitedFields | null }

const wrong = (message: string) => invalid({ csv: [message] })

/**
 * Reads a list of people as spreadsheets save it: UTF-8, with commas or semicolons, every line judged by itself.
 * @throws Failure 400 for what is no such list
 */
export function readPeople(text: string, places: Places): ReadPerson[] {
  const [head, ...records] = parsed(text)
  const names = (head?.record ?? []).map((name) => name.trim().toLowerCase())
  const missing = (['nama', 'email'] as const).filter((name) => !names.includes(name))
  if (missing.length) throw wrong(`Kolom ini tidak ada di baris pertama: ${missing.join(', ')}.`)
  if (text.includes('\ufffd'))
    throw wrong('Sebagian huruf rusak. Simpan ulang sebagai CSV UTF-8, lalu coba lagi.')
  if (!records.length) throw wrong('Tidak ada orang di bawah baris pertama.')
  if (records.length > MAX_ROWS) throw wrong(`Paling banyak ${MAX_ROWS} baris; bagi menjadi beberapa berkas.`)
  const lookup = { region: byTitle(places.regions), lembaga: byTitle(places.participants) }
  const seen = new Set<string>()
  return records.map(({ record, info }) => {
    const cells = Object.fromEntries(
      importColumns.map((name) => [name, record[names.indexOf(name)]?.trim() ?? '']),
    ) as Cells
    const read = readOne(info.lines, cells, lookup)
    const { row } = read
    if (row.status !== 'error' && seen.has(row.email))
      return {
        fields: null,
        row: { ...row, status: 'error', errors: ['email: Alamat ini sudah ada di baris lain.'] },
      }
    seen.add(row.email)
    return read
  })
}

type Lookup = { region: Map<string, number>; lembaga: Map<string, number> }
const byTitle = (all: readonly Named[]) => new Map(all.map(({ id, title }) => [title.toLowerCase(), id]))

const columnOf: Readonly<Record<string, string>> = {
  nama_lengkap: 'nama',
  email: 'email',
  phone: 'telepon',
  organisasi: 'organisasi',
}

function readOne(line: number, cells: Cells, lookup: Lookup): ReadPerson {
  const parsedRow = invitedPerson.safeParse({
    nama_lengkap: cells.nama,
    email: cells.email,
    phone: cells.telepon,
    organisasi: cells.organisasi,
  })
  const errors = parsedRow.success
    ? []
    : parsedRow.error.issues.map(({ path, message }) => `${columnOf[String(path[0])]}: ${message}`)
  const idOf = (column: 'region' | 'lembaga') => {
    const id = lookup[column].get(cells[column].toLowerCase()) ?? null
    if (cells[column] && !id) errors.push(`${column}: Tidak ada yang bernama “${cells[column]}”.`)
    return id
  }
  const [region_id, participant_id] = [idOf('region'), idOf('lembaga')]
  const row = { line, name: cells.nama, email: cells.email.toLowerCase() }
  if (errors.length || !parsedRow.success) return { fields: null, row: { ...row, status: 'error', errors } }
  const { email, ...fields } = parsedRow.data
  return {
    fields: { ...fields, region_id, participant_id },
    row: { ...row, email, status: 'new', errors: [] },
  }
}

type Parsed = { record: string[]; info: { lines: number } }

function parsed(text: string): Parsed[] {
  const first = text.split('\n', 1)[0]!
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ','
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
  } catch {
    throw wrong('Berkas ini bukan CSV yang utuh. Simpan ulang sebagai CSV (UTF-8).')
  }
}
