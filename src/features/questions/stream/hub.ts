import type { Bus } from '#src/platform/database/bus.ts'
import { questionOfTag } from '../changed-question.ts'

const TICK_MS = 1_000
/** Proxies close what is silent for a minute or less. */
const HEARTBEAT_TICKS = 15
const PER_PERSON = 4
const IN_ALL = 2_000

/** Somebody who waits for news of a question. */
export type Waiting = {
  userId: number
  questionId: number
  /** How often the question has changed, as far as they know. */
  seq: number
  /** How often it has changed now; null when there is nothing more for them. */
  look(): Promise<number | null>
  write(text: string): void
  end(): void
}

export type Hub = {
  /** @returns false when too many wait already */
  add(waiting: Waiting): boolean
  remove(waiting: Waiting): void
}

/**
 * Everybody of this process who waits for news. What any process writes comes here over the bus; missed announcements
 * are made good, since the bus says `all` then. Each is told only after their session and rights were looked at again,
 * and all are sent away when the process is going down, to ask another one.
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
    // While the database is away nobody is told anything; the next heartbeat asks again.
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

/** What a browser that was cut off sends back as `Last-Event-ID` is the number here. */
export const eventOf = (seq: number) => `id: ${seq}\nevent: change\ndata: ${seq}\n\n`
