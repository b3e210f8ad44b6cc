import { randomUUID } from 'node:crypto'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import { type Cell, row, type Scene } from './cell.ts'

const ADMIN = '401 403 403 403 403 403 200'
const discard = { act: 'discard', reason: 'Alamatnya salah ketik' }

/** Failed mails and jobs are for admins. The answer names the rows that could not be processed. */
export const failureRows: Cell[] = [
  ...row('GET /desk/failed-letters', '', ADMIN),
  ...row('GET /desk/failed-jobs', '', ADMIN),
  ...row('POST /desk/failed-letters/acts', 'a letter', ADMIN, async ({ site }: Scene) => ({
    body: { ...discard, ids: [(await insertFailedMail(site.db)).id] },
  })),
  ...row('POST /desk/failed-letters/acts', 'unknown', ADMIN, () => ({
    body: { ...discard, ids: [999_999] },
  })),
  ...row('POST /desk/failed-jobs/acts', 'a job', ADMIN, async ({ site }: Scene) => ({
    body: { ...discard, ids: [await insertFailedJob(site.db, 'clear-limits')] },
  })),
  ...row('POST /desk/failed-jobs/acts', 'unknown', ADMIN, () => ({
    body: { ...discard, ids: [randomUUID()] },
  })),
  ...row('POST /desk/failed-letters/retries', '', ADMIN),
  ...row('POST /desk/failed-jobs/retries', '', ADMIN),
]
