import { DAY_MS } from '#src/wire/duration.ts'
import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { frameMail } from './frame.ts'
import { MailUnavailable } from './mail.ts'
import { findWaitingMail, MAX_TRIES, markMailSent, markUnsent, type WaitingMail } from './queries.ts'

/** Time that mail servers retry a mail (RFC 5321 §4.5.4.1). */
const GIVE_UP_MS = 5 * DAY_MS
/** Key prefix of mails whose address is erased after sending: those to erased people. */
export const FAREWELL_KEY = 'erased-'
const SHORTEST_WAIT_MS = 20_000
const LONGEST_WAIT_MS = 900_000

/**
 * Sends one mail of the outbox. Never fails: an unsent mail is marked and retried by the sweep, for ever while the mail
 * server is away, five times when the mail itself is at fault. A worker that dies between sending and marking sends it
 * again, under the same Message-ID.
 */
export const sendMail: Job<{ id: number }, JobParts> = {
  name: 'send-letter',
  async run({ id }, parts) {
    const { db, clock, place, mail } = parts
    const letter = await findWaitingMail(db, id)
    if (!letter) return
    const failure = await sendNow(letter, parts)
    // Outside production `/dev/mail` shows sent mails with their links and codes.
    if (failure) return recordFailure(letter, failure, parts)
    const isForgotten = letter.key.startsWith(FAREWELL_KEY)
    await markMailSent(db, id, clock.now(), { isEmptied: letter.isSecret && place.isProduction, isForgotten })
    if (isForgotten) await mail.removeSent?.([letter.key])
  },
}

/** The same for mails that a person waits for, before all others. */
export const sendAwaitedMail: typeof sendMail = {
  ...sendMail,
  name: 'send-awaited-letter',
  isUrgent: true,
}

async function sendNow(letter: WaitingMail, { mail, sender }: JobParts): Promise<Error | null> {
  const { key, toEmail, replyTo, subject, language, unsubscribeUrl, thread } = letter
  const { text, html, attachments: own } = frameMail(subject, letter, await sender())
  const attachments = [...letter.attachments, ...own]
  const ways = { ...(replyTo && { replyTo }), ...(unsubscribeUrl && { unsubscribe: unsubscribeUrl }) }
  const files = attachments.length ? { attachments } : {}
  return mail.send({ key, to: toEmail, ...ways, subject, language, text, html, ...files, thread }).then(
    () => null,
    (error: Error) => error,
  )
}

async function recordFailure(letter: WaitingMail, failure: Error, { db, clock, log }: JobParts) {
  const now = clock.now()
  const age = now.getTime() - letter.createdAt.getTime()
  const isAway = failure instanceof MailUnavailable && age < GIVE_UP_MS
  const tries = failure instanceof MailUnavailable && !isAway ? MAX_TRIES : letter.tries + (isAway ? 0 : 1)
  // A twentieth of its age: soon after a short outage, rarely in a long one.
  const wait = Math.min(Math.max(age / 20, SHORTEST_WAIT_MS), LONGEST_WAIT_MS)
  await markUnsent(db, letter.id, {
    tries,
    lastError: failure.message.slice(0, 500),
    lastErrorAt: now,
    nextTryAt: new Date(now.getTime() + wait),
  })
  const facts = { letter: letter.id, key: letter.key, tries }
  if (tries >= MAX_TRIES) log.error({ ...facts, alarm: 'letter parked' }, 'letter parked')
  else if (isAway) log.warn({ ...facts, outage: 'mail server' }, 'mail server away')
  else log.warn(facts, 'letter not sent')
}
