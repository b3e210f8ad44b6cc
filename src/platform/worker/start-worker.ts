import type { ChildProcess } from 'node:child_process'
import { forkProgram, type Program } from '../helpers/fork-program.ts'
import type { Log } from '../log.ts'

/** Nobody waits longer for an answer: the gateway gives up on us after fifteen seconds. */
const ANSWER_MS = 5_000
/** A worker that is not heard of for so long, while it begins or later, is ended. */
const SILENCE_MS = 120_000
/** What is under way when the site ends may take so long. */
const STOP_MS = 15_000
/** A worker that ends by itself is started again after so long, after twice as long when that ends too, and so on. */
const AGAIN_MS = 500
const AGAIN_AT_MOST_MS = 30_000
/** One that was up for so long counts as the first again. */
const STEADY_MS = 60_000
/** Nobody waits for its collections, and with helpers they would take all processors from those who answer. */
const ONE_THREAD = ['--single-threaded-gc']

export type Worker<Task, Answer> = {
  /** False while it is starting: what it would be asked has to be done in another way. */
  isReady(): boolean
  /** @throws Error when it ended before it answered or takes too long */
  ask(task: Task): Promise<Answer>
  /** Lets it finish what is under way and ends it. */
  stop(): Promise<void>
}

/**
 * Starts a process that stays as long as this one, for work that comes by itself: its program serves as
 * `serve-site.ts` says. It is started again when it ends by itself or falls silent, with an alarm in the log, and ends
 * with this one, also when that is killed.
 */
export function startWorker<Task, Answer>(options: {
  program: Program
  /** What it begins with, as the structured clone makes it. */
  setup: object
  log: Log
  silenceMs?: number
}): Worker<Task, Answer> {
  const { program, setup, log, silenceMs = SILENCE_MS } = options
  const questions = createQuestions<Answer>()
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
      // One that could not be started never ends, it says so; unheard, that and a broken pipe would end this process too.
      begun.on('error', (error) => begun.pid ?? ended(begun, { error }))
      silence = setTimeout(() => begun.kill('SIGKILL'), silenceMs).unref()
      begun.send?.({ setup })
      begun.unref()
      begun.channel?.unref()
    } catch (error) {
      ended(current, { error })
    }
  }
  type Message = 'ready' | 'alive' | { id: number; answer: Answer }
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
  begin()
  return {
    isReady: () => isReady,
    ask: (task) => questions.ask((id) => current!.send({ id, task })),
    async stop() {
      isLeaving = true
      clearTimeout(again)
      const last = current
      if (!last?.connected) return
      const end = new Promise((resolve) => last.once('exit', resolve))
      last.ref()
      last.send('stop')
      const late = setTimeout(() => last.kill('SIGKILL'), STOP_MS)
      await end
      clearTimeout(late)
    },
  }
}

/** What was asked and not answered yet, by its number. */
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
