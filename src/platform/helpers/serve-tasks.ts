import { endWithParent } from './end-with-parent.ts'
import { lowerPriority } from './lower-priority.ts'

/**
 * Main function of a helper program: receives tasks and sends their answers. It has a lower priority, so that it never
 * takes a processor from a page. A task that fails ends the process, which the caller is told.
 */
export function serveTasks<Task>(work: (task: Task) => unknown) {
  lowerPriority()
  // The site handles a signal to the whole group: it may wait for a task, and this process ends with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  process.on('message', async (task) => process.send!(await work(task as Task)))
  endWithParent()
}
