import { endWithParent } from '../helpers/end-with-parent.ts'
import { giveWay } from '../helpers/give-way.ts'

/** Who is silent for longer is taken for dead (`start-worker.ts`). */
const ALIVE_MS = 2_000

type Message = 'stop' | { setup: unknown } | { id: number; task: unknown }
type Serving<Task, Answer> = { answer(task: Task): Promise<Answer>; stop(): Promise<void> }

/**
 * What the program of a worker does (`start-worker.ts`): it begins with what the site gives it, answers what it is
 * asked, several at a time, and stops when it is told to. Once it serves it gives way to all others, so that a processor
 * which a page could use never goes to it; until then it needs one to begin at all. A fault while it begins ends the
 * process.
 */
export function serveSite<Setup, Task, Answer>(begin: (setup: Setup) => Promise<Serving<Task, Answer>>) {
  // A signal to the whole group is the site's to answer: it says when to stop, and without it this ends at once.
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
      giveWay()
      process.send!('ready')
    } else {
      const { answer } = await serving
      process.send!({ id: message.id, answer: await answer(message.task as Task) })
    }
  })
}
