import type { Actor, Role } from '#src/wire/actor.ts'
import type { VisitSession } from '../request-scope.ts'
import { forbidden, unauthorized } from './failures.ts'

/** Who may call a route at all, as data: the app checks it, OpenAPI shows it, the fuzzer walks it. */
export type Gate = {
  /** `ignored`: the answer is the guest's whatever session comes along. */
  session: 'ignored' | 'optional' | 'required'
  roles?: readonly Role[]
  /** Open also to those who must set up a second factor before anything else. */
  beforeFactor?: true
}

export const everyone: Gate = { session: 'ignored' }
/** Guests too; a member gets what their rights give. */
export const anyone: Gate = { session: 'optional' }
export const signedIn: Gate = { session: 'required' }
/** Staff and admins: the desk. */
export const atDesk: Gate = { session: 'required', roles: ['staff', 'admin'] }
/** What leads to a second factor, and the way out. */
export const signedInBeforeFactor: Gate = { session: 'required', beforeFactor: true }

/**
 * @returns the actor that the route may know of
 * @throws Failure 401 without a session, 403 with one that lacks the role, or with `data:{factor_required:true}`
 */
export function passGate(gate: Gate, actor: Actor | null, session: VisitSession | null): Actor | null {
  if (gate.session === 'ignored') return null
  if (gate.session === 'required' && !actor) throw unauthorized()
  if (actor && session?.mustSetUpFactor && !gate.beforeFactor) {
    if (gate.session === 'required') throw forbidden({ factor_required: true })
    return null
  }
  if (gate.roles && !gate.roles.includes(actor!.role)) throw forbidden()
  return actor
}
