import type { Actor, Role } from '#src/wire/actor.ts'

type Person = { id: number; role: Role | string }

/** Staff suspend members; only admins suspend staff. Nobody suspends themselves. */
export const canSuspend = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.id !== person.id && (actor.role === 'admin' || (actor.role === 'staff' && person.role === 'member'))

/** Roles, second factors, erasing and merging: admins only, never on oneself. */
export const canGovern = (actor: Pick<Actor, 'id' | 'role'>, person: Person) =>
  actor.role === 'admin' && actor.id !== person.id
