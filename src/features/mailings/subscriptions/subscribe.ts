import { randomUUID } from 'node:crypto'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { findList, type ListRow } from '../lists/queries.ts'
import { BY_INVITATION } from '../member-subscriptions.ts'
import { findPresentSubscriber } from '../subscriber-queries.ts'
import * as words from './api-words.id.ts'
import { readConfirmationToken, type Sender } from './letters.ts'
import { CONSENT_VERSION, startSubscription, subscriberOf } from './queries.ts'
import { type AskedRow, confirmableSince, findAsked, getWaitingId } from './reader-queries.ts'
import type { confirmationBody, subscriptionBody } from './schema.ts'

/** A list that anybody may join. @throws Failure 404 for an unknown or deleted one, 400 for one by invitation */
async function getOpenList(db: JobParts['db'], slug: string): Promise<ListRow> {
  const list = await findList(db, { slug })
  if (!list) throw notFound()
  if (!list.isOpen) throw invalid({ list: [BY_INVITATION] })
  return list
}

/**
 * Takes a guest's wish. Answer and work are the same for every address: a job finds out what it has, and whether a
 * letter goes there. Three letters a day reach an address, whoever asks.
 * @throws Failure 404, 400 without an address or for the captcha, 429
 */
export async function askGuest(
  call: Omit<CallOf<undefined, undefined, typeof subscriptionBody>, 'params'>,
  slug: string,
): Promise<void> {
  const { body, captcha, db, limits, visit, write } = call
  const list = await getOpenList(db, slug)
  if (!body.email) throw invalid({ email: [sharedWords.emailMissing] })
  const { email } = body
  const network = networkOf(visit.address)
  await limits.take('subscription network', network)
  if (body.captcha || (await limits.countHits({ 'subscription unsolved': network })) < 0)
    await captcha.require('subscribe', body.captcha)
  if ((await limits.countHits({ 'subscription letter': email })) < 0) return
  const request: ConfirmationRequest = {
    key: `subscription-request-${randomUUID()}`,
    email,
    name: '',
    listId: list.id,
    source: 'form',
    language: LANGUAGE,
  }
  await write((tx) => tx.later(sendConfirmation, request))
}

export type ConfirmationRequest = {
  /** Key of the mail: one a request, even if the job runs again. */
  key: string
  email: string
  name: string
  listId: number
  source: 'form' | 'import' | 'invitation'
  /** Language of the page. */
  language: string
}

/**
 * Asks the owner of an address by a letter. To one who is on the list it says so; none goes to an address that refuses
 * mail, nor for a list that was deleted meanwhile.
 */
export const sendConfirmation: Job<ConfirmationRequest, JobParts> = {
  name: 'send-subscription-letter',
  isUrgent: true,
  async run({ key, email, name, listId, source, language }, { write, clock, place, secret }) {
    await write(async (tx) => {
      const list = await findList(tx, { id: listId })
      if (!list) return
      const sender = { publicUrl: place.publicUrl, secret }
      const wish = { email, name, list, source, language, sender, now: clock.now() }
      const { outcome, subscriberId } = await askByLetter(tx, { ...wish, keyOf: () => key })
      if (outcome !== 'standing' || source !== 'form') return
      const { listLetters } = await lettersIn(language)
      await queueMail(tx, listLetters.standingMail({ key, to: email, list, sender }, subscriberId))
    })
  },
}

type Asking = Pick<ConfirmationRequest, 'email' | 'name' | 'source' | 'language'> & {
  list: ListRow
  sender: Sender
  now: Date
  /** Key of the mail, by the number of the subscription. */
  keyOf(subscriptionId: number): string
}

/** Begins a subscription that waits for the answer to a letter, unless one stands or the address refuses mail. */
export async function askByLetter(tx: Tx, asking: Asking) {
  const { email, name, list, source, language, sender, now, keyOf } = asking
  const subscriberId = await subscriberOf(tx, { email, name, userId: null }, now)
  const start = { subscriberId, listId: list.id, source, version: CONSENT_VERSION, typedName: name, now }
  const outcome = await startSubscription(tx, { ...start, language, isGiven: false })
  if (outcome !== 'new') return { outcome, subscriberId }
  const subscriptionId = await getWaitingId(tx, subscriberId, list.id)
  const about = { key: keyOf(subscriptionId), to: email, list, sender }
  const { listLetters } = await lettersIn(language)
  await queueMail(
    tx,
    listLetters.confirmationMail(about, { subscriptionId, isInvitation: source !== 'form' }),
  )
  return { outcome, subscriberId }
}

const UNKNOWN = sharedWords.linkUnreadable
const VOID = words.confirmLinkUnknown
const EXPIRED = words.confirmLinkOver
const CLOSED = words.listIsClosed

/** Records that the owner of an address agreed; a second click changes nothing. @throws Failure 400 for a void link */
export async function confirmSubscription({
  body,
  clock,
  secret,
  write,
}: Pick<CallOf<undefined, undefined, typeof confirmationBody>, 'body' | 'clock' | 'secret' | 'write'>) {
  const id = readConfirmationToken(secret, body.token)
  if (id === null) throw invalid({ token: [UNKNOWN] })
  return write(async (tx) => {
    const now = clock.now()
    const asked = await lockAsked(tx, id)
    const refusal = refusalOf(asked, now)
    if (!asked || refusal) throw invalid({ token: [refusal ?? VOID] })
    const { subscriberId, listId, evidence, givenAt } = asked
    const source = asked.source as ConfirmationRequest['source']
    const given = { subscriberId, listId, source, evidence, version: CONSENT_VERSION, isGiven: true, now }
    if (!givenAt) await startSubscription(tx, given)
    return { list: { name: asked.name } }
  })
}

/** Finds what a letter asks for, once its reader is locked: they may be joined into another, or erased, just now. */
async function lockAsked(tx: Tx, id: number): Promise<AskedRow | undefined> {
  const asked = await findAsked(tx, id)
  if (!asked) return undefined
  await findPresentSubscriber(tx, asked.subscriberId, { isLocked: true })
  return findAsked(tx, id)
}

function refusalOf(asked: AskedRow | undefined, now: Date): string | null {
  if (!asked || asked.email === null) return VOID
  if (asked.listDeletedAt) return CLOSED
  if (asked.endedBecause === 'expired') return EXPIRED
  if (asked.endedBecause) return VOID
  return !asked.givenAt && asked.askedAt < confirmableSince(now) ? EXPIRED : null
}
