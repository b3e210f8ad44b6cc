import { serveTasks } from '#src/platform/helpers/serve-tasks.ts'

/** A helper that a task kills, as the kernel does when out of memory, or makes fail, as a bug does. */
serveTasks(({ end }: { end: 'killed' | 'failed' | 'never' }) => {
  if (end === 'killed') process.kill(process.pid, 'SIGKILL')
  if (end === 'failed') throw new Error('a fault')
  return end
})
