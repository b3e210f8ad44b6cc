/** Nobody starts anew while so many seconds' worth of writes wait: a machine that cannot keep up gets fewer. */
const WAITING_S = 3

/** Begins a write at a steady rate, each beside those that are not answered yet. */
export function startSteadily(perSecond: number, write: () => Promise<void>) {
  const running = new Set<Promise<void>>()
  const timer = setInterval(() => {
    if (running.size >= WAITING_S * perSecond) return
    const done = write().finally(() => running.delete(done))
    running.add(done)
  }, 1_000 / perSecond)
  return {
    /** Begins nothing new and waits for what is under way. */
    async finish() {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
