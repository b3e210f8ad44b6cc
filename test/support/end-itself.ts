import { serveTasks } from '#src/platform/helpers/serve-tasks.ts'

/** A helper that is killed by its task, as by a kernel without memory, or fails at it, as by a fault of ours. */
serveTasks(({ end }: { end: 'killed' | 'failed' | 'never' }) => {
  if (end === 'killed') process.kill(process.pid, 'SIGKILL')
  if (end === 'failed') throw new Error('a fault')
  return end
})
