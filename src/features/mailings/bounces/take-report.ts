import { createHash } from 'node:crypto'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { type Leaving, readLeaveToken } from '../subscriptions/leave-token.ts'
import { endSubscription } from '../subscriptions/queries.ts'
import { findLetterList } from '../subscriptions/reader-queries.ts'
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
  if (!report) return 'ignored'
  const { verdict, messageId } = report
  // A server tells of one letter several times while it tries; letters about a subscription differ by the report.
  const aboutOf = ({ mailingId }: Leaving) =>
    mailingId ?? messageId ?? createHash('sha256').update(raw).digest('hex')
  const letter = addressedLetter(report, secret, mailbox)
  if (letter && letter !== 'forged')
    return write((tx) => recordBounce(tx, { letter, verdict, about: aboutOf(letter), now }))
  const link = verdict.kind === 'complaint' ? linkedLetter(report, secret) : null
  if (!link) return letter ?? 'ignored'
  return write((tx) => endByComplaint(tx, { ...link, verdict, about: aboutOf(link.letter), now }))
}

/**
 * The letter that a report names by its bounce address, which only mail servers see. A recipient's address that it names
 * proves nothing: whoever knows the address could stop it.
 */
function addressedLetter({ addressed }: Report, secret: SiteSecret, mailbox: string) {
  const addresses = addressed.flatMap((text) => text.match(/[\w.+-]{1,64}@[\w.-]{1,255}/g) ?? [])
  const read = addresses.map((address) => readBounceAddress(secret, mailbox, address))
  const isLetter = (one: Leaving | 'forged' | null): one is Leaving => one !== null && one !== 'forged'
  return read.find(isLetter) ?? (read.includes('forged') ? 'forged' : null)
}

/** The letter whose link for leaving a report names, with the list of that link. */
function linkedLetter({ leaveLinks }: Report, secret: SiteSecret) {
  for (const text of leaveLinks)
    for (const [, token, slug = null] of text.matchAll(/[?&]t=([\w.-]{1,100})(?:&list=([\w-]{1,80}))?/g)) {
      const letter = readLeaveToken(secret, token!)
      if (letter) return { letter, slug }
    }
  return null
}

type Given = {
  letter: Leaving
  verdict: Verdict
  /** Part in which a further verdict of this kind about the reader must differ to count. */
  about: number | string
  now: Date
}

/** Digest of a report that a link alone ties: a forged one must not make the real one `known`. */
const digestOf = (by: BounceKind | 'link', subscriberId: number, about: Given['about']) =>
  createHash('sha256').update(`${by} ${subscriberId} ${about}`).digest()

/** Records what a server says of a letter, and stops the address if that is to be. */
export async function recordBounce(
  tx: Tx,
  { letter, verdict, about, now }: Given,
): Promise<'counted' | 'known' | 'ignored'> {
  const recipient = await lockRecipient(tx, letter)
  if (!recipient) return 'ignored'
  const { subscriberId, userId, mailingId, stoppedBecause } = recipient
  const { kind, isFinal, detail } = verdict
  const digest = digestOf(kind, subscriberId, about)
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

/**
 * Ends the subscription that a complaint names by the link of its letter. Whoever was forwarded the letter has that link,
 * so a complaint by it does no more than the link does: the address is not stopped.
 */
async function endByComplaint(
  tx: Tx,
  { letter, slug, verdict, about, now }: Given & { slug: string | null },
): Promise<'counted' | 'known' | 'ignored'> {
  const recipient = await lockRecipient(tx, letter)
  const list = await findLetterList(tx, { mailingId: letter.mailingId, slug })
  if (!recipient || !list) return 'ignored'
  const { subscriberId, userId, mailingId } = recipient
  const { kind, detail } = verdict
  const digest = digestOf('link', subscriberId, about)
  const bounce = { subscriberId, mailingId, kind, detail, digest, receivedAt: now }
  if (!(await insertBounce(tx, bounce))) return 'known'
  const ending = { subscriberId, listId: list.id, because: 'complaint', mailingId, now } as const
  if (await endSubscription(tx, ending))
    await recordAudit(tx, null, {
      act: 'unsubscribe',
      entity: 'subscriber',
      entityId: subscriberId,
      subjectId: userId,
      detail: { list: list.id, because: kind },
    })
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
