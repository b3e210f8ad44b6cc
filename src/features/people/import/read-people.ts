import { invalid } from '#src/platform/http/failures.ts'
import { columnNames } from '#src/platform/text/column-names.ts'
import { readLanguage } from '#src/platform/text/read-language.ts'
import { readTable, type TableRow } from '#src/platform/text/read-table.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { type ImportRowWire, type InvitedFields, invitedPerson } from './schema.ts'

const known = {
  columns: {
    nama: columnNames.nama,
    email: columnNames.email,
    telepon: columnNames.telepon,
    region: columnNames.region,
    lembaga: ['lembaga', 'nama lembaga', 'partisipan', 'institusi', 'institution'],
    organisasi: ['organisasi', 'organization', 'organisation'],
    keadaan: columnNames.keadaan,
    bahasa: columnNames.bahasa,
  },
  required: ['nama', 'email'],
} as const

type Named = { id: number; title: string }
type Places = { regions: readonly Named[]; participants: readonly Named[] }
type Row = TableRow<keyof typeof known.columns>
export type ReadPerson = { row: ImportRowWire; fields: InvitedFields | null }

/** List entries for active people; others are not invited. */
const isActive = /^(?:|aktif|active|anggota|member|terdaftar|ya|yes|1)$/i

const wrong = (message: string) => invalid({ csv: [message] })

/**
 * Parses a list of people, validating each line separately.
 * @throws Failure 400 for an invalid list, as soon as that is detected
 */
export async function* readPeople(list: string, places: Places): AsyncGenerator<ReadPerson, void, void> {
  const lookup = { region: byTitle(places.regions), lembaga: byTitle(places.participants) }
  const seen = new Set<string>()
  let count = 0
  try {
    for await (const row of readTable(list, known)) {
      yield readOne(row, lookup, seen)
      count += 1
    }
  } catch (error) {
    throw error instanceof TableError ? wrong(error.message) : error
  }
  if (!count) throw wrong(words.nobodyBelow)
}

type Lookup = { region: Map<string, number>; lembaga: Map<string, number> }
const byTitle = (all: readonly Named[]) => new Map(all.map(({ id, title }) => [title.toLowerCase(), id]))

const columnOf: Readonly<Record<string, string>> = {
  nama_lengkap: 'nama',
  email: 'email',
  phone: 'telepon',
  organisasi: 'organisasi',
  language: 'bahasa',
}

/** @param seen addresses of previous lines; this line's is added */
function readOne({ line, cells, fault }: Row, lookup: Lookup, seen: Set<string>): ReadPerson {
  const parsed = invitedPerson.safeParse({
    nama_lengkap: cells.nama,
    email: cells.email,
    phone: cells.telepon,
    organisasi: cells.organisasi || null,
    language: readLanguage(cells.bahasa),
  })
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${columnOf[String(path[0])]}: ${message}`)
  if (fault) errors.push(fault)
  if (!isActive.test(cells.keadaan)) errors.push(words.isNotInvited(cells.keadaan))
  const idOf = (column: 'region' | 'lembaga') => {
    const id = lookup[column].get(cells[column].toLowerCase()) ?? null
    if (cells[column] && !id) errors.push(words.noneNamed(column, cells[column]))
    return id
  }
  const [region_id, participant_id] = [idOf('region'), idOf('lembaga')]
  const row = { line, name: cells.nama, email: cells.email.toLowerCase() }
  if (seen.has(row.email)) errors.push(sharedWords.cellEmailTwice)
  if (errors.length || !parsed.success) return { fields: null, row: { ...row, status: 'error', errors } }
  const { email, ...fields } = parsed.data
  seen.add(email)
  return {
    fields: { ...fields, region_id, participant_id },
    row: { ...row, email, status: 'new', errors: [] },
  }
}
