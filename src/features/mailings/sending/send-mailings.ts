import { isDatabaseUnavailable } from '#src/platform/database/unavailable.ts'
import { waitForDatabase } from '#src/platform/database/wait-for-database.ts'
import { messageOf } from '#src/platform/describe-error.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { waitForBulkTurn } from '#src/platform/mail/bulk-turn.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { listAudience } from './audience-queries.ts'
import { countRefusals } from './count-refusals.ts'
import {
  findLetter,
  finishSends,
  insertLetter,
  insertSends,
  isJobWaiting,
  listDueSends,
  lockGatheringSend,
  type OpenSend,
  pauseRefused,
  pauseUnmade,
  pauseWithdrawn,
  updateGathered,
  updateTrouble,
} from './queries.ts'
import {
  claimRecipients,
  foldSums,
  insertRecipients,
  leaveOutStopped,
  markUncertain,
  type Recipient,
  recordOutcome,
} from './recipient-queries.ts'
import { renderLetter, type SentLetter } from './render-letter.ts'
import { sendLetter } from './send-letter.ts'

/** Length of a run; then another one goes on, on whichever node is free. */
const RUN_MS = 45_000
const GATHERED_AT_ONCE = 2_000
/** Letters taken at once: those of a second, and few, since they are uncertain if this process dies. */
const MOST_AT_ONCE = 20
/** Longer than a mail server may take for a letter (RFC 5321 §4.5.3.2.6). */
const LOST_AFTER_MS = 15 * MINUTE_MS

type Run = { parts: JobParts; ends: AbortSignal; letters: Map<number, SentLetter> }

/**
 * Sends mailings: gathers the recipients of each in batches, then sends a batch of each in turn, at the pace of all
 * nodes. No letter is sent twice: its recipient is taken first, and a letter whose fate is unknown is not sent again.
 */
export const sendMailings: Job<object, JobParts> = {
  name: 'send-mailings',
  cron: '* * * * *',
  async run(_, parts, ends = new AbortController().signal) {
    const timeIsUp = AbortSignal.timeout(RUN_MS)
    const run = { parts, ends: AbortSignal.any([ends, timeIsUp]), letters: new Map() }
    const { db, clock } = parts
    await beginRun(parts)
    while (!run.ends.aborted) {
      const isGathered = await gather(run)
      if (!(await sendRound(run)) && !isGathered) break
    }
    await finishSends(db, clock.now())
    await countRefusals(parts, ends)
    if (timeIsUp.aborted && !ends.aborted) await goOn(parts)
  },
}

/** Queues the next run, unless one waits already: that of the schedule. */
const goOn = ({ write }: JobParts) =>
  write(async (tx) => {
    if (!(await isJobWaiting(tx, sendMailings.name))) await tx.later(sendMailings, {})
  })

async function beginRun({ db, write, clock }: JobParts) {
  const now = clock.now()
  await write(foldSums)
  await insertSends(db, now)
  await pauseWithdrawn(db, now)
  await markUncertain(db, { before: new Date(now.getTime() - LOST_AFTER_MS), now })
}

/** Gathers a batch of recipients, or leaves out one of a stopped sending. @returns false if there is none */
const gather = ({ parts: { write, clock } }: Run): Promise<boolean> =>
  write(async (tx) => {
    const now = clock.now()
    const send = await lockGatheringSend(tx)
    if (!send) return (await leaveOutStopped(tx, { limit: GATHERED_AT_ONCE, now })) > 0
    const { mailingId, segment, gatheredTo: after } = send
    const subscribers = await listAudience(tx, segment, { after, limit: GATHERED_AT_ONCE })
    await insertRecipients(tx, mailingId, subscribers, now)
    await updateGathered(tx, mailingId, { to: subscribers.at(-1) ?? null, now })
    return true
  })

/** Sends a batch of every mailing with due letters. @returns false if nothing could be sent */
async function sendRound(run: Run): Promise<boolean> {
  const { db, clock, log } = run.parts
  let isSent = false
  for (const send of await listDueSends(db, clock.now())) {
    const letter = await makeLetter(run, send)
    if (letter && (await sendBatch(run, send, letter))) isSent = true
  }
  for (const mailing of await pauseRefused(db, clock.now()))
    log.error({ mailing, alarm: 'mailing paused' }, 'mail server refuses all letters')
  return isSent
}

/**
 * Renders the letter of a sending once. @returns null if it cannot be made: then the sending pauses
 * @throws while the database is away, which is no fault of the text: the job is tried again
 */
async function makeLetter({ parts, letters }: Run, send: OpenSend): Promise<SentLetter | null> {
  const { db, clock, log } = parts
  const { mailingId } = send
  let letter = letters.get(mailingId) ?? (await findLetter(db, mailingId))
  try {
    if (!letter) {
      await insertLetter(db, mailingId, await renderLetter(parts, send))
      letter = (await findLetter(db, mailingId))!
    }
    letters.set(mailingId, letter)
    return letter
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const trouble = `Surat ini tidak bisa disusun: ${messageOf(error as Error)}`
    await pauseUnmade(db, mailingId, { trouble, now: clock.now() })
    log.error({ mailing: mailingId, error, alarm: 'mailing paused' }, 'mailing cannot be rendered')
    return null
  }
}

/** Takes and sends a batch of one mailing. @returns false if there was none, or the server takes nothing now */
async function sendBatch(run: Run, send: OpenSend, letter: SentLetter): Promise<boolean> {
  const { parts, ends } = run
  const { db, clock, mailRate, pace } = parts
  const limit = Math.min(MOST_AT_ONCE, Math.ceil(mailRate / 60))
  if (!(await waitForBulkTurn(parts, limit, ends))) return false
  const { mailingId, listId } = send
  const { isEmpty, recipients } = await claimRecipients(db, { mailingId, listId, limit, now: clock.now() })
  const sending: Promise<string | null>[] = []
  for (const recipient of recipients) {
    await pace()
    sending.push(sendOne(run, { send, letter, recipient }))
  }
  const troubles = (await Promise.all(sending)).filter((trouble) => trouble !== null)
  if (troubles[0]) await updateTrouble(db, mailingId, troubles[0])
  return !isEmpty && troubles.length === 0
}

type Taken = { send: OpenSend; letter: SentLetter; recipient: Recipient }

/** Sends a letter and records what became of it, however long the database is away. @returns the server's trouble */
async function sendOne({ parts }: Run, taken: Taken): Promise<string | null> {
  const { db, clock, log } = parts
  const { outcome, trouble } = await sendLetter(taken, parts)
  const { mailingId } = taken.send
  const { subscriberId } = taken.recipient
  const record = () => recordOutcome(db, { mailingId, subscriberId, now: clock.now() }, outcome)
  await waitForDatabase(record, (line) => log.warn({ mailing: mailingId, outage: 'database' }, line))
  return trouble
}
