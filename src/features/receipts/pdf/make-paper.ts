import { createHelper } from '#src/platform/helpers/helper.ts'
import { unavailable } from '#src/platform/http/failures.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { Paper } from './paper.ts'

/** Maximum queue length; further requests get 503. */
const WAITING = 50

/**
 * Draws papers one after another in a process of their own: loading the PDF library and typesetting would block all
 * other requests for a tenth of a second.
 */
export function createPaperMaker() {
  const line = createTaskQueue({ running: 1, waiting: WAITING, full: () => unavailable(2) })
  const draw = createHelper<Paper, Uint8Array>({
    name: 'draw-papers',
    source: new URL('./draw-papers.ts', import.meta.url),
  })
  /** @throws Failure 503 when the queue is full */
  return (paper: Paper) => line.run(async () => new Uint8Array(await draw(paper)))
}
