import { randomBytes, randomUUID } from 'node:crypto'
import { testLetterToken } from '#src/features/desk/mail/test-letter-token.ts'
import { autoReply, signatureOf } from '#src/features/mailings/bounces/factory.ts'
import { makeMessage } from '#src/features/messages/factory.ts'
import { BOUNCE_MAILBOX, BOUNCE_SECRET, type Person, type TestTools } from '#test/support/actor.ts'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import type { Recipe } from './recipe.ts'

/** A person's order at the gateway. */
async function order({ call }: TestTools, { token }: Person): Promise<string> {
  const opened = await call('POST /payment/transaction', token, {
    amount: 100_000,
    designation: { type: 'general' },
    consent: true,
    idempotency_key: randomUUID(),
  })
  return (opened as { order_id: string }).order_id
}

/** No set-up: only the caller's right matters. */
const plain: Recipe = async () => ({})

/** Operations rarely reached by chance since few roles may read them, and the desk's on the gateway's reports. */
export const deskRecipes: Record<string, Recipe> = {
  'GET /desk/acts': plain,
  'GET /desk/audit': plain,
  'GET /desk/donations/totals': plain,
  'GET /desk/downloads': plain,
  'GET /desk/events': plain,
  'GET /desk/find': async () => ({ query: { kind: 'participant', q: 'air' } }),
  'GET /desk/notices': plain,
  'GET /desk/people': plain,
  'GET /desk/privacy': plain,
  'GET /desk/reconciliation': plain,
  'GET /desk/handbook/{chapter}': async () => ({ params: { chapter: 'acara' } }),
  'GET /desk/search': async () => ({ query: { q: 'air' } }),
  'GET /desk/security-events': plain,
  'GET /desk/settings': plain,
  'GET /desk/settings/brand': plain,
  'GET /desk/transfers': plain,
  'POST /auth/proof/challenge': plain,
  'POST /desk/donations/{order_id}/question': async (hands, person) => ({
    params: { order_id: await order(hands, person) },
  }),
  'POST /desk/notices/{id}/notes': async ({ db, now }) => {
    const { id } = await db
      .insertInto('paymentNotices')
      .values({
        key: randomBytes(32),
        source: 'notification',
        orderId: 'JKL-1',
        transactionStatus: 'settlement',
        outcome: 'quarantined',
        reason: 'unknown order',
        body: JSON.stringify({ order_id: 'JKL-1' }),
        receivedAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id }, body: { note: 'Sudah diperiksa.', idempotency_key: randomUUID() } }
  },
}

/** Outgoing mail, failed mails and failed jobs. */
export const failureRecipes: Record<string, Recipe> = {
  'GET /desk/mail': async () => ({}),
  'GET /desk/mail/sender': async () => ({}),
  'GET /desk/mail/bounces': async () => ({}),
  'POST /mail/bounces': async () => {
    const file = autoReply({ to: BOUNCE_MAILBOX })
    return { body: { file, signature: signatureOf(file, BOUNCE_SECRET) } }
  },
  'POST /desk/mail/test-letters': async () => ({ body: { idempotency_key: randomUUID() } }),
  'POST /test-letter/confirmation': async ({ secret, now }, { id: userId }) => ({
    body: { token: testLetterToken(secret, { userId, askedAt: now().getTime() }) },
  }),
  'POST /desk/failed-letters/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [(await insertFailedMail(db)).id], reason: 'Alamatnya salah ketik' },
  }),
  'POST /desk/failed-jobs/acts': async ({ db }) => ({
    body: { act: 'discard', ids: [await insertFailedJob(db, 'clear-limits')], reason: 'Sudah tidak perlu' },
  }),
}

const someMessage: Recipe = async ({ db }) => ({ params: { id: await makeMessage(db) } })

/** Operations on messages, which need one. */
export const messageRecipes: Record<string, Recipe> = {
  'GET /desk/messages': async () => ({}),
  'GET /desk/messages/{id}': someMessage,
  'PUT /desk/messages/{id}/claim': someMessage,
  'DELETE /desk/messages/{id}/claim': someMessage,
  'POST /desk/messages/{id}/answers': async ({ db }) => ({
    params: { id: await makeMessage(db) },
    body: { text: 'Terima kasih atas pesannya.', idempotency_key: randomUUID() },
  }),
  'PUT /desk/messages/{id}/closure': someMessage,
  'DELETE /desk/messages/{id}/closure': async ({ db }) => ({
    params: { id: await makeMessage(db, { status: 'closed' }) },
  }),
}

/** An unused picture of this person. */
async function picture({ db }: TestTools, { id: userId }: Person) {
  const name = await makeUpload(db, userId)
  const { id } = await db
    .selectFrom('uploads')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** Operations of the desk on pictures of the library. */
export const mediaRecipes: Record<string, Recipe> = {
  'GET /desk/media/{id}': picture,
  'PATCH /desk/media/{id}': async (hands, person) => ({
    ...(await picture(hands, person)),
    body: { version: 1, alt: 'Ibu-ibu menanam bakau', consent: 'yes', consent_on: '2026-11-02' },
  }),
  'DELETE /desk/media/{id}': picture,
}
