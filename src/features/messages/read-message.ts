import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getSettings } from '../settings/queries.ts'
import { replyAddressOf } from './answer-mail.ts'
import * as words from './api-words.id.ts'
import { presentMessage } from './present.ts'
import { getMessage } from './queries.ts'
import type { MessageWire } from './schema.ts'

/** A message as its reader sees it. @throws Failure 404 */
export async function readMessage(
  { db, remember }: Pick<Services, 'db' | 'remember'>,
  actor: Actor,
  id: number,
): Promise<MessageWire> {
  const [message, settings] = await Promise.all([
    getMessage(db, actor, id),
    remember('settings', () => getSettings(db)),
  ])
  return presentMessage(message, actor, replyAddressOf(message, settings))
}

/** A 409 with the message as it is now, and the reason. */
export const actRefused = (current: MessageWire) =>
  new Failure(409, { data: { current }, errors: { act: [reasonOf(current)] } })

function reasonOf({ status, claim }: MessageWire): string {
  if (claim && !claim.is_mine) return words.isHeldBy(claim.by.nama_lengkap)
  if (status === 'closed') return words.isClosed
  return words.changedSinceOpened
}
