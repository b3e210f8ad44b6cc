import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_KEY } from './site.ts'
import { startSteadily } from './steady-load.ts'
import { untilAnswered } from './until-answered.ts'

/** Address of all messages of a load; the demo has messages of others. */
export const SENDER = 'latihan@jkl.example'

/** The sender's record of one message. Times in milliseconds of `performance.now`. */
export type Sent = { key: string; begunAt: number; answeredAt?: number; id?: number }

export type Outcome = { status: number; retryAfter: string | null; id?: number }

/** Posts the message of a key once. @returns status 0 without an answer */
export async function postMessage(base: string, key: string): Promise<Outcome> {
  const body = {
    name: 'Petugas Latihan',
    email: SENDER,
    message: `Pesan latihan dengan kunci ${key}`,
    idempotency_key: key,
  }
  try {
    const answer = await fetch(`${base}/v1/contact`, {
      method: 'POST',
      headers: {
        'x-api-key': API_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': addressOf(key),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const { data } = (await answer.json()) as { data: { id?: number } }
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...data }
  } catch {
    return { status: 0, retryAfter: null }
  }
}

/** Address of a message's sender, unique in 10.0.0.0/8, derived from the key. */
export const addressOf = (key: string) => `10.${[...Buffer.from(key.slice(0, 6), 'hex')].join('.')}`

/** Sends messages at a steady rate, each again with the same key until it is answered 201, and records all. */
export function startContactLoad(base: string, perSecond: number) {
  const ledger: Sent[] = []
  const load = startSteadily(perSecond, () => {
    const sent: Sent = { key: randomUUID(), begunAt: performance.now() }
    ledger.push(sent)
    return sendUntilAnswered(base, sent)
  })
  return {
    ledger,
    ...load,
    /** Waits until a message begun after `moment` is answered. */
    async answeredAfter(moment: number) {
      while (!ledger.some(({ begunAt, answeredAt }) => begunAt > moment && answeredAt)) await sleep(10)
    },
    /** Waits until every message begun before `moment` is answered. */
    async answeredUpTo(moment: number) {
      while (performance.now() < moment || ledger.some((sent) => sent.begunAt < moment && !sent.answeredAt))
        await sleep(10)
    },
  }
}

async function sendUntilAnswered(base: string, sent: Sent) {
  const id = await untilAnswered(async () => {
    const { status, id } = await postMessage(base, sent.key)
    return status === 201 ? id! : null
  })
  if (id === null) return
  sent.id = id
  sent.answeredAt = performance.now()
}
