import { createHash } from 'node:crypto'
import { z } from 'zod'
import { createParticipant } from '#src/features/institutions/directory/create-participant.ts'
import { columnNames } from '#src/platform/text/column-names.ts'
import { readTable, type TableRow } from '#src/platform/text/read-table.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { readCount } from '#src/wire/read-count.ts'
import { findRegion } from '../queries.ts'
import { rowRestrictions } from '../row-restrictions.ts'
import type { ImportRow } from '../run-import.ts'
import { readListFile } from './read-list-file.ts'

const known = {
  columns: {
    code: ['kode', 'kode lembaga', 'code', 'id'],
    title: ['nama', 'nama lembaga', 'lembaga', 'partisipan', 'title', 'name', 'institution'],
    region: columnNames.region,
    email: columnNames.email,
    description: columnNames.keterangan,
    work: ['kegiatan', 'karya', 'description 2'],
    address: ['alamat', 'alamat lengkap', 'address'],
    founded: ['tahun berdiri', 'berdiri', 'tahun', 'founded', 'year founded'],
    members: ['jumlah anggota', 'anggota', 'total member', 'members'],
  },
  required: ['title', 'region'],
} as const
type Row = TableRow<keyof typeof known.columns>

const number = (most: number) =>
  z
    .string()
    .transform((text) => (text ? readCount(text) : null))
    .refine((value) => !Number.isNaN(value), 'is no whole number')
    .refine((value) => !((value ?? 0) > most), `is more than ${most}`)
const text = (most: number) => z.string().max(most, `is longer than ${most} letters`)
const line = z.string().trim().max(200, 'is longer than 200 letters')

const fields = z.object({
  code: line,
  title: line.min(1, 'is missing'),
  region: line.min(1, 'is missing'),
  email: z.union([z.literal(''), z.email('is no e-mail address')]),
  description: text(2_000),
  work: text(2_000),
  address: text(500),
  founded: number(new Date().getUTCFullYear()),
  members: number(10_000_000),
})

/** Institutions of a list as rows to import. @throws TableError for an invalid list, before any row */
export async function* participantRows(
  file: string,
  by: Pick<Actor, 'id' | 'role'>,
): AsyncGenerator<ImportRow> {
  for await (const row of readTable(await readListFile(file), known)) yield toRow(row, by)
}

/** Reports restricted rows as faults: institutions have no drafts, so these are skipped. */
function faultsOf({ others, fault }: Row, issues: readonly z.core.$ZodIssue[] = []): string[] {
  const marks = rowRestrictions(others)
  return [
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    ...(fault ? [fault] : []),
    ...(marks.length ? [`${marks.join(', ')}: write “publik” there if everybody may see it`] : []),
  ]
}

function toRow(row: Row, by: Pick<Actor, 'id' | 'role'>): ImportRow {
  const { line: at, cells } = row
  const hash = createHash('sha256').update(JSON.stringify(cells)).digest()
  const parsed = fields.safeParse(cells)
  const faults = faultsOf(row, parsed.error?.issues)
  if (!parsed.success || faults.length) {
    const write = async () => null
    const refusal = faults.join('; ')
    return { kind: 'participant', id: `line ${at}`, title: cells.title, hash, refusal, write }
  }
  const { code, title, region, email, description, work, address, founded, members } = parsed.data
  return {
    kind: 'participant',
    id: code || `${slugify(title)} ${slugify(region)}`,
    title,
    hash,
    async write(tx) {
      const regionId = await findRegion(tx, region)
      if (!regionId) throw new Error(`there is no region called ${region}`)
      const texts = { description1: description, description2: work, address, email: email || null }
      const numbers = { totalMember: members ?? 0, founded }
      return (
        await createParticipant(tx, { title, regionId, ...texts, ...numbers, coverFamily: 'kunyit', by })
      ).id
    },
  }
}
