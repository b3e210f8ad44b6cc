import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { FloodAnswers } from './flood.ts'
import { API_KEY } from './site.ts'

type Flood = { base: string; perSecond: number; forMs: number; token: string }

const BEAT_MS = 20
/** A visitor's own. */
const PATIENCE_MS = 30_000
/** More would measure this process, which has to hold them. */
const MOST_WAITING = 2_000
/** Connections that wait for the next visitor. */
const KEPT = 200

// In a thread of its own, so that it sends on while the drill waits.
const { base, perSecond, forMs, token } = workerData as Flood
const answers: FloodAnswers = { sent: 0, well: 0, turnedAway: 0, odd: 0, none: 0 }
// Each connection is used in turn, so that none is closed as idle.
const agent = new Agent({
  keepAlive: true,
  maxSockets: MOST_WAITING,
  maxFreeSockets: KEPT,
  scheduling: 'fifo',
})
const waiting = new Set<Promise<void>>()
const key = { 'x-api-key': API_KEY }

/** Another word each time, which no cache has; and a member's own page, which none keeps. */
const asked = [
  (n: number) => ({ path: `/v1/news?q=banjir${n}`, headers: key }),
  (n: number) => ({ path: `/news?q=banjir${n}`, headers: {} }),
  () => ({ path: '/v1/user/profile', headers: { ...key, authorization: `Bearer ${token}` } }),
  (n: number) => ({ path: `/search?q=banjir${n}`, headers: {} }),
]

async function ask(n: number) {
  const { path, headers } = asked[n % asked.length]!(n)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const [answer] = await once(request(base + path, { headers, agent, signal }).end(), 'response')
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode === 200) answers.well += 1
    else if (answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0) answers.turnedAway += 1
    else answers.odd += 1
  } catch {
    answers.none += 1
  }
}

const startedAt = performance.now()
for (let lastsMs = 0; lastsMs < forMs; lastsMs = performance.now() - startedAt) {
  while (answers.sent < (perSecond * lastsMs) / 1_000 && waiting.size < MOST_WAITING) {
    answers.sent += 1
    const one = ask(answers.sent).finally(() => waiting.delete(one))
    waiting.add(one)
  }
  await sleep(BEAT_MS)
}
await Promise.all(waiting)
parentPort!.postMessage(answers)
