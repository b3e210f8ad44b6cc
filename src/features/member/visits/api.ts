import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { listVisits, type VisitRow } from './queries.ts'
import { recordVisit } from './record-visit.ts'
import { newVisit, type VisitWire, visitFilter, visitNoted, visitShape } from './schema.ts'

const presentVisit = (row: VisitRow): VisitWire => ({
  id: row.id,
  user: { id: row.userId, nama_lengkap: row.namaLengkap },
  path: row.path,
  title: row.title,
  created_at: row.createdAt.toISOString(),
})

export const listOwnVisits = endpoint({
  where: 'GET /users_visits',
  summary: 'Halaman yang dibuka seorang anggota; milik orang lain hanya bagi sekretariat',
  gate: signedIn,
  query: visitFilter,
  answer: z.array(visitShape),
  isPaged: true,
  failures: [404],
  async run({ db, write, actor, query }) {
    const userId = query.user ?? actor!.id
    if (userId !== actor!.id && actor!.role === 'member') throw notFound()
    if (userId !== actor!.id)
      await write((tx) => recordAudit(tx, actor, { act: 'read', entity: 'users_visits', subjectId: userId }))
    const { total, rows } = await listVisits(db, { userId, ...query })
    return paged(rows.map(presentVisit), paginate(total, query))
  },
})

export const postVisit = endpoint({
  where: 'POST /users_visits',
  summary: 'Catat halaman yang dibuka, untuk orangnya sendiri; tanpa akibat bila pencatatan dimatikan',
  gate: signedIn,
  body: newVisit,
  answer: visitNoted,
  async run({ write, actor, body, clock, limits }) {
    const isTooMany = (await limits.countHits({ 'visits person': actor!.id })) < 0
    if (isTooMany) return ok({ noted: false, visits_enabled: true })
    return ok(await recordVisit(write, { ...body, userId: actor!.id, now: clock.now() }))
  },
})

export const ownVisitEndpoints = [listOwnVisits, postVisit]
