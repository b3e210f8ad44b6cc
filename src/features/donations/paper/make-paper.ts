import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { unavailable } from '#src/platform/http/failures.ts'
import { createLine } from '#src/platform/line.ts'
import type { Paper } from './paper.ts'

/** So many wait for their paper; more are told to come back. */
const WAITING = 50
const LONGEST_MS = 30_000
/** The thread holds some 40 MB; after this long without work it goes. */
const IDLE_MS = 60_000

/** The built server is one program, which begins as this thread where it is started as one (`server.ts`). */
const program = import.meta.url.endsWith('.ts')
  ? new URL('./paper-thread.ts', import.meta.url)
  : process.argv[1]!

/**
 * Draws papers one after another in a thread of their own: loading what draws and setting the type would hold up
 * everybody else for a tenth of a second.
 */
export function createPaperMaker() {
  const line = createLine({ running: 1, waiting: WAITING, full: () => unavailable(2) })
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function draw(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idle)
    const current = thread ?? new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 128 } })
    thread = current
    const end = () => {
      thread = undefined
      void current.terminate()
    }
    current.ref()
    try {
      const answer = once(current, 'message', { signal: AbortSignal.timeout(LONGEST_MS) })
      current.postMessage(paper)
      const [bytes] = (await answer) as [Uint8Array<ArrayBuffer>]
      idle = setTimeout(end, IDLE_MS).unref()
      return bytes
    } catch (error) {
      end()
      throw error
    } finally {
      // An idle thread keeps no program from ending.
      current.unref()
    }
  }
  /** @throws Failure 503 when too many wait */
  return (paper: Paper) => line.run(() => draw(paper))
}
