import { randomUUID } from 'node:crypto'
import { testLetterToken } from '#src/features/desk/mail/test-letter-token.ts'
import { signedReport } from '#src/features/mailings/bounces/factory.ts'
import { BOUNCE_SECRET } from '#test/support/actor.ts'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import { type Cell, row, type Scene } from './cell.ts'

const ADMIN = '401 403 403 403 403 403 200'
const ADMIN_MADE = '401 403 403 403 403 403 201'
const discard = { act: 'discard', reason: 'Alamatnya salah ketik' }

/** Outgoing mail, failed mails and failed jobs are for admins. The answer names the rows that could not be processed. */
export const failureRows: Cell[] = [
  ...row('GET /desk/mail', '', ADMIN),
  ...row('GET /desk/mail/sender', '', ADMIN),
  ...row('GET /desk/mail/bounces', '', ADMIN),
  ...row('POST /mail/bounces', 'signed', '200', () => ({ form: signedReport('x', BOUNCE_SECRET) })),
  ...row('POST /mail/bounces', 'made up', '403', () => ({ form: signedReport('x', 'another') })),
  ...row('POST /desk/mail/test-letters', '', ADMIN_MADE, () => ({ body: { idempotency_key: randomUUID() } })),
  ...row('POST /desk/mail/test-letters', 'without a key', '401 403 403 403 403 403 400', () => ({
    body: {},
  })),
  ...row('POST /test-letter/confirmation', 'ours', '200', ({ site }) => ({
    body: { token: testLetterToken(site.services.secret, { userId: 1, askedAt: 1 }) },
  })),
  ...row('POST /test-letter/confirmation', 'made up', '400', () => ({ body: { token: '1-1.x' } })),
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
