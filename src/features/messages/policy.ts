import type { Actor } from '#src/wire/actor.ts'
import type { MessageStatus, MessageWire } from './schema.ts'

export type MessageAct = MessageWire['can'][number]
type Facts = { status: MessageStatus; claimedBy: number | null }

/** Acts that are open now to somebody who may read the message. */
export function actsOnMessage(
  actor: Pick<Actor, 'id' | 'role'>,
  { status, claimedBy }: Facts,
): readonly MessageAct[] {
  if (status === 'closed') return ['reopen']
  if (status === 'answered') return ['answer', 'close', 'reopen']
  if (claimedBy === null) return ['claim', 'answer', 'close']
  if (claimedBy === actor.id) return ['release', 'answer', 'close']
  // Somebody who is away must not hold a message forever.
  return actor.role === 'admin' ? ['release'] : []
}
