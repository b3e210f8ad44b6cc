import { endWithParent } from '../helpers/end-with-parent.ts'
import { lowerPriorityAbove } from '../helpers/lower-priority.ts'
import { metricsOfWorker } from '../metrics.ts'

/** Heartbeat interval; `start-worker.ts` has the timeout. */
const ALIVE_MS = 2_000
/** Least share of all processors while it has that much to do: mails and payments go on on a machine that is full. */
const LEAST_SHARE = 0.05

type Message = 'stop' | { setup: unknown } | { id: number; task: unknown } | { id: number; isMeasuring: true }
type Serving<Task, Answer> = { answer(task: Task): Promise<Answer>; stop(): Promise<void> }

/**
 * Main function of a worker's program (`start-worker.ts`): starts with the site's set-up data, answers several tasks at
 * a time, tells its metrics, and stops on request. After its start it lowers its priority, so that it takes no processor
 * from a page unless it is starved. An error during the start ends the process.
 */
export function serveSite<Setup, Task, Answer>(begin: (setup: Setup) => Promise<Serving<Task, Answer>>) {
  // The site handles a signal to the whole group: it says when to stop, and without it this process ends at once.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  endWithParent()
  setInterval(() => process.send!('alive'), ALIVE_MS).unref()
  let serving: Promise<Serving<Task, Answer>>
  process.on('message', async (message: Message) => {
    if (message === 'stop') {
      await (await serving).stop()
      process.disconnect()
    } else if ('setup' in message) {
      serving = begin(message.setup as Setup)
      await serving
      lowerPriorityAbove(LEAST_SHARE)
      process.send!('ready')
    } else if ('isMeasuring' in message) {
      process.send!({ id: message.id, answer: await metricsOfWorker() })
    } else {
      const { answer } = await serving
      process.send!({ id: message.id, answer: await answer(message.task as Task) })
    }
  })
}
