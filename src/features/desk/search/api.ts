import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { picsAndModerators } from '#src/platform/http/gates.ts'
import { countsSimulated } from '../../giving/counts-simulated.ts'
import { type FoundRow, findAtDesk } from './queries.ts'
import { deskSearchFilter, type FoundGroupWire, foundGroupShape, foundKinds } from './schema.ts'

/** @param most rows shown per kind; one more sets `has_more` */
const presentFound = (rows: readonly FoundRow[], most: number): FoundGroupWire[] =>
  foundKinds
    .map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => ({
      kind,
      rows: found.slice(0, most).map(({ key, title, detail, status }) => ({ key, title, detail, status })),
      has_more: found.length > most,
    }))

/** A single letter is too short to search for. */
const SHORTEST = 2
/** Maximum per kind; the kind's own list shows all. */
const MOST = 5

export const searchDesk = endpoint({
  where: 'GET /desk/search',
  summary:
    'Cari di meja kerja: berita menurut tugas orang ini; bagi sekretariat juga isi situs, orang, dan donasi',
  gate: picsAndModerators,
  query: deskSearchFilter,
  answer: z.array(foundGroupShape),
  async run({ db, actor, payments, query: { q } }) {
    if (q.length < SHORTEST) return ok([])
    const wanted = { q, limit: MOST + 1, countsSimulated: countsSimulated(payments) }
    return ok(presentFound(await findAtDesk(db, actor!, wanted), MOST))
  },
})

export const deskSearchEndpoints = [searchDesk]
