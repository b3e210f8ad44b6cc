import { type Actor, allDuties, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { VisitSession } from '../request-scope.ts'
import { forbidden, unauthorized } from './failures.ts'

/** Access rule of a route, as data: the app checks it, OpenAPI shows it, the fuzzer walks it. */
export type Gate = {
  /** `ignored`: the guest's answer, whatever session is sent. */
  session: 'ignored' | 'optional' | 'required'
  /** Duties of which at least one is needed. */
  duties?: readonly Duty[]
  /** Also open to people who must set up a second factor first. */
  beforeFactor?: true
}

export const everyone: Gate = { session: 'ignored' }
/** Guests too; members get an answer by their rights. */
export const anyone: Gate = { session: 'optional' }
export const signedIn: Gate = { session: 'required' }
/** Everyone with a duty; the query restricts the rows. */
export const anyDuty: Gate = { session: 'required', duties: allDuties }
/** Everyone with a duty but editors of regions. */
export const picsAndModerators: Gate = { session: 'required', duties: ['pic', 'moderator', 'staff', 'admin'] }
/** People who manage institutions: a PIC their own, the secretariat all. */
export const picsAndStaff: Gate = { session: 'required', duties: ['pic', 'staff', 'admin'] }
/** A PIC, for their own institution. */
export const picOnly: Gate = { session: 'required', duties: ['pic'] }
/** The secretariat for everything, editors for their regions: queries take `deskScope` of the actor (decision 079). */
export const editorsAndStaff: Gate = { session: 'required', duties: ['region', 'staff', 'admin'] }
/** The same, and PICs for their own institution. */
export const picsEditorsAndStaff: Gate = { session: 'required', duties: ['pic', 'region', 'staff', 'admin'] }
/** Editors alone, for their regions. */
export const editorsOnly: Gate = { session: 'required', duties: ['region'] }
/** People who review news: editors of regions theirs. */
export const reviewers: Gate = { session: 'required', duties: ['region', 'moderator', 'staff', 'admin'] }
export const moderatorsOnly: Gate = { session: 'required', duties: ['moderator', 'staff', 'admin'] }
/** The secretariat. */
export const staffOnly: Gate = { session: 'required', duties: ['staff', 'admin'] }
export const adminOnly: Gate = { session: 'required', duties: ['admin'] }
/** Set-up of a second factor, and logout. */
export const signedInBeforeFactor: Gate = { session: 'required', beforeFactor: true }

/**
 * @returns the actor that the route may know
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
