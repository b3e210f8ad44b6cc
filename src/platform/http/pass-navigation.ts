import type { Actor } from '#src/wire/actor.ts'
import { currentVisit } from '../request-scope.ts'
import { forbidden } from './failures.ts'
import { type Gate, passGate } from './gates.ts'

/**
 * Actor of a browser that follows a link of our own pages to a file they may download.
 * @param sentFrom `Sec-Fetch-Site`: links of other sites are refused, as a download has a cost
 * @throws Failure 401 or 403
 */
export function passNavigation(gate: Gate, visitor: Actor | null, sentFrom: string | undefined): Actor {
  const { session } = currentVisit()
  const counts = !session?.isCookie || session.isConfirmed
  const actor = passGate(gate, counts ? visitor : null, session)!
  if (sentFrom === 'cross-site') throw forbidden()
  return actor
}
