/** Maximum backlog in seconds of writes: a machine that cannot keep up gets fewer. */
const WAITING_S = 3

/** Starts a write at a steady rate, regardless of pending ones. */
export function startSteadily(perSecond: number, write: () => Promise<void>) {
  const running = new Set<Promise<void>>()
  const timer = setInterval(() => {
    if (running.size >= WAITING_S * perSecond) return
    const done = write().finally(() => running.delete(done))
    running.add(done)
  }, 1_000 / perSecond)
  return {
    /** Starts nothing new and waits for pending writes. */
    async finish() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
