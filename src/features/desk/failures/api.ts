import { z } from 'zod'
import { actOnEach } from '#src/platform/http/bulk.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { adminOnly } from '#src/platform/http/gates.ts'
import { type FailedJob, listFailedJobRows } from '#src/platform/jobs/failed-queries.ts'
import { type FailedMail, listFailedMailRows } from '#src/platform/mail/failed-queries.ts'
import { bulkShape, bulkShapeOf } from '#src/wire/bulk.ts'
import { paginate } from '#src/wire/pagination.ts'
import { maskEmail } from '../../accounts/mask-email.ts'
import { requeueFailedJobs, retryOrDiscardJob } from './failed-job-actions.ts'
import { requeueFailedMails, retryOrDiscardMail } from './failed-mail-actions.ts'
import {
  type FailedJobWire,
  type FailedMailWire,
  failedJobActionBody,
  failedJobShape,
  failedMailActionBody,
  failedMailShape,
  failuresQuery,
  retriedShape,
} from './schema.ts'
import { withoutAddresses } from './without-addresses.ts'

const presentFailedMail = (row: FailedMail): FailedMailWire => ({
  id: row.id,
  to_masked: maskEmail(row.toEmail),
  subject: row.subject,
  error: row.lastError && withoutAddresses(row.lastError),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  can_retry: row.hasWords,
})

const presentFailedJob = (row: FailedJob): FailedJobWire => ({
  id: row.id,
  name: row.name,
  error: row.error && withoutAddresses(row.error),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  failed_at: row.failedAt.toISOString(),
})

export const listFailedMails = endpoint({
  where: 'GET /desk/failed-letters',
  summary: 'Surat yang gagal dikirim, terbaru dulu; isinya tidak ditampilkan',
  gate: adminOnly,
  query: failuresQuery,
  answer: z.array(failedMailShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listFailedMailRows(db, query)
    return paged(rows.map(presentFailedMail), paginate(total, query))
  },
})

export const postFailedMailActions = endpoint({
  where: 'POST /desk/failed-letters/acts',
  summary: 'Kirim lagi atau singkirkan beberapa surat; jawabannya satu hasil tiap surat',
  gate: adminOnly,
  body: failedMailActionBody,
  answer: bulkShape,
  run: async ({ actor, body: { ids, ...body }, ...parts }) =>
    ok(await actOnEach(ids, (id) => retryOrDiscardMail(parts, actor!, { id, ...body }))),
})

export const retryFailedMails = endpoint({
  where: 'POST /desk/failed-letters/retries',
  summary: 'Kirim lagi semua surat yang gagal',
  gate: adminOnly,
  answer: retriedShape,
  run: async ({ actor, ...parts }) => ok({ count: await requeueFailedMails(parts, actor!) }),
})

export const listFailedJobs = endpoint({
  where: 'GET /desk/failed-jobs',
  summary: 'Pekerjaan latar yang gagal, terbaru dulu',
  gate: adminOnly,
  query: failuresQuery,
  answer: z.array(failedJobShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listFailedJobRows(db, query)
    return paged(rows.map(presentFailedJob), paginate(total, query))
  },
})

export const postFailedJobActions = endpoint({
  where: 'POST /desk/failed-jobs/acts',
  summary: 'Jalankan lagi atau singkirkan beberapa pekerjaan latar; jawabannya satu hasil tiap pekerjaan',
  gate: adminOnly,
  body: failedJobActionBody,
  answer: bulkShapeOf(z.uuid()),
  run: async ({ actor, body: { ids, ...body }, ...parts }) =>
    ok(await actOnEach(ids, (id) => retryOrDiscardJob(parts, actor!, { id, ...body }))),
})

export const retryFailedJobs = endpoint({
  where: 'POST /desk/failed-jobs/retries',
  summary: 'Jalankan lagi semua pekerjaan latar yang gagal',
  gate: adminOnly,
  answer: retriedShape,
  run: async ({ actor, ...parts }) => ok({ count: await requeueFailedJobs(parts, actor!) }),
})

export const failureEndpoints = [
  listFailedMails,
  postFailedMailActions,
  retryFailedMails,
  listFailedJobs,
  postFailedJobActions,
  retryFailedJobs,
]
