import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 1_000

/** Polls the worker's readiness once a second. `finish` returns the longest time that it was down, in ms. */
export function startWorkerWatch(base: string) {
  let awaySince = performance.now()
  let longest = 0
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const answer = await fetch(`${base}/metrics`).catch(() => null)
      const text = (await answer?.text().catch(() => '')) ?? ''
      const now = performance.now()
      // No answer says nothing about the worker.
      if (text.includes('worker_ready 0')) longest = Math.max(longest, now - awaySince)
      else awaySince = now
      await sleep(EVERY_MS)
    }
  }
  void look()
  return {
    finish() {
      isOver = true
      return longest
    },
  }
}
