import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { invalid, notFound } from '#src/platform/http/failures.ts'
import { hashOf } from '#src/platform/secrets/one-use.ts'
import type { Role } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { findList } from '../lists/queries.ts'
import { NATIONAL_LIST, unsubscribeMember } from '../member-subscriptions.ts'
import { findPresentSubscriber } from '../subscriber-queries.ts'
import * as words from './api-words.id.ts'
import { readLeaveToken } from './leave-token.ts'
import { CONSENT_VERSION, endSubscription, startSubscription } from './queries.ts'
import { findLetterList, findTokenReader, getStanding, hasJustLeft } from './reader-queries.ts'
import type { StandingWire } from './schema.ts'

const UNKNOWN = words.leaveLinkUnreadable
const GONE = words.leaveLinkOver

const TOO_LATE = words.returnIsOver

type Link = { t: string; list?: string | undefined }
type Parts = Pick<Services, 'write' | 'secret' | 'clock'>

/**
 * Reads a letter's link, and whom its reader is by now.
 * @throws Failure 400 for one that is not ours, or an unknown list
 */
async function readLink(
  db: Db,
  { t, list: named }: Link,
  { secret, isLocked }: { secret: Parts['secret']; isLocked: boolean },
) {
  const leaving = readLeaveToken(secret, t)
  const subscriberId = leaving && (await findPresentSubscriber(db, leaving.subscriberId, { isLocked }))
  if (!leaving || !subscriberId) throw invalid({ t: [UNKNOWN] })
  const { mailingId } = leaving
  const slug = named ?? null
  const [list, standing] = [
    await findLetterList(db, { mailingId, slug }),
    await getStanding(db, subscriberId),
  ]
  if (slug !== null && !list) throw invalid({ t: [UNKNOWN] })
  const actor = standing.userId && { id: standing.userId, role: standing.role as Role }
  return { subscriberId, mailingId, list, standing, actor: actor || null }
}

/** Describes what a letter's link would end. @throws Failure 400 */
export async function describeLeaving(db: Db, link: Link, { secret, clock }: Parts): Promise<StandingWire> {
  const { subscriberId, mailingId, list, standing } = await readLink(db, link, { secret, isLocked: false })
  if (!list) return { list: null, is_on: standing.listIds.length > 0, others: 0, can_return: false }
  const others = standing.listIds.filter((id) => id !== list.id).length
  const isOn = others < standing.listIds.length
  const leaver = { subscriberId, listId: list.id, mailingId }
  return {
    list: { name: list.name },
    is_on: isOn,
    others,
    can_return: !isOn && standing.email !== null && (await hasJustLeft(db, leaver, clock.now())),
  }
}

/** Ends what a letter's link names, or all subscriptions of its reader; idempotent. @throws Failure 400 */
export const leaveByLink = (link: Link & { all?: '1' | undefined }, { write, secret, clock }: Parts) =>
  write(async (tx) => {
    const { subscriberId, mailingId, list, actor } = await readLink(tx, link, { secret, isLocked: true })
    const listId = link.all || !list ? 'all' : list.id
    const now = clock.now()
    const ended = await endSubscription(tx, { subscriberId, listId, because: 'person', mailingId, now })
    if (ended) await record(tx, 'unsubscribe', { actor, subscriberId, list: listId })
  })

/**
 * Takes back what the same link has just ended; idempotent. Later a letter asks first, since a forwarded letter has the
 * link, too. @throws Failure 400, 404 for a deleted list
 */
export const returnByLink = (link: Link, { write, secret, clock }: Parts) =>
  write(async (tx) => {
    const { subscriberId, mailingId, list, standing, actor } = await readLink(tx, link, {
      secret,
      isLocked: true,
    })
    if (standing.email === null) throw invalid({ t: [GONE] })
    if (!list) throw invalid({ list: [sharedWords.chooseList] })
    const { id: listId } = list
    if (standing.listIds.includes(listId)) return
    const now = clock.now()
    if (!(await hasJustLeft(tx, { subscriberId, listId, mailingId }, now))) throw invalid({ t: [TOO_LATE] })
    if (!(await findList(tx, { id: listId }))) throw notFound()
    const start = { subscriberId, listId, source: 'form', version: CONSENT_VERSION } as const
    const outcome = await startSubscription(tx, { ...start, isGiven: true, now })
    if (outcome !== 'standing') await record(tx, 'subscribe', { actor, subscriberId, list: listId })
  })

type Recorded = { actor: { id: number; role: Role } | null; subscriberId: number; list: number | 'all' }

const record = (tx: Tx, act: string, { actor, subscriberId, list }: Recorded) =>
  recordAudit(tx, actor, {
    act,
    entity: 'subscriber',
    entityId: subscriberId,
    subjectId: actor?.id ?? null,
    detail: { list },
  })

const USELESS = words.leaveLinkUnknown

/** Ends the newsletter by a link of an older letter; idempotent. @throws Failure 400 */
export function leaveByOldLink(write: Write, token: string, now: Date): Promise<void> {
  return write(async (tx) => {
    const reader = await findTokenReader(tx, hashOf(token), now)
    if (!reader) throw invalid({ token: [USELESS] })
    const actor = { id: reader.id, role: reader.role as Role }
    if (await unsubscribeMember(tx, reader.id, { slug: NATIONAL_LIST, now }))
      await recordAudit(tx, actor, { act: 'unsubscribe', entity: 'user', entityId: reader.id })
  })
}
