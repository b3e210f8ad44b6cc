import { type Actor, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { VisitSession } from '../request-scope.ts'
import { forbidden, unauthorized } from './failures.ts'

/** Who may call a route at all, as data: the app checks it, OpenAPI shows it, the fuzzer walks it. */
export type Gate = {
  /** `ignored`: the answer is the guest's whatever session comes along. */
  session: 'ignored' | 'optional' | 'required'
  /** One of these is needed. */
  duties?: readonly Duty[]
  /** Open also to those who must set up a second factor before anything else. */
  beforeFactor?: true
}

export const everyone: Gate = { session: 'ignored' }
/** Guests too; a member gets what their rights give. */
export const anyone: Gate = { session: 'optional' }
export const signedIn: Gate = { session: 'required' }
/** Everyone with a duty; whose rows they see, the query decides. */
export const anyDuty: Gate = { session: 'required', duties: ['pic', 'moderator', 'staff', 'admin'] }
/** Who answers for institutions: a PIC for the own, the secretariat for all. */
export const picsAndStaff: Gate = { session: 'required', duties: ['pic', 'staff', 'admin'] }
/** What a PIC does for the own institution. */
export const picOnly: Gate = { session: 'required', duties: ['pic'] }
export const moderatorsOnly: Gate = { session: 'required', duties: ['moderator', 'staff', 'admin'] }
/** The secretariat. */
export const staffOnly: Gate = { session: 'required', duties: ['staff', 'admin'] }
export const adminOnly: Gate = { session: 'required', duties: ['admin'] }
/** What leads to a second factor, and the way out. */
export const signedInBeforeFactor: Gate = { session: 'required', beforeFactor: true }

/**
 * @returns the actor that the route may know of
 * @throws Failure 401 without a session, 403 with one that lacks the duty, or with `data:{factor_required:true}`
 */
export function passGate(gate: Gate, actor: Actor | null, session: VisitSession | null): Actor | null {
  if (gate.session === 'ignored') return null
  if (gate.session === 'required' && !actor) throw unauthorized()
  if (actor && session?.mustSetUpFactor && !gate.beforeFactor) {
    if (gate.session === 'required') throw forbidden({ factor_required: true })
    return null
  }
  if (gate.duties && !hasOneOf(actor!, gate.duties)) throw forbidden()
  return actor
}
