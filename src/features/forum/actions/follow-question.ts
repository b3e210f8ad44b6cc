import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { follow, isReadable, markRead, unfollow } from './queries.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Wish = { questionId: number; isWanted: boolean }

/** Subscribes the actor to new answers, or unsubscribes. @throws Failure 404 */
export async function followQuestion({ db, clock }: Parts, actor: Actor, { questionId, isWanted }: Wish) {
  if (!(await isReadable(db, actor, questionId))) throw notFound()
  if (isWanted) await follow(db, { questionId, userId: actor.id, now: clock.now() })
  else await unfollow(db, { questionId, userId: actor.id })
}

/** Marks the question as read up to now. @throws Failure 404 */
export async function readToEnd({ db, clock }: Parts, actor: Actor, questionId: number) {
  if (!(await isReadable(db, actor, questionId))) throw notFound()
  await markRead(db, { questionId, userId: actor.id, now: clock.now() })
}
