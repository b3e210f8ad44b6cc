import { createHash } from 'node:crypto'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { type Leaving, readLeaveToken } from '../subscriptions/leave-token.ts'
import { endSubscription } from '../subscriptions/queries.ts'
import { readBounceAddress } from './bounce-address.ts'
import { addSoftBounce, insertBounce, lockRecipient, markReturned, stopAddress } from './queries.ts'
import { type BounceKind, type Report, readReport, type Verdict } from './read-report.ts'

/** Number of letters that came back for a while after which an address is stopped. */
const MOST_SOFT_BOUNCES = 5

export const reportOutcomes = ['counted', 'known', 'forged', 'ignored'] as const
/** `forged`: about a letter that we did not send; `ignored`: no report, or about no letter of a mailing. */
export type ReportOutcome = (typeof reportOutcomes)[number]

type Parts = { write: Write; secret: SiteSecret; mailbox: string; now: Date }

/** Takes a message from the mailbox of reports; the same report, or another of its kind about a letter, counts once. */
export async function takeReport(
  { write, secret, mailbox, now }: Parts,
  raw: Uint8Array,
): Promise<ReportOutcome> {
  const report = await readReport(raw)
  const letter = report && letterOf(report, secret, mailbox)
  if (!report || !letter) return 'ignored'
  if (letter === 'forged') return 'forged'
  const { verdict, messageId } = report
  // A server tells of one letter several times while it tries; letters about a subscription differ by the report.
  const about = letter.mailingId ?? messageId ?? createHash('sha256').update(raw).digest('hex')
  return write((tx) => recordBounce(tx, { letter, verdict, about, now }))
}

/**
 * The letter that a report is about. A recipient's address that it names proves nothing: whoever knows the address could
 * stop it.
 */
function letterOf({ addressed, leaveLinks }: Report, secret: SiteSecret, mailbox: string) {
  const addresses = addressed.flatMap((text) => text.match(/[\w.+-]{1,64}@[\w.-]{1,255}/g) ?? [])
  const read = addresses.map((address) => readBounceAddress(secret, mailbox, address))
  const byLink = leaveLinks
    .flatMap((text) => [...text.matchAll(/[?&]t=([\w.-]{1,100})/g)])
    .map(([, token]) => readLeaveToken(secret, token!))
  const isLetter = (one: Leaving | 'forged' | null): one is Leaving => one !== null && one !== 'forged'
  return [...read, ...byLink].find(isLetter) ?? (read.includes('forged') ? 'forged' : null)
}

type Given = {
  letter: Leaving
  verdict: Verdict
  /** Part in which a further verdict of this kind about the reader must differ to count. */
  about: number | string
  now: Date
}

/** Records what a server says of a letter, and stops the address if that is to be. */
export async function recordBounce(
  tx: Tx,
  { letter, verdict, about, now }: Given,
): Promise<'counted' | 'known' | 'ignored'> {
  const recipient = await lockRecipient(tx, letter)
  if (!recipient) return 'ignored'
  const { subscriberId, userId, mailingId, stoppedBecause } = recipient
  const { kind, isFinal, detail } = verdict
  const digest = createHash('sha256').update(`${kind} ${subscriberId} ${about}`).digest()
  const bounce = { subscriberId, mailingId, kind, detail, digest, receivedAt: now }
  if (!(await insertBounce(tx, bounce))) return 'known'
  if (isFinal && mailingId) await markReturned(tx, letter, { subscriberId, detail }, now)
  // A dead address is not the other one, to which its subscriber was joined; a complaint is the person's.
  if (subscriberId !== letter.subscriberId && kind !== 'complaint') return 'counted'
  if (kind === 'soft') await addSoftBounce(tx, subscriberId)
  if (kind === 'complaint')
    await endSubscription(tx, { subscriberId, listId: 'all', because: 'complaint', mailingId, now })
  if (stops(kind, recipient)) {
    await stopAddress(tx, subscriberId, kind, now)
    await recordAudit(tx, null, {
      act: 'stop mail',
      entity: 'subscriber',
      entityId: subscriberId,
      subjectId: userId,
      detail: { because: kind, before: stoppedBecause },
    })
  }
  return 'counted'
}

/** A complaint counts even where mail has stopped already: it is not begun again by correcting the address. */
const stops = (
  kind: BounceKind,
  { stoppedBecause, softBounces }: { stoppedBecause: BounceKind | null; softBounces: number },
) =>
  kind === 'complaint'
    ? stoppedBecause !== 'complaint'
    : stoppedBecause === null && (kind === 'hard' || softBounces + 1 >= MOST_SOFT_BOUNCES)
