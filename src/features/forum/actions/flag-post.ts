import type { Services } from '#src/platform/http/endpoint.ts'
import { forbidden } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { actsOnAnswer, actsOnQuestion, type FlagReason, HIDING_FLAGS } from '../policy.ts'
import { lockAnswer, lockQuestion } from '../posting/queries.ts'
import { countFlags, hidePost, insertFlag } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'limits'>
type Doubt = { questionId: number; answerId: number | null; reason: FlagReason; note: string }

/**
 * Flags a post, once per actor; the third flag hides it until a moderator has reviewed it.
 * @throws Failure 403 for one's own, 404, 429
 */
export async function flagPost({ write, clock, limits }: Parts, actor: Actor, doubt: Doubt): Promise<void> {
  await limits.take('forum flag', actor.id)
  await write(async (tx) => {
    const { questionId, answerId } = doubt
    const question = await lockQuestion(tx, actor, questionId)
    const can = answerId
      ? actsOnAnswer(actor, await lockAnswer(tx, actor, { questionId, id: answerId }), question)
      : actsOnQuestion(actor, question)
    if (!can.includes('flag')) throw forbidden()
    if (!(await insertFlag(tx, { ...doubt, userId: actor.id, createdAt: clock.now() }))) return
    if ((await countFlags(tx, doubt)) < HIDING_FLAGS) return
    await hidePost(tx, doubt, null)
    await notifyQuestionChange(tx, questionId)
  })
}
