/**
 * Lets `running` tasks run at once and `waiting` more wait in order.
 * @param full makes the error for whoever finds the line full
 */
export function createLine(options: { running: number; waiting: number; full: () => Error }) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= options.running) {
      if (queue.length >= options.waiting) throw options.full()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
