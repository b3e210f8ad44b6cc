import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { ownInstitution } from '../institutions/care.ts'
import { lockDuty } from '../institutions/care-queries.ts'
import { actsOnMessage, type MessageAct } from './policy.ts'
import { type LockedMessage, lockAccount, lockMessage, type MessageChange, updateMessage } from './queries.ts'
import { actRefused, readMessage } from './read-message.ts'
import type { MessageWire } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'remember'>

type Step = {
  /** True if a repeated act has nothing left to do. */
  isDone(message: LockedMessage, actor: Actor): boolean
  change(actor: Actor, now: Date): MessageChange
}

export const unclaimed = { claimedBy: null, claimedAt: null }

const steps: Record<Exclude<MessageAct, 'answer'>, Step> = {
  claim: {
    isDone: ({ claimedBy }, { id }) => claimedBy === id,
    change: ({ id }, now) => ({ claimedBy: id, claimedAt: now }),
  },
  release: {
    isDone: ({ claimedBy }) => claimedBy === null,
    change: () => unclaimed,
  },
  close: {
    isDone: ({ status }) => status === 'closed',
    change: (_, now) => ({ status: 'closed', closedAt: now, ...unclaimed }),
  },
  reopen: {
    isDone: ({ status }) => status === 'open',
    change: () => ({ status: 'open', closedAt: null }),
  },
}

/**
 * A message for an act, locked after the account and duty that allow it: an erasure locks in the same order, first the person. A
 * PIC reaches messages to their own institution only.
 * @throws Failure 404
 */
export async function lockForAct(tx: Tx, actor: Actor, id: number): Promise<LockedMessage> {
  const own = ownInstitution(actor)
  if (own === null) await lockAccount(tx, actor.id)
  else await lockDuty(tx, actor, own)
  return lockMessage(tx, actor, id)
}

/** Records an act without any words of the message. */
export const recordMessageAct = (
  tx: Tx,
  actor: Actor,
  { id, accountId, status, claimedBy }: LockedMessage,
  { act, detail }: { act: MessageAct; detail: Record<string, unknown> },
) =>
  recordAudit(tx, actor, {
    act: `message ${act}`,
    entity: 'contact message',
    entityId: id,
    subjectId: accountId,
    detail: { before: { status, claimed_by: claimedBy }, ...detail },
  })

/**
 * Takes, gives back, closes or reopens a message; idempotent. Of two who take it at once the first has it.
 * @throws Failure 404, 409 with `data:{current}` if somebody else has it or its state does not allow the act
 */
export async function changeMessage(
  parts: Parts,
  actor: Actor,
  id: number,
  act: keyof typeof steps,
): Promise<MessageWire> {
  const { isDone, change } = steps[act]
  const isAllowed = await parts.write(async (tx) => {
    const message = await lockForAct(tx, actor, id)
    if (isDone(message, actor)) return true
    if (!actsOnMessage(actor, message).includes(act)) return false
    const changed = change(actor, parts.clock.now())
    await updateMessage(tx, id, changed)
    const after = {
      status: changed.status ?? message.status,
      claimed_by: changed.claimedBy === undefined ? message.claimedBy : changed.claimedBy,
    }
    await recordMessageAct(tx, actor, message, { act, detail: { after } })
    return true
  })
  const current = await readMessage(parts, actor, id)
  if (!isAllowed) throw actRefused(current)
  return current
}
