import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { type AppendLine, writeWithJournal } from '#src/platform/files/journal.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { eraseGuest, listJoined } from '../subscriber-queries.ts'
import { endSubscription } from '../subscriptions/queries.ts'
import * as words from './api-words.id.ts'
import { lockSubscription, resumeMail } from './queries.ts'
import type { SubscriberAct } from './schema.ts'

const COMPLAINT = words.reportedSpam
const ACCOUNT = words.addressOfAccount
const SUBSCRIBED = words.isSubscribed

type Given = { listId: number; id: number; act: SubscriberAct; by: Actor; now: Date }

/**
 * Ends a subscription, resumes mail to its address, or erases a guest's address, for restores too; repeating it changes
 * nothing.
 * @throws Failure 404, 400 with the reason why it is not possible
 */
export const actOnSubscriber = (
  { write, erasures: journal }: Pick<Services, 'write' | 'erasures'>,
  given: Given,
) => writeWithJournal({ write, journal }, (tx, append) => actWithin(tx, given, append))

async function actWithin(tx: Tx, { listId, id, act, by, now }: Given, append: AppendLine) {
  const one = await lockSubscription(tx, listId, id)
  if (!one) throw notFound()
  const { subscriberId, userId, isSubscribed } = one
  if (act === 'end') await endSubscription(tx, { subscriberId, listId, because: 'office', now })
  else if (act === 'resume') await requireResumed(tx, subscriberId)
  else {
    if (userId !== null) throw invalid({ ids: [ACCOUNT] })
    if (isSubscribed) throw invalid({ ids: [SUBSCRIBED] })
    await eraseGuest(tx, subscriberId, now)
    for (const subscriber_id of await listJoined(tx, { id: subscriberId }))
      await append({ subscriber_id, erased_at: now.toISOString() })
  }
  const acts = { end: 'subscription end', resume: 'resume mail', erase: 'erase' }
  await recordAudit(tx, by, { act: acts[act], entity: 'subscription', entityId: id, subjectId: userId })
}

/** @throws Failure 400 for an address whose owner complained */
async function requireResumed(tx: Tx, subscriberId: number) {
  if (!(await resumeMail(tx, subscriberId))) throw invalid({ ids: [COMPLAINT] })
}
