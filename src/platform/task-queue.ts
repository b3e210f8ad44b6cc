type Line = {
  /** @throws the error of `full` when the queue is full */
  run<T>(task: () => Promise<T>, urgency?: { isUrgent: boolean }): Promise<T>
  /** Throws early, before any other work is done. */
  requireRoom(): void
  isFull(): boolean
}

type Options = {
  running: number
  /** Queue length, unlimited by default. */
  waiting?: number
  /** A task that waited this long starts even if none ended. */
  patienceMs?: number
  /** Makes the error for a full queue. */
  full?: () => Error
}

/** Runs `running` tasks at once; the others wait in order, urgent ones first. */
export function createTaskQueue(options: Options): Line {
  const { patienceMs, full = () => new Error('the line is full') } = options
  const most = options.waiting ?? Number.POSITIVE_INFINITY
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  const isFull = () => running >= options.running && urgent.length + waiting.length >= most
  const requireRoom = () => {
    if (isFull()) throw full()
  }
  const turn = (row: (() => void)[]) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(late)
        running += 1
        resolve()
      }
      const goUncalled = () => {
        row.splice(row.indexOf(go), 1)
        go()
      }
      const late = patienceMs === undefined ? undefined : setTimeout(goUncalled, patienceMs)
      row.push(go)
    })
  const run: Line['run'] = async (task, { isUrgent } = { isUrgent: false }) => {
    requireRoom()
    if (running >= options.running) await turn(isUrgent ? urgent : waiting)
    else running += 1
    try {
      return await task()
    } finally {
      running -= 1
      if (running < options.running) (urgent.shift() ?? waiting.shift())?.()
    }
  }
  return { run, requireRoom, isFull }
}
