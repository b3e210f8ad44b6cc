import type { Actor } from '#src/wire/actor.ts'

/** From open to closed; each holds what those before it hold. */
export const levels = ['public', 'member', 'partisipan', 'internal'] as const
export type Level = (typeof levels)[number]

/** What a reader lacks: a session, or more rights than their session has. */
type Need = 'login' | 'partisipan' | 'internal'
export type Access = { level: Level; allowed: boolean; needs: Need | null }

/** What of a reader decides. */
export type ReaderRights = Pick<Actor, 'role' | 'userType' | 'isPic' | 'isModerator'>

/** The most closed level that someone may read (docs/reference/contract.md#4-roles); null is a guest. */
function levelOf(actor: ReaderRights | null): Level {
  if (!actor) return 'public'
  if (actor.role !== 'member') return 'internal'
  const isOfInstitution = actor.userType === 'partisipan' || actor.isPic || actor.isModerator
  return isOfInstitution ? 'partisipan' : 'member'
}

export function accessTo(level: Level, actor: ReaderRights | null): Access {
  const allowed = levels.indexOf(level) <= levels.indexOf(levelOf(actor))
  return { level, allowed, needs: allowed ? null : actor ? (level as Need) : 'login' }
}
