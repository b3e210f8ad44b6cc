import type { ChildProcess } from 'node:child_process'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { forkProgram, type Program } from '../helpers/fork-program.ts'
import type { Log } from '../log.ts'
import type { MetricsOfProcess } from '../metrics.ts'

/** Timeout for an answer: the gateway gives up on us after fifteen seconds. */
const ANSWER_MS = 5_000
/** Timeout for heartbeats, during the start and later; then the worker is killed. */
const SILENCE_MS = 120_000
/** Time for work in progress at the end of the site. */
const STOP_MS = 15_000
/** Delay before a worker that exited is restarted; doubled with each further exit. */
const AGAIN_MS = 500
const AGAIN_AT_MOST_MS = 30_000
/** Uptime after which the delay is reset. */
const STEADY_MS = MINUTE_MS
/** No request waits for its collections, and parallel ones would take all processors from the site. */
const ONE_THREAD = ['--single-threaded-gc']

export type Worker<Task, Answer> = {
  /** False during the start: the caller has to do the work in another way. */
  isReady(): boolean
  /** @throws Error when it ended before it answered, or on timeout */
  ask(task: Task): Promise<Answer>
  /** Asks for the worker's metrics; none while it is not ready. @throws Error as `ask` does */
  measure(): Promise<MetricsOfProcess>
  /** Lets it finish work in progress and ends it, once. */
  stop(): Promise<void>
}

/**
 * Starts a process for background work for the lifetime of this one: its program serves as `serve-site.ts` says. It is
 * restarted when it exits or stops sending heartbeats, with an alarm in the log, and ends with this process, also when
 * that is killed.
 */
export function startWorker<Task, Answer>(options: {
  program: Program
  /** Set-up data, passed by structured clone. */
  setup: object
  log: Log
  silenceMs?: number
}): Worker<Task, Answer> {
  const { program, setup, log, silenceMs = SILENCE_MS } = options
  const questions = createQuestions<unknown>()
  let current: ChildProcess | undefined
  let isReady = false
  let isLeaving = false
  let againMs = AGAIN_MS
  let again: NodeJS.Timeout | undefined
  let silence: NodeJS.Timeout | undefined
  let steady: NodeJS.Timeout | undefined

  function begin() {
    try {
      const begun = forkProgram(program, { execArgv: [...process.execArgv, ...ONE_THREAD] })
      current = begun
      begun.on('message', (message) => hear(begun, message as Message))
      begun.once('exit', (code, signal) => ended(begun, { code, signal }))
      // A process that failed to start emits `error`, no `exit`; unhandled, that or a broken pipe would end this
      // process.
      begun.on('error', (error) => begun.pid ?? ended(begun, { error }))
      silence = setTimeout(() => begun.kill('SIGKILL'), silenceMs).unref()
      begun.send?.({ setup })
      begun.unref()
      begun.channel?.unref()
    } catch (error) {
      ended(current, { error })
    }
  }
  type Message = 'ready' | 'alive' | { id: number; answer: unknown }
  function hear(begun: ChildProcess, message: Message) {
    if (current !== begun) return
    silence?.refresh()
    if (message === 'ready') {
      isReady = true
      steady = setTimeout(() => (againMs = AGAIN_MS), STEADY_MS).unref()
    } else if (message !== 'alive') questions.take(message.id)?.resolve(message.answer)
  }
  function ended(begun: ChildProcess | undefined, how: object) {
    if (current !== begun) return
    current = undefined
    isReady = false
    clearTimeout(silence)
    clearTimeout(steady)
    questions.failAll(new Error('the worker ended before it answered'))
    if (isLeaving) return
    log.error({ ...how, alarm: 'worker ended', outage: 'worker' }, 'worker ended')
    again = setTimeout(begin, againMs).unref()
    againMs = Math.min(2 * againMs, AGAIN_AT_MOST_MS)
  }
  let ending: Promise<void> | undefined
  begin()
  return {
    isReady: () => isReady && !isLeaving,
    ask: (task) => questions.ask((id) => current!.send({ id, task })) as Promise<Answer>,
    async measure() {
      if (!isReady || isLeaving) return []
      return (await questions.ask((id) => current!.send({ id, isMeasuring: true }))) as MetricsOfProcess
    },
    stop() {
      isLeaving = true
      clearTimeout(again)
      ending ??= finish(current)
      return ending
    },
  }
}

/** Lets a process finish its work, and waits for its end. */
async function finish(last: ChildProcess | undefined) {
  if (!last?.connected) return
  const exited = new Promise((resolve) => last.once('exit', resolve))
  last.ref()
  last.send('stop')
  const late = setTimeout(() => last.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(late)
}

/** Pending questions by id. */
function createQuestions<Answer>() {
  const open = new Map<number, PromiseWithResolvers<Answer>>()
  let count = 0
  function take(id: number) {
    const one = open.get(id)
    open.delete(id)
    return one
  }
  return {
    take,
    async ask(send: (id: number) => void): Promise<Answer> {
      const id = count++
      send(id)
      const one = Promise.withResolvers<Answer>()
      open.set(id, one)
      const late = setTimeout(() => take(id)?.reject(new Error('the worker takes too long')), ANSWER_MS)
      return one.promise.finally(() => clearTimeout(late))
    },
    failAll(error: Error) {
      for (const id of open.keys()) take(id)!.reject(error)
    },
  }
}
