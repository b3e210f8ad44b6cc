import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { createParticipant } from '#src/features/participants/create-participant.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { findRegion } from '../queries.ts'
import type { ImportRow } from '../run-import.ts'

/** What a column may be called, by what it holds; capital letters do not matter. */
const columns: Record<string, readonly string[]> = {
  code: ['kode', 'code', 'id'],
  title: ['nama', 'nama lembaga', 'title', 'name'],
  region: ['region', 'wilayah'],
  email: ['email', 'e-mail'],
  description: ['keterangan', 'deskripsi', 'description', 'description_1'],
  address: ['alamat', 'address'],
  founded: ['tahun berdiri', 'berdiri', 'founded'],
  members: ['jumlah anggota', 'anggota', 'total_member'],
}

const number = (most: number) =>
  z
    .string()
    .regex(/^\d{0,9}$/, 'is no whole number')
    .transform((text) => (text ? Number(text) : null))
    .refine((value) => value === null || value <= most, `is more than ${most}`)
const line = z.string().trim().max(200, 'is longer than 200 letters')

const fields = z.object({
  code: line.default(''),
  title: line.min(1, 'is missing'),
  region: line.min(1, 'is missing'),
  email: z.union([z.literal(''), z.email('is no e-mail address')]).default(''),
  description: z.string().trim().max(2_000, 'is longer than 2000 letters').default(''),
  address: z.string().trim().max(500, 'is longer than 500 letters').default(''),
  founded: number(new Date().getUTCFullYear()).default(null),
  members: number(10_000_000).default(null),
})

/** The first line names the columns. @returns what each column of a file holds, by place */
function readHeader(names: readonly string[]): (string | undefined)[] {
  return names.map((name) => {
    const plain = name.trim().toLowerCase()
    return Object.entries(columns).find(([, known]) => known.includes(plain))?.[0]
  })
}

/** Institutions of a CSV file (comma or semicolon, with a first line of names) as rows to import. */
export async function* participantRows(
  file: string,
  by: Pick<Actor, 'id' | 'role'>,
): AsyncGenerator<ImportRow> {
  const options = { bom: true, delimiter: [',', ';'], relax_column_count: true, skip_empty_lines: true }
  // What goes wrong with either comes out of the loop.
  const lines = pipeline(createReadStream(file), parse({ ...options, info: true }), () => undefined)
  let header: (string | undefined)[] | undefined
  for await (const { record, info } of lines as AsyncIterable<{
    record: string[]
    info: { lines: number }
  }>) {
    if (!header) header = readHeader(record)
    else yield toRow(header, record, info.lines, by)
  }
}

function toRow(
  header: readonly (string | undefined)[],
  record: readonly string[],
  at: number,
  by: Pick<Actor, 'id' | 'role'>,
): ImportRow {
  const given = Object.fromEntries(
    header.flatMap((name, place) => (name ? [[name, record[place] ?? '']] : [])),
  )
  const hash = createHash('sha256').update(JSON.stringify(record)).digest()
  const parsed = fields.safeParse(given)
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
    const write = async () => null
    return { kind: 'participant', id: `line ${at}`, title: given.title ?? '', hash, refusal: said, write }
  }
  const { code, title, region, email, description, address, founded, members } = parsed.data
  return {
    kind: 'participant',
    id: code || `${slugify(title)} ${slugify(region)}`,
    title,
    hash,
    async write(tx) {
      const regionId = await findRegion(tx, region)
      if (!regionId) throw new Error(`there is no region called ${region}`)
      const texts = { description1: description, description2: '', address, email: email || null }
      const numbers = { totalMember: members ?? 0, founded }
      return (
        await createParticipant(tx, { title, regionId, ...texts, ...numbers, coverFamily: 'kunyit', by })
      ).id
    },
  }
}
