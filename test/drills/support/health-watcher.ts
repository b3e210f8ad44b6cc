import { parentPort, workerData } from 'node:worker_threads'
import { startProbe, statusOf } from './probe.ts'

// Runs in a thread of its own, so that the drill's own work does not count as a slow answer.
const { base, everyMs } = workerData as { base: string; everyMs: number }
const probe = startProbe(everyMs, () => statusOf(`${base}/healthz`))
parentPort!.once('message', async () => parentPort!.postMessage(await probe.finish()))
