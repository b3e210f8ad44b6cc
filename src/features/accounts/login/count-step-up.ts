import { tooMany } from '#src/platform/http/failures.ts'
import type { AnyCall } from '../factors/create-challenge.ts'

type Counting = Pick<AnyCall, 'limits' | 'visit' | 'actor'>

const WAIT_SECONDS = 15 * 60

const keysOf = ({ visit, actor }: Counting) => ({
  'step-up session': visit.session!.jti,
  'step-up person day': actor!.id,
})

/**
 * Counts a step-up attempt before it is checked, so that concurrent ones count too.
 * @throws Failure 429 after five in a quarter of an hour in this session, or fifty a day of this person
 */
export async function countStepUp(call: Counting): Promise<void> {
  if ((await call.limits.countHits(keysOf(call))) < 0) throw tooMany(WAIT_SECONDS)
}

/** Undoes the count after a correct proof, and resets the session's. */
export async function forgiveStepUpTry(call: Counting): Promise<void> {
  const { 'step-up session': session, ...person } = keysOf(call)
  await call.limits.reset('step-up session', session)
  await call.limits.uncount(person)
}
