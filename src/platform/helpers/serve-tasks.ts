import { endWithParent } from './end-with-parent.ts'
import { giveWay } from './give-way.ts'

/**
 * What the program of a helper does: a task comes, its answer goes. It gives way to all others, so that a processor
 * which a page could use never goes to it. A task that fails ends the process, and who asked is told so.
 */
export function serveTasks<Task>(work: (task: Task) => unknown) {
  giveWay()
  // A signal to the whole group is the site's to answer: it may wait for a task, and this ends with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.on('message', async (task) => process.send!(await work(task as Task)))
  endWithParent()
}
