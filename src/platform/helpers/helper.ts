import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { forkProgram, type Program } from './fork-program.ts'

/** No task takes longer; a process that does is ended with it. */
const LONGEST_MS = 30_000
/** After this long without work the process goes, and its memory with it. */
const IDLE_MS = 60_000

/**
 * A process of its own, by a program that serves tasks (`serve-tasks.ts`), for work that would hold up the pages: it
 * gives way to them, keeps its memory apart, and what brings it down leaves the site standing. The first task starts
 * it, and it ends with this one, also when that is killed.
 * @returns takes one task at a time; it rejects when the process broke, with a TimeoutError when it took too long, and the
 * next task starts another
 */
export function createHelper<Task extends object, Answer>(program: Program, { longestMs = LONGEST_MS } = {}) {
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
  return async function ask(task: Task): Promise<Answer> {
    clearTimeout(idle)
    helper ??= begin()
    const current = helper
    try {
      const answer = await askOnce(current, task, longestMs)
      idle = setTimeout(end, IDLE_MS, current).unref()
      return answer as Answer
    } catch (error) {
      end(current)
      throw error
    }
  }
}

/** While it works it holds the program open; idle it keeps none from ending. */
async function askOnce(helper: ChildProcess, task: object, longestMs: number): Promise<unknown> {
  const answered = new AbortController()
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(longestMs)])
  const until = (event: string) => once(helper, event, { signal })
  const broke = () => Promise.reject(new Error('the helper process ended before it answered'))
  helper.ref()
  helper.channel?.ref()
  try {
    const answer = Promise.race([until('message'), until('exit').then(broke)])
    helper.send(task)
    const [given] = await answer
    return given
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    answered.abort()
    helper.unref()
    helper.channel?.unref()
  }
}
