import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import { anyDuty, picsAndModerators } from '#src/platform/http/gates.ts'
import { isLongEnough } from '#src/wire/entity.ts'
import { countsSimulated } from '../../giving/counts-simulated.ts'
import { type FoundRow, findAtDesk, findOf, mayChoose } from './queries.ts'
import {
  deskSearchFilter,
  type FoundGroupWire,
  type FoundWire,
  findFilter,
  foundGroupShape,
  foundKinds,
  foundListShape,
} from './schema.ts'

const presentRow = ({ key, title, detail, status }: FoundRow): FoundWire => ({ key, title, detail, status })

/** @param most rows shown per kind; one more sets `has_more` */
const presentFound = (rows: readonly FoundRow[], most: number): FoundGroupWire[] =>
  foundKinds
    .map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => ({
      kind,
      rows: found.slice(0, most).map(presentRow),
      has_more: found.length > most,
    }))

/** A single letter is too short to search for. */
const SHORTEST = 2
/** Maximum per kind; the kind's own list shows all. */
const MOST = 5
/** Maximum of one kind: what a list below a field holds. */
const MOST_TO_CHOOSE = 20

export const searchDesk = endpoint({
  where: 'GET /desk/search',
  summary:
    'Cari di meja kerja: berita dan forum menurut tugas orang ini; bagi sekretariat juga isi situs, orang, lembaga, dan donasi',
  gate: picsAndModerators,
  query: deskSearchFilter,
  answer: z.array(foundGroupShape),
  async run({ db, actor, payments, query: { q } }) {
    if (q.length < SHORTEST) return ok([])
    const wanted = { q, limit: MOST + 1, countsSimulated: countsSimulated(payments) }
    return ok(presentFound(await findAtDesk(db, actor!, wanted), MOST))
  },
})

const findEntities = endpoint({
  where: 'GET /desk/find',
  summary: 'Cari yang dipilih dalam formulir: orang, lembaga, pertanyaan, acara, donasi, dan lainnya',
  gate: anyDuty,
  query: findFilter,
  answer: foundListShape,
  async run({ db, actor, payments, query: { kind, q } }) {
    if (!mayChoose(actor!, kind)) throw forbidden()
    if (!isLongEnough(kind, q)) return ok({ rows: [], has_more: false })
    const wanted = { q, limit: MOST_TO_CHOOSE + 1, countsSimulated: countsSimulated(payments) }
    const found = await findOf(db, [kind], actor!, wanted)
    return ok({
      rows: found.slice(0, MOST_TO_CHOOSE).map(presentRow),
      has_more: found.length > MOST_TO_CHOOSE,
    })
  },
})

export const deskSearchEndpoints = [searchDesk, findEntities]
