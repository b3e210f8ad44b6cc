import type { Write } from '#src/platform/database/write.ts'
import { insertVisit, lockVisitSwitch } from './queries.ts'
import type { NewVisit } from './schema.ts'

/** Repeats of a page within this time count as one visit. */
const ONE_VISIT_MS = 10_000

/** Records a page view in the member's own list, if enabled. */
export const recordVisit = (write: Write, visit: NewVisit & { userId: number; now: Date }) =>
  write(async (tx) => {
    const isEnabled = await lockVisitSwitch(tx, visit.userId)
    const since = new Date(visit.now.getTime() - ONE_VISIT_MS)
    const isNoted = isEnabled && (await insertVisit(tx, { ...visit, since }))
    return { noted: isNoted, visits_enabled: isEnabled }
  })
