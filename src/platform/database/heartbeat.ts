const HEARTBEAT_MS = 1_000
const SILENCE_MS = 2_000
/** Time without a question after which heartbeats become rare: they only keep the connection. */
export const ASKED_MS = 10_000
const IDLE_HEARTBEAT_MS = 30_000
/** Pause after the connection was lost; while that lasts, heartbeats try to open it. */
const AGAIN_MS = 100

type Moment = { steady: number; wall: number }
const NEVER: Moment = { steady: Number.NEGATIVE_INFINITY, wall: Number.NEGATIVE_INFINITY }
const moment = (): Moment => ({ steady: performance.now(), wall: Date.now() })
/**
 * Milliseconds since a moment, by the clock that says more: the steady one stands still while a machine sleeps, and the
 * other may have been set back.
 */
const sinceMoment = ({ steady, wall }: Moment) => Math.max(performance.now() - steady, Date.now() - wall)

/**
 * Heartbeats that this process sends to itself through the database: hearing them proves that announcements arrive.
 * They are frequent while somebody asks.
 * @param send sends one, over a new connection if there is none; false if it failed
 */
export function createHeartbeat(send: () => Promise<boolean>, askedMs: number) {
  let heardAt = NEVER
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isSending = false
  let waking: PromiseWithResolvers<void> | undefined

  const silence = () => sinceMoment(heardAt)
  const isAsleep = () => performance.now() - askedAt > askedMs
  const next = (ms: number) => {
    clearTimeout(timer)
    if (isStarted) timer = setTimeout(beat, ms).unref()
  }
  async function beat() {
    if (isSending) return
    isSending = true
    const isSent = await send()
    isSending = false
    if (!isSent) waking?.resolve()
    next(isSent && isAsleep() ? IDLE_HEARTBEAT_MS : HEARTBEAT_MS)
  }
  function wake() {
    if (waking) return
    waking = Promise.withResolvers<void>()
    waking.promise.then(() => (waking = undefined))
    setTimeout(waking.resolve, HEARTBEAT_MS).unref()
    clearTimeout(timer)
    beat()
  }

  return {
    heard() {
      heardAt = moment()
      waking?.resolve()
    },
    /** Milliseconds since one was heard, over whichever connection: what was announced before was heard, too. */
    silence,
    /** The connection is lost: opens another soon. What was heard counts as long as after any silence. */
    lose: () => next(AGAIN_MS),
    isFresh() {
      const isFresh = silence() < SILENCE_MS
      if (isStarted && isAsleep()) {
        if (isFresh) next(HEARTBEAT_MS)
        else wake()
      }
      askedAt = performance.now()
      return isFresh
    },
    awake: () => waking?.promise ?? null,
    start() {
      isStarted = true
      next(HEARTBEAT_MS)
    },
    stop() {
      isStarted = false
      clearTimeout(timer)
    },
  }
}
