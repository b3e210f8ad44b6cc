import type { Actor } from '#src/wire/actor.ts'

/** Levels from open to closed; each includes those before it. */
export const levels = ['public', 'member', 'partisipan', 'internal'] as const
export type Level = (typeof levels)[number]

/** Requirement that a reader lacks: a session, or more rights than their session has. */
type Need = 'login' | 'partisipan' | 'internal'
export type Access = { level: Level; allowed: boolean; needs: Need | null }

/** Rights of a reader that decide on access. */
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
