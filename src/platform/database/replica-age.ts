import { AsyncResource } from 'node:async_hooks'

/** Age from which a replica answers nobody. */
const MOST_AGE_MS = 5_000
const BEAT_MS = 1_000
const LOOK_MS = 200
/** Pause before a change is looked for; doubled each time, up to the usual one. */
const SOON_MS = 20
/** Time without a question after which beats pause. */
const ASKED_MS = 10_000
/** Time that a report may wait for the replica. */
const REPORT_MS = 500
const NEVER = Number.NEGATIVE_INFINITY

type Ends = {
  /** Commits a beat at the primary. */
  send(beat: number): Promise<void>
  /** Newest beat that the replica shows; 0 for none. */
  see(): Promise<number>
  /** Called at each failure, and while the replica is too old. */
  onOutage(why: Error): void
}

const ageOf = (at: number) => performance.now() - at

/**
 * Measures the age of a replica by beats: numbers that this process commits at the primary and looks for at the replica.
 * A replica that shows a beat has everything that was committed before the beat was sent, whatever clocks say and however
 * idle the primary is. Beats pause while nobody asks (decision 097).
 */
export function createReplicaAge(ends: Ends) {
  const beats = createBeats(ends)
  const waiting = new Set<() => void>()
  let [changedAt, wantedAt, askedAt] = [NEVER, NEVER, performance.now()]
  let isLost = false

  const isAsleep = () => ageOf(askedAt) > ASKED_MS
  const looks = createLooks(async () => {
    try {
      await beats.measure(wantedAt)
      isLost = false
    } catch (error) {
      lose(error as Error)
    }
    for (const check of waiting) check()
    return { goesOn: !isAsleep(), isWanted: !isLost && beats.shownUntil() <= wantedAt }
  })
  function want() {
    wantedAt = performance.now()
    if (!isLost && !isAsleep()) looks.hasten()
  }
  function ask() {
    const wasAsleep = isAsleep()
    askedAt = performance.now()
    if (wasAsleep) looks.lookIn(0)
  }
  /** Trusts the replica no more until it shows another beat. */
  function lose(why: Error) {
    isLost = true
    beats.forget()
    for (const check of waiting) check()
    ends.onOutage(why)
  }

  looks.lookIn(0)
  return {
    lose,
    isLost: () => isLost,
    /** Demands that the replica has from now on what this process has just learnt of. */
    change() {
      want()
      changedAt = wantedAt
    },
    /** True if the replica is young enough and has every change that this process knows of. */
    isCurrent() {
      ask()
      return beats.shownUntil() > changedAt && ageOf(beats.shownUntil()) < MOST_AGE_MS
    },
    /** Waits until the replica has everything that is committed by now. @returns false if it takes too long */
    async catchesUp(): Promise<boolean> {
      ask()
      if (isLost || beats.isLate()) return false
      want()
      const at = wantedAt
      const done = Promise.withResolvers<boolean>()
      const check = () => (isLost || beats.shownUntil() > at) && done.resolve(!isLost)
      const late = setTimeout(done.resolve, REPORT_MS, false)
      waiting.add(check)
      return done.promise.finally(() => {
        clearTimeout(late)
        waiting.delete(check)
      })
    },
    stop: looks.stop,
  }
}

/** Sends beats and sees which of them the replica shows. */
function createBeats({ send, see, onOutage }: Ends) {
  /** Sent beats that the replica does not show yet, oldest first. */
  const pending: { beat: number; sentAt: number }[] = []
  let [beat, sentAt, shown, shownUntil] = [0, NEVER, 0, NEVER]
  let isBlind = false
  const isLate = () => pending[0] !== undefined && ageOf(pending[0].sentAt) > MOST_AGE_MS

  async function sendNext() {
    const now = performance.now()
    try {
      beat += 1
      await send(beat)
      pending.push({ beat, sentAt: now })
      sentAt = now
    } catch (error) {
      // What the replica has shown stays true for as long as it is young enough.
      onOutage(error as Error)
    }
  }

  return {
    /** The replica has everything that was committed before this time. */
    shownUntil: () => shownUntil,
    forget() {
      shownUntil = NEVER
    },
    isLate,
    /** Sends a beat if one is due or the newest is older than `wantedAt`, and looks. @throws when the replica fails */
    async measure(wantedAt: number) {
      const isDue = sentAt <= wantedAt || ageOf(sentAt) >= BEAT_MS
      // While the standby is away one beat waits for it, not one for each second.
      if (isDue && !(isBlind && pending.length)) await sendNext()
      isBlind = true
      const seen = await see()
      isBlind = false
      // A standby that was started again may show less than before.
      if (seen < shown) shownUntil = NEVER
      shown = seen
      const last = pending.findLastIndex((one) => one.beat <= seen)
      if (last >= 0) shownUntil = pending.splice(0, last + 1)[last]!.sentAt
      if (isLate()) onOutage(new Error(`it is ${Math.round(ageOf(pending[0]!.sentAt) / 1_000)} s behind`))
    },
  }
}

/** Calls `look` again and again, one at a time: five times a second, and sooner while something is wanted. */
function createLooks(look: () => Promise<{ goesOn: boolean; isWanted: boolean }>) {
  let timer: NodeJS.Timeout | undefined
  let [pauseMs, dueAt] = [LOOK_MS, Number.POSITIVE_INFINITY]
  let [isLooking, isStopped] = [false, false]

  // Outside of the request that wakes it: its statements are not that request's.
  const run = AsyncResource.bind(async () => {
    dueAt = Number.POSITIVE_INFINITY
    isLooking = true
    const { goesOn, isWanted } = await look()
    isLooking = false
    pauseMs = isWanted ? Math.min(2 * pauseMs, LOOK_MS) : LOOK_MS
    if (goesOn) lookIn(pauseMs)
  })
  function lookIn(ms: number) {
    const at = performance.now() + ms
    if (isStopped || isLooking || at >= dueAt) return
    dueAt = at
    clearTimeout(timer)
    timer = setTimeout(run, ms).unref()
  }
  return {
    /** Looks within `ms`; a look that is due before stays. */
    lookIn,
    hasten() {
      pauseMs = SOON_MS
      lookIn(SOON_MS)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
