import type { Actor, Role } from '#src/wire/actor.ts'

type Person = { id: number; role: Role | string }

/** Staff suspend members; those of the secretariat are an admin's. Nobody suspends themselves. */
export const canSuspend = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.id !== person.id && (actor.role === 'admin' || (actor.role === 'staff' && person.role === 'member'))

/** Roles, second factors, erasing and merging: an admin's, and never on oneself. */
export const canGovern = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.role === 'admin' && actor.id !== person.id
