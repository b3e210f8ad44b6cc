import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sample } from './probe.ts'

/** Polls `/healthz` at a steady rate from a separate thread. Times count from that thread's start. */
export function watchHealth(base: string, everyMs: number) {
  const worker = new Worker(new URL('./health-watcher.ts', import.meta.url), {
    workerData: { base, everyMs },
  })
  return {
    async finish(): Promise<Sample[]> {
      worker.postMessage('finish')
      const [samples] = (await once(worker, 'message')) as [Sample[]]
      await worker.terminate()
      return samples
    },
  }
}
