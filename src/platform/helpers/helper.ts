import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { forkProgram, type Program } from './fork-program.ts'

/** Timeout of a task that a request waits for; then its process is killed. */
const LONGEST_MS = 30_000
/** Idle time after which the process exits, to free its memory. */
const IDLE_MS = MINUTE_MS

/** The process was killed or could not be started: the task is not at fault and may be retried. */
export class HelperUnavailable extends Error {}

/**
 * Runs tasks in a child process by a program that serves tasks (`serve-tasks.ts`), for work that would block the pages:
 * it has a lower priority and its own memory, and its crash does not take the site down. The first task starts it, and
 * it ends with this process, also when that is killed.
 * @returns runs one task at a time; rejects when the process broke, with HelperAway when it was killed, could not be
 * started or timed out, and the next task starts another
 */
export function createHelper<Task extends object, Answer>(program: Program) {
  let helper: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function begin() {
    const begun = forkProgram(program, { execArgv: ['--max-old-space-size=128'], env: {} })
    const forget = () => {
      if (helper === begun) helper = undefined
    }
    // A process that failed to start emits `error`, no `exit`; unhandled, that or a broken pipe would end this process.
    return begun.once('exit', forget).on('error', forget)
  }
  function end(current: ChildProcess) {
    if (helper === current) helper = undefined
    current.kill('SIGKILL')
  }
  return async function ask(task: Task, longestMs = LONGEST_MS): Promise<Answer> {
    clearTimeout(idle)
    let current: ChildProcess | undefined
    try {
      helper ??= begin()
      current = helper
      const answer = await askOnce(current, task, longestMs)
      idle = setTimeout(end, IDLE_MS, current).unref()
      return answer as Answer
    } catch (error) {
      if (current) end(current)
      throw isNoRoom(error)
        ? new HelperUnavailable('no room for the helper process', { cause: error })
        : error
    }
  }
}

/** Keeps the event loop alive only while the process works. */
async function askOnce(helper: ChildProcess, task: object, longestMs: number): Promise<unknown> {
  const answered = new AbortController()
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(longestMs)])
  const until = (event: string) => once(helper, event, { signal })
  helper.ref()
  helper.channel?.ref()
  try {
    const answer = Promise.race([until('message'), until('exit').then(broke)])
    helper.send(task)
    const [given] = await answer
    return given
  } catch (error) {
    throw signal.aborted
      ? new HelperUnavailable('the helper process takes too long', { cause: error })
      : error
  } finally {
    answered.abort()
    helper.unref()
    helper.channel?.unref()
  }
}

/** Only the kernel and people kill: a task that crashes its process ends it in another way. */
function broke([, signal]: unknown[]): never {
  const words = 'the helper process ended before it answered'
  throw signal === 'SIGKILL' ? new HelperUnavailable(words) : new Error(words)
}

/** Too many processes or open files, or out of memory. */
const isNoRoom = (error: unknown) =>
  ['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '')
