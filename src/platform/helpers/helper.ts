import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { forkProgram, type Program } from './fork-program.ts'

/** No task that somebody waits for takes longer; a process that does is ended with it. */
const LONGEST_MS = 30_000
/** After this long without work the process goes, and its memory with it. */
const IDLE_MS = 60_000

/** The machine has no room or no time for the process now: the task is not at fault and may come again. */
export class HelperAway extends Error {}

/**
 * A process of its own, by a program that serves tasks (`serve-tasks.ts`), for work that would hold up the pages: it
 * gives way to them, keeps its memory apart, and what brings it down leaves the site standing. The first task starts
 * it, and it ends with this one, also when that is killed.
 * @returns takes one task at a time; it rejects when the process broke, with HelperAway when it was killed, could not be
 * started or took too long, and the next task starts another
 */
export function createHelper<Task extends object, Answer>(program: Program) {
  let helper: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function begin() {
    const begun = forkProgram(program, { execArgv: ['--max-old-space-size=128'], env: {} })
    const forget = () => {
      if (helper === begun) helper = undefined
    }
    // One that could not be started never ends, it says so; unheard, that and a broken pipe would end this process too.
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
      throw isNoRoom(error) ? new HelperAway('no room for the helper process', { cause: error }) : error
    }
  }
}

/** While it works it holds the program open; idle it keeps none from ending. */
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
    throw signal.aborted ? new HelperAway('the helper process takes too long', { cause: error }) : error
  } finally {
    answered.abort()
    helper.unref()
    helper.channel?.unref()
  }
}

/** Only the kernel and people kill: a task that brings its process down ends it in another way. */
function broke([, signal]: unknown[]): never {
  const words = 'the helper process ended before it answered'
  throw signal === 'SIGKILL' ? new HelperAway(words) : new Error(words)
}

/** Too many processes or open files, or no memory. */
const isNoRoom = (error: unknown) =>
  ['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE'].includes((error as NodeJS.ErrnoException).code ?? '')
