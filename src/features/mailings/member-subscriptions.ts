import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import * as words from './api-words.id.ts'
import { findList } from './lists/queries.ts'
import { lockSubscriber } from './subscriber-queries.ts'
import type { Sender } from './subscriptions/letters.ts'
import { CONSENT_VERSION, endSubscription, startSubscription, subscriberOf } from './subscriptions/queries.ts'
import { linkSubscriber } from './subscriptions/reader-queries.ts'

/** Address of the list that registration, profile and consents call the newsletter. */
export const NATIONAL_LIST = 'nasional'

export const BY_INVITATION = words.byInvitationOnly

type Member = { id: number; email: string; name: string }
/** A member with the language of letters. */
type Addressee = Member & { language: string }

/**
 * Subscribes a member to a list at once, with a letter of welcome where mail goes to.
 * @returns true if it is new
 * @throws Failure 404 for an unknown or deleted list, 400 for one by invitation
 */
export async function subscribeMember(
  tx: Tx,
  { id: userId, email, name, language }: Addressee,
  { slug, now, sender }: { slug: string; now: Date; sender: Sender },
): Promise<boolean> {
  const list = await findList(tx, { slug })
  if (!list) throw notFound()
  const subscriberId = await subscriberOf(tx, { email, name, userId }, now)
  const outcome = await startSubscription(tx, {
    subscriberId,
    listId: list.id,
    source: 'profile',
    version: CONSENT_VERSION,
    isGiven: true,
    now,
  })
  if (outcome === 'standing') return false
  if (!list.isOpen) throw invalid({ list: [BY_INVITATION] })
  if (outcome === 'new') {
    const key = `subscription-${subscriberId}-${list.id}-${now.getTime()}`
    const { listLetters } = await lettersIn(language)
    await queueMail(tx, listLetters.welcomeMail({ key, to: email, list, sender }, { subscriberId, name }))
  }
  return true
}

/** Ends a member's subscription; idempotent. @returns true if there was one @throws Failure 404 for an unknown list */
export async function unsubscribeMember(
  tx: Tx,
  userId: number,
  { slug, now }: { slug: string; now: Date },
): Promise<boolean> {
  const list = await findList(tx, { slug })
  if (!list) throw notFound()
  const subscriber = await lockSubscriber(tx, { userId })
  if (!subscriber) return false
  const ending = { subscriberId: subscriber.id, listId: list.id, because: 'person', now } as const
  return (await endSubscription(tx, ending)) > 0
}

/**
 * Subscribes a new account to the lists that were ticked; what cannot be joined any more is left out. The address keeps
 * what it had as a guest.
 * @param givenAt when the boxes were ticked
 */
export async function subscribeNewMember(
  tx: Tx,
  { id: userId, email, name }: Member,
  { slugs, givenAt }: { slugs: readonly string[]; givenAt: Date },
): Promise<void> {
  await linkSubscriber(tx, { userId, email })
  for (const slug of new Set(slugs)) {
    const list = await findList(tx, { slug })
    if (!list?.isOpen) continue
    await startSubscription(tx, {
      subscriberId: await subscriberOf(tx, { email, name, userId }, givenAt),
      listId: list.id,
      source: 'register',
      version: CONSENT_VERSION,
      isGiven: true,
      now: givenAt,
    })
  }
}
