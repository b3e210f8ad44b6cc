/**
 * Lets `running` tasks run at once and `waiting` more wait in order.
 * @param full makes the error for whoever finds the line full
 */
export function createLine(options: { running: number; waiting: number; full: () => Error }) {
  const queue: (() => void)[] = []
  let running = 0
  const isFull = () => running >= options.running && queue.length >= options.waiting
  const requireRoom = () => {
    if (isFull()) throw options.full()
  }
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    requireRoom()
    if (running >= options.running) {
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
  return { run, requireRoom, isFull }
}
