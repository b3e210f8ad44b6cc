import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Answers of a flood, by what they say. */
export type FloodAnswers = {
  sent: number
  well: number
  /** 503 with `Retry-After`. */
  turnedAway: number
  /** 503 without it, and any other status. */
  odd: number
  /** None at all: reset, or not within the time of a visitor. */
  none: number
}

/** Visitors who each ask once, at a steady rate, whatever becomes of the earlier ones; in a thread of their own. */
export async function flood(
  base: string,
  { perSecond, forMs, token }: { perSecond: number; forMs: number; token: string },
): Promise<FloodAnswers> {
  const worker = new Worker(new URL('./flood-sender.ts', import.meta.url), {
    workerData: { base, perSecond, forMs, token },
  })
  const [answers] = (await once(worker, 'message')) as [FloodAnswers]
  await worker.terminate()
  return answers
}
