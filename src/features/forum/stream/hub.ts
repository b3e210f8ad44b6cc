import type { Bus } from '#src/platform/database/bus.ts'
import { questionOfTag } from '../changed-question.ts'

const TICK_MS = 1_000
/** Proxies close connections that are silent for a minute or less. */
const HEARTBEAT_TICKS = 15
const PER_PERSON = 4
const IN_ALL = 2_000

/** Open stream of one user on a question. */
export type Waiting = {
  userId: number
  questionId: number
  /** Last change number sent. */
  seq: number
  /** Current change number; null if the stream must end. */
  look(): Promise<number | null>
  write(text: string): void
  end(): void
}

export type Hub = {
  /** @returns false if the limit of streams is reached */
  add(waiting: Waiting): boolean
  remove(waiting: Waiting): void
}

/**
 * Registry of this process's open streams. Changes by any process arrive over the bus, missed ones too, later. Session and rights are checked before each event, and all streams are closed on shutdown, so
 * that clients reconnect to another process.
 */
export function createHub({ bus, isReady }: { bus: Bus; isReady(): boolean }): Hub {
  const all = new Set<Waiting>()
  const looking = new Map<Waiting, 'once' | 'again'>()
  let timer: NodeJS.Timeout | undefined
  let ticks = 0

  const remove = (waiting: Waiting) => {
    all.delete(waiting)
    if (all.size) return
    clearInterval(timer)
    timer = undefined
  }
  const sendAway = (waiting: Waiting, lastWords = '') => {
    if (!all.has(waiting)) return
    remove(waiting)
    if (lastWords) waiting.write(lastWords)
    waiting.end()
  }
  const look = async (waiting: Waiting) => {
    if (looking.has(waiting)) return void looking.set(waiting, 'again')
    looking.set(waiting, 'once')
    // While the database is away no event is sent; the next heartbeat retries.
    const seq = await waiting.look().catch(() => waiting.seq)
    if (seq === null) sendAway(waiting, 'event: gone\ndata: 0\n\n')
    else if (seq > waiting.seq && all.has(waiting)) {
      waiting.seq = seq
      waiting.write(eventOf(seq))
    }
    const isAgain = looking.get(waiting) === 'again'
    looking.delete(waiting)
    if (isAgain && all.has(waiting)) await look(waiting)
  }
  const tick = () => {
    ticks += 1
    for (const waiting of all) {
      if (!isReady()) sendAway(waiting)
      else if (ticks % HEARTBEAT_TICKS === 0) {
        waiting.write(': \n\n')
        void look(waiting)
      }
    }
  }

  bus.onInvalidate((tags) => {
    if (!all.size) return
    const changed = tags === 'all' ? null : new Set(tags.map(questionOfTag))
    for (const waiting of all) if (!changed || changed.has(waiting.questionId)) void look(waiting)
  })
  return {
    add(waiting) {
      const own = [...all].filter(({ userId }) => userId === waiting.userId).length
      if (own >= PER_PERSON || all.size >= IN_ALL || !isReady()) return false
      all.add(waiting)
      timer ??= setInterval(tick, TICK_MS).unref()
      // Something may have changed since its number was read.
      void look(waiting)
      return true
    },
    remove,
  }
}

/** Event with the change number as id, which a reconnecting browser sends back as `Last-Event-ID`. */
export const eventOf = (seq: number) => `id: ${seq}\nevent: change\ndata: ${seq}\n\n`
