import type { Db } from '#src/platform/database/connect.ts'
import { type Actor, hasDuty } from '#src/wire/actor.ts'
import { HELD_POSTS } from '../policy.ts'
import { countPosts } from './queries.ts'

/**
 * Whether a new post waits for a moderator: the first two of an account without duties do
 * (docs/reference/contract.md#held-posts).
 */
export const firstStatus = async (tx: Db, actor: Actor): Promise<'held' | 'open'> =>
  !hasDuty(actor) && (await countPosts(tx, actor.id)) < HELD_POSTS ? 'held' : 'open'
