import type { Tx } from '#src/platform/database/write.ts'
import { conflict, forbidden, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { lockAdmins } from '../privacy/queries.ts'
import { hasRoleStill, type LockedPerson, lockPerson } from './queries.ts'

type May = (actor: Actor, person: LockedPerson) => boolean

/**
 * Locks a person for a decision. Decisions are serialised, and the actor must still have their role: of two admins who
 * revoke each other's role at once, only the first succeeds.
 * @throws Failure 404, 403 with `data:{reason:'self'|'role'}`
 */
export async function lockPersonToChange(tx: Tx, actor: Actor, id: number, may: May): Promise<LockedPerson> {
  await lockAdmins(tx)
  const person = await lockPerson(tx, id)
  if (!person) throw notFound()
  if (person.id === actor.id) throw forbidden({ reason: 'self' })
  if (!may(actor, person) || !(await hasRoleStill(tx, actor))) throw forbidden({ reason: 'role' })
  return person
}

/** Ensures that another admin remains. @throws Failure 409 with `data:{reason:'last_admin'}` */
export function requireAnotherAdmin({ isLastAdmin }: LockedPerson) {
  if (isLastAdmin) throw conflict({ reason: 'last_admin' })
}
