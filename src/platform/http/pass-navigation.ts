import type { Actor } from '#src/wire/actor.ts'
import { currentVisit } from '../request-scope.ts'
import { forbidden } from './failures.ts'
import { type Gate, passGate } from './gates.ts'

/**
 * Who goes with a browser, by a plain link of our own pages, to a file that is theirs to take.
 * @param sentFrom `Sec-Fetch-Site`: what another site leads a visitor to costs them and us something
 * @throws Failure 401 or 403
 */
export function passNavigation(gate: Gate, visitor: Actor | null, sentFrom: string | undefined): Actor {
  const { session } = currentVisit()
  const counts = !session?.isCookie || session.isConfirmed
  const actor = passGate(gate, counts ? visitor : null, session)!
  if (sentFrom === 'cross-site') throw forbidden()
  return actor
}
