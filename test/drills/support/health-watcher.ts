import { parentPort, workerData } from 'node:worker_threads'
import { startProbe, statusOf } from './probe.ts'

// Runs in a thread of its own, so that what the drill itself is busy with does not count as a slow answer.
const { base, everyMs } = workerData as { base: string; everyMs: number }
const probe = startProbe(everyMs, () => statusOf(`${base}/healthz`))
parentPort!.once('message', async () => parentPort!.postMessage(await probe.finish()))
