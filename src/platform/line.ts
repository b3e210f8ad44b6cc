type Line = {
  /** @throws what `full` makes, when so many wait already */
  run<T>(task: () => Promise<T>, urgency?: { isUrgent: boolean }): Promise<T>
  /** Says so before any other work is done. */
  requireRoom(): void
  isFull(): boolean
}

/**
 * Lets `running` tasks run at once; the others wait in their order, what is urgent before them.
 * @param options.waiting how many may wait, any number if left out
 * @param options.full makes the error for whoever finds the line full
 */
export function createLine(options: { running: number; waiting?: number; full?: () => Error }): Line {
  const { waiting: most = Number.POSITIVE_INFINITY, full = () => new Error('the line is full') } = options
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let running = 0
  const isFull = () => running >= options.running && urgent.length + waiting.length >= most
  const requireRoom = () => {
    if (isFull()) throw full()
  }
  const run: Line['run'] = async (task, { isUrgent } = { isUrgent: false }) => {
    requireRoom()
    if (running >= options.running)
      await new Promise<void>((resolve) => (isUrgent ? urgent : waiting).push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = urgent.shift() ?? waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  return { run, requireRoom, isFull }
}
