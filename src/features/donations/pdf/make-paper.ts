import { createHelper } from '#src/platform/helpers/helper.ts'
import { unavailable } from '#src/platform/http/failures.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { Paper } from './paper.ts'

/** So many wait for their paper; more are told to come back. */
const WAITING = 50

/**
 * Draws papers one after another in a process of their own: loading what draws and setting the type would hold up
 * everybody else for a tenth of a second.
 */
export function createPaperMaker() {
  const line = createTaskQueue({ running: 1, waiting: WAITING, full: () => unavailable(2) })
  const draw = createHelper<Paper, Uint8Array>({
    name: 'draw-papers',
    source: new URL('./draw-papers.ts', import.meta.url),
  })
  /** @throws Failure 503 when too many wait */
  return (paper: Paper) => line.run(async () => new Uint8Array(await draw(paper)))
}
