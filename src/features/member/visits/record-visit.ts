import type { Write } from '#src/platform/database/write.ts'
import { insertVisit, lockVisitSwitch } from './queries.ts'
import type { NewVisit } from './schema.ts'

/** Going back and forth, or a page loaded twice, is one visit. */
const ONE_VISIT_MS = 10_000

/** Notes a page that a person opened, for themselves, if they want that. */
export const recordVisit = (write: Write, visit: NewVisit & { userId: number; now: Date }) =>
  write(async (tx) => {
    const isEnabled = await lockVisitSwitch(tx, visit.userId)
    const since = new Date(visit.now.getTime() - ONE_VISIT_MS)
    const isNoted = isEnabled && (await insertVisit(tx, { ...visit, since }))
    return { noted: isNoted, visits_enabled: isEnabled }
  })
