import { setTimeout as sleep } from 'node:timers/promises'
import { serveSite } from '#src/platform/worker/serve-site.ts'

type Task = { add?: number; afterMs?: number; isFatal?: boolean; isEndless?: boolean; isPid?: boolean }

/** A worker that counts from its initial value; a fatal task ends it. */
serveSite<{ from: number }, Task, number>(async ({ from }) => {
  let count = from
  return {
    async answer({ add = 0, afterMs = 0, isFatal = false, isEndless = false, isPid = false }) {
      if (isFatal) process.exit(7)
      while (isEndless);
      if (isPid) return process.pid
      count += add
      await sleep(afterMs)
      return count
    },
    stop: async () => {},
  }
})
