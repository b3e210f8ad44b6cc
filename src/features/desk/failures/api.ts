import { z } from 'zod'
import { actOnEach } from '#src/platform/http/bulk.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { adminOnly } from '#src/platform/http/gates.ts'
import { listParkedJobs } from '#src/platform/jobs/parked-queries.ts'
import { listParkedLetters } from '#src/platform/mail/parked-queries.ts'
import { bulkShape, bulkShapeOf } from '#src/wire/bulk.ts'
import { paginate } from '#src/wire/pagination.ts'
import { actOnJob, retryJobs } from './act-on-jobs.ts'
import { actOnLetter, retryLetters } from './act-on-letters.ts'
import { presentFailedJob, presentFailedLetter } from './present.ts'
import {
  actOnJobsBody,
  actOnLettersBody,
  failedJobShape,
  failedLetterShape,
  failuresQuery,
  retriedShape,
} from './schema.ts'

export const listFailedLetters = endpoint({
  where: 'GET /desk/failed-letters',
  summary: 'Surat yang gagal dikirim, terbaru dulu; isinya tidak ditampilkan',
  gate: adminOnly,
  query: failuresQuery,
  answer: z.array(failedLetterShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listParkedLetters(db, query)
    return paged(rows.map(presentFailedLetter), paginate(total, query))
  },
})

export const actOnFailedLetters = endpoint({
  where: 'POST /desk/failed-letters/acts',
  summary: 'Kirim lagi atau singkirkan beberapa surat; jawabannya satu hasil tiap surat',
  gate: adminOnly,
  body: actOnLettersBody,
  answer: bulkShape,
  run: async ({ actor, body: { ids, ...body }, ...parts }) =>
    ok(await actOnEach(ids, (id) => actOnLetter(parts, actor!, { id, ...body }))),
})

export const retryFailedLetters = endpoint({
  where: 'POST /desk/failed-letters/retries',
  summary: 'Kirim lagi semua surat yang gagal',
  gate: adminOnly,
  answer: retriedShape,
  run: async ({ actor, ...parts }) => ok({ count: await retryLetters(parts, actor!) }),
})

export const listFailedJobs = endpoint({
  where: 'GET /desk/failed-jobs',
  summary: 'Pekerjaan latar yang gagal, terbaru dulu',
  gate: adminOnly,
  query: failuresQuery,
  answer: z.array(failedJobShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listParkedJobs(db, query)
    return paged(rows.map(presentFailedJob), paginate(total, query))
  },
})

export const actOnFailedJobs = endpoint({
  where: 'POST /desk/failed-jobs/acts',
  summary: 'Jalankan lagi atau singkirkan beberapa pekerjaan latar; jawabannya satu hasil tiap pekerjaan',
  gate: adminOnly,
  body: actOnJobsBody,
  answer: bulkShapeOf(z.uuid()),
  run: async ({ actor, body: { ids, ...body }, ...parts }) =>
    ok(await actOnEach(ids, (id) => actOnJob(parts, actor!, { id, ...body }))),
})

export const retryFailedJobs = endpoint({
  where: 'POST /desk/failed-jobs/retries',
  summary: 'Jalankan lagi semua pekerjaan latar yang gagal',
  gate: adminOnly,
  answer: retriedShape,
  run: async ({ actor, ...parts }) => ok({ count: await retryJobs(parts, actor!) }),
})

export const failureEndpoints = [
  listFailedLetters,
  actOnFailedLetters,
  retryFailedLetters,
  listFailedJobs,
  actOnFailedJobs,
  retryFailedJobs,
]
