import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { findMessage } from '../contact/queries.ts'
import { getSettings } from '../settings/queries.ts'
import { lockForAct, recordMessageAct, unclaimed } from './change-message.ts'
import { actsOnMessage } from './policy.ts'
import { findAnswer, insertAnswer, listAnswerIds, updateMessage } from './queries.ts'
import { actRefused, readMessage } from './read-message.ts'
import type { MessageWire, NewAnswer } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits' | 'remember'>
type Wish = { id: number; answer: NewAnswer }

/**
 * Stores an answer and queues its mail in one transaction; once per key, so that a double click sends one mail. The
 * message is answered then, and held by nobody.
 * @throws Failure 404, 409 with `data:{current}` if somebody else has it or it is closed, 409 if the key was used for
 * another text, 429
 */
export async function answerMessage(parts: Parts, actor: Actor, wish: Wish): Promise<MessageWire> {
  const isAllowed = await parts.write((tx) => answerWithin(tx, parts, actor, wish))
  const current = await readMessage(parts, actor, wish.id)
  if (!isAllowed) throw actRefused(current)
  return current
}

/** @returns false if the message may not be answered now */
async function answerWithin(
  tx: Tx,
  { clock, limits }: Pick<Parts, 'clock' | 'limits'>,
  actor: Actor,
  { id, answer }: Wish,
): Promise<boolean> {
  const locked = await lockForAct(tx, actor, id)
  const { text, idempotency_key: idempotencyKey } = answer
  const before = await findAnswer(tx, id, idempotencyKey)
  if (before) {
    if (before.text !== text || before.writtenBy !== actor.id) throw conflict()
    return true
  }
  if (!actsOnMessage(actor, locked).includes('answer')) return false
  await limits.within(tx).take('message answer', actor.id)
  const earlier = await listAnswerIds(tx, id)
  const answerId = await insertAnswer(tx, {
    messageId: id,
    idempotencyKey,
    text,
    writtenBy: actor.id,
    writtenAt: clock.now(),
  })
  const message = (await findMessage(tx, id))!
  const { messageLetters } = await lettersIn(message.language)
  const mail = messageLetters.answerMail(message, { id: answerId, text, earlier }, await getSettings(tx))
  await queueMail(tx, mail)
  await updateMessage(tx, id, { status: 'answered', ...unclaimed })
  const after = { status: 'answered', claimed_by: null }
  await recordMessageAct(tx, actor, locked, { act: 'answer', detail: { after, answer: answerId } })
  return true
}
