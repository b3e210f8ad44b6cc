import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import type { Limits } from '#src/platform/limits/limits.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { Language } from '#src/wire/language.ts'
import type { ListRow } from '../lists/queries.ts'
import type { Sender } from '../subscriptions/letters.ts'
import { askByLetter } from '../subscriptions/subscribe.ts'
import * as words from './api-words.id.ts'
import { findSubscriber, listWaiting, type SubscriberRow } from './queries.ts'

const SUBSCRIBED = words.subscribesAlready
const REFUSES = words.refusesLetters
const LEFT = words.hasLeft
const WAY_BACK = {
  open: words.canSubscribe,
  closed: words.canImportAnew,
}
const INVITED = words.invitedToday

type Invitation = {
  list: ListRow
  email: string
  name: string
  language: Language
  by: Actor
  sender: Sender
  now: Date
  limits: Limits
}

/**
 * Asks the owner of an address by a letter, at most once a day; until they agree they get nothing else. An editor of a
 * region does not learn that an address refuses mail: it waits, and no letter leaves.
 * @throws Failure 400 for an address that is on the list or whose owner left it, and for all lists one that refuses
 * mail; 429
 */
export async function inviteSubscriber(tx: Tx, invitation: Invitation): Promise<SubscriberRow> {
  const { list, email, name, language, by, sender, now, limits } = invitation
  await limits.within(tx).take('invitation', by.id)
  const before = await findSubscriber(tx, list.id, email)
  const refusal = before && refusalOf(before, list, now)
  if (refusal) throw invalid({ email: [refusal] })
  const keyOf = (id: number) => `subscription-asked-${id}-${jakartaDay(now)}`
  const { outcome } = await askByLetter(tx, {
    list,
    email,
    name,
    source: 'invitation',
    language,
    sender,
    now,
    keyOf,
  })
  if (outcome === 'standing') throw invalid({ email: [SUBSCRIBED] })
  if (outcome === 'stopped' && deskScope(by) === 'everything') throw invalid({ email: [REFUSES] })
  const row = (await findSubscriber(tx, list.id, email))!
  const line = { act: 'invite', entity: 'subscription', entityId: row.id, subjectId: row.userId }
  await recordAudit(tx, by, line)
  return row
}

/** Reason why a subscription that ended does not begin again by an invitation. */
function refusalOf(
  { endedAt, endedBecause, askedAt }: SubscriberRow,
  { isOpen }: ListRow,
  now: Date,
): string | null {
  if (endedBecause === 'person' || endedBecause === 'complaint')
    return `${LEFT} ${isOpen ? WAY_BACK.open : WAY_BACK.closed}`
  return endedAt && jakartaDay(askedAt) === jakartaDay(now) ? INVITED : null
}

/** Queues the letters for imported subscriptions that wait for an answer. */
export const inviteSubscribers: Job<{ ids: number[] }, JobParts> = {
  name: 'invite-subscribers',
  run: ({ ids }, { write, place, secret }) =>
    write(async (tx) => {
      const sender = { publicUrl: place.publicUrl, secret }
      for (const { id, email, slug, listName, language } of await listWaiting(tx, ids)) {
        const about = { key: `subscription-asked-${id}`, to: email, list: { slug, name: listName }, sender }
        const { listLetters } = await lettersIn(language)
        await queueMail(tx, listLetters.confirmationMail(about, { subscriptionId: id, isInvitation: true }))
      }
    }),
}
