import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { sendMailings } from '#src/features/mailings/sending/send-mailings.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createWrite } from '#src/platform/database/write.ts'
import { createQueue, type Job } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { sendMail } from '#src/platform/mail/send-mail.ts'
import { resendMails } from '#src/platform/mail/sweep-mails.ts'

const RETRY_MS = 200
const PATIENCE_MS = 600_000

/** A job with data that is invalid for the database. */
const poison = sendMail as Job<{ id: unknown }, never>

/** The outbox of a running site from outside: enqueues mails as the site's own code does, without sending them. */
export async function openOutbox(url: string) {
  const database = connectDatabase(url)
  const { db } = database
  const log = createLog('silent')
  const queue = await createQueue({ url, log })
  const write = createWrite(db, createBus(url), queue.sendLaterIn)
  /** Enqueued mails by token. */
  const posted = new Set<string>()
  return {
    posted,
    /** Enqueues one, retrying until it is accepted: under its key it is the same mail. */
    async post(to = 'penerima@contoh.example', isAwaited = false) {
      const token = randomUUID()
      const letter = { key: `latihan-${token}`, to, subject: `latihan ${token}`, blocks: ['Isi.'], isAwaited }
      posted.add(token)
      const giveUpAt = performance.now() + PATIENCE_MS
      for (;;) {
        try {
          await write((tx) => queueMail(tx, letter))
          return token
        } catch (error) {
          if (performance.now() > giveUpAt) throw error
          await sleep(RETRY_MS)
        }
      }
    },
    postPoison: () => write((tx) => tx.later(poison, { id: 'bukan angka' })),
    /** Makes pending retries due now. */
    async hurry() {
      await sql`update letters set next_try_at = now() where sent_at is null`.execute(db)
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
      await write((tx) => tx.later(resendMails, {}))
    },
    /** Makes pending retries of mailings due now, and letters of dead workers lost at once, and sends on. */
    async hurryMailings({ isLost }: { isLost: boolean }) {
      await sql`update mailing_recipients set next_try_at = now() where state = 'waiting' and next_try_at > now()`.execute(
        db,
      )
      if (isLost)
        await sql`update mailing_recipients set changed_at = now() - interval '1 hour' where state = 'sending'`.execute(
          db,
        )
      await write((tx) => tx.later(sendMailings, {}))
    },
    /** Number of failures of a token's mail through its own fault. */
    async triesOf(token: string): Promise<number> {
      const row = await db
        .selectFrom('letters')
        .select('tries')
        .where('key', '=', `latihan-${token}`)
        .executeTakeFirst()
      return row!.tries
    },
    /** Number of tries of the poisoned job, and whether it is parked. */
    async poisonState(): Promise<{ tries: number; isParked: boolean }> {
      const { rows } = await sql<{ tries: number; isParked: boolean }>`
        select retry_count + 1 as tries, state = 'failed' as is_parked from pgboss.job
        where name = 'send-letter' and data ->> 'id' = 'bukan angka'`.execute(db)
      return rows[0]!
    },
    /** Number of pending mails. */
    async unsent(): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from letters where sent_at is null and tries = 0`.execute(db)
      return rows[0]!.n
    },
    async close() {
      await queue.stop()
      await database.close()
    },
  }
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>
