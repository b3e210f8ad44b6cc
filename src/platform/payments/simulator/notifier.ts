import { setTimeout as sleep } from 'node:timers/promises'
import type { Notice } from './notice.ts'

/** Minutes between Midtrans' retries (MT:docs/https-notification-webhooks). */
const PAUSES = [2, 10, 30, 90, 210]
const PATIENCE_MS = 15_000
const MOST_REMEMBERED = 1_000

/** Number of retries after a status; null: no answer. */
function furtherTries(status: number | null) {
  if (status === null) return 5
  if (status < 300 || [301, 302, 303].includes(status)) return 0
  return { 400: 2, 404: 2, 500: 1, 503: 4 }[status] ?? 5
}

export type Sent = {
  orderId: string
  url: string
  body: string
  /** Status of each try; null: no answer. */
  answers: (number | null)[]
  /** True when no retry follows. */
  isOver: boolean
}

/** Sends notifications as Midtrans does. @param minuteMs duration of one of Midtrans' minutes; null: no retries */
export function createNotifier(options: {
  deliver(request: Request): Promise<Response>
  minuteMs: number | null
}) {
  const { deliver, minuteMs } = options
  const sent: Sent[] = []
  const held: Sent[] = []
  const ending = new AbortController()
  let mode: 'send' | 'hold' | 'silence' = 'send'

  async function post(url: string, body: string): Promise<number | null> {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'Veritrans',
    }
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ending.signal])
    const request = new Request(url, { method: 'POST', body, headers, redirect: 'manual', signal })
    const response = await deliver(request).catch(() => null)
    const onward = response && [307, 308].includes(response.status) && response.headers.get('location')
    await response?.body?.cancel()
    return onward ? post(new URL(onward, url).href, body) : (response?.status ?? null)
  }

  async function attempt(notice: Sent) {
    const status = await post(notice.url, notice.body)
    notice.answers.push(status)
    return status
  }

  async function tryAgain(notice: Sent) {
    for (const minutes of PAUSES) {
      if (notice.answers.length > furtherTries(notice.answers.at(-1)!)) return
      await sleep(minutes * minuteMs!, undefined, { ref: false, signal: ending.signal })
      await attempt(notice)
    }
  }

  async function begin(notice: Sent) {
    sent.push(notice)
    if (sent.length > MOST_REMEMBERED) sent.shift()
    await attempt(notice)
    if (minuteMs === null) notice.isOver = true
    else
      tryAgain(notice)
        .catch(() => {})
        .finally(() => {
          notice.isOver = true
        })
  }

  return {
    /** Sent notifications, with the answers to each try. */
    sent: sent as readonly Sent[],
    held: held as readonly Sent[],
    setMode(wanted: typeof mode) {
      mode = wanted
    },
    /** Sends one, holds it for `release`, or drops it; resolves when the first try was answered. */
    async send(url: string | null, notice: Notice) {
      if (!url || mode === 'silence') return
      const next = { orderId: notice.order_id, url, body: JSON.stringify(notice), answers: [], isOver: false }
      if (mode === 'hold') held.push(next)
      else await begin(next)
    },
    /** Sends the held ones, one after the other. */
    async release(order: 'sent' | 'reversed' | 'shuffled') {
      const waiting = held.splice(0)
      if (order === 'reversed') waiting.reverse()
      if (order === 'shuffled') waiting.sort(() => Math.random() - 0.5)
      for (const notice of waiting) await begin(notice)
    },
    /** Cancels further retries. */
    stop: () => ending.abort(),
  }
}

export type Notifier = ReturnType<typeof createNotifier>
