import { type Actor, type Duty, hasOneOf, type Role } from '#src/wire/actor.ts'
import type { TimelineKind } from './timeline/schema.ts'

type Person = { id: number; role: Role | string }

/** Staff suspend members; only admins suspend staff. Nobody suspends themselves. */
export const canSuspend = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.id !== person.id && (actor.role === 'admin' || (actor.role === 'staff' && person.role === 'member'))

/** Roles, second factors, erasing and merging: admins only, never on oneself. */
export const canGovern = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.role === 'admin' && actor.id !== person.id

/** Duties that see each kind of a person's timeline: gifts as in the ledger, notes by their visibility. */
const seenBy: Record<TimelineKind, readonly Duty[]> = {
  note: ['region', 'staff', 'admin'],
  gift: ['staff', 'admin'],
  event: ['staff', 'admin'],
  post: ['staff', 'admin'],
  letter: ['staff', 'admin'],
  visit: ['staff', 'admin'],
}

export const seenKinds = (actor: Actor): TimelineKind[] =>
  (Object.keys(seenBy) as TimelineKind[]).filter((kind) => hasOneOf(actor, seenBy[kind]))
