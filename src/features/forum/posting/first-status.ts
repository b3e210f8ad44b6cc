import type { Db } from '#src/platform/database/connect.ts'
import { type Actor, hasDuty } from '#src/wire/actor.ts'
import { HELD_POSTS } from '../policy.ts'
import { countPosts } from './queries.ts'

/**
 * Status of a new post: the first two of an account without duties are held for a moderator
 * (docs/reference/contract.md#held-posts).
 */
export const firstStatus = async (tx: Db, actor: Actor): Promise<'held' | 'open'> =>
  !hasDuty(actor) && (await countPosts(tx, actor.id)) < HELD_POSTS ? 'held' : 'open'
