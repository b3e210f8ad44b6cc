import { API_KEY } from './site.ts'
import { solveCheaply } from './solve-cheaply.ts'
import { asStranger } from './strangers.ts'
import { untilAnswered } from './until-answered.ts'

const GIFT = 25_000

/** Answer to a guest's gift; status 0 for no answer. */
type GiftAnswer = {
  status: number
  ms: number
  orderId: string | null
  orderToken: string | null
  /** True if it can be paid at the gateway; else by bank transfer, if at all. */
  isAtGateway: boolean
}

/** Sends the gift of a key once, from a new network. */
export async function postGift(base: string, key: string, patienceMs = 20_000): Promise<GiftAnswer> {
  const body = {
    amount: GIFT,
    designation: { type: 'general' },
    consent: true,
    idempotency_key: key,
    donor: { name: 'Donatur Latihan', email: `donatur-${key}@contoh.example`, phone: '081200004417' },
    captcha: await solveCheaply('donate'),
  }
  const startedAt = performance.now()
  try {
    const answer = await fetch(`${base}/v1/donations/guest`, {
      method: 'POST',
      headers: { 'x-api-key': API_KEY, 'content-type': 'application/json', ...asStranger() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { data } = (await answer.json()) as { data: Record<string, string | null> }
    const { order_id: orderId = null, order_token: orderToken = null, token = null } = data
    const ms = performance.now() - startedAt
    return { status: answer.status, ms, orderId, orderToken, isAtGateway: token !== null }
  } catch {
    const ms = performance.now() - startedAt
    return { status: 0, ms, orderId: null, orderToken: null, isAtGateway: false }
  }
}

/** Reads a gift's status as its donor. */
export async function readGiftStatus(base: string, { orderId, orderToken }: GiftAnswer) {
  const startedAt = performance.now()
  const headers = { 'x-api-key': API_KEY, 'x-order-token': orderToken! }
  const answer = await fetch(`${base}/v1/payment/${orderId}`, {
    headers,
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null)
  const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: { status?: string } }
  return { state: data?.status ?? 'no answer', ms: performance.now() - startedAt }
}

/** Sends it until it is answered 201. @returns its order; null if it never was */
export const giveForSure = (base: string, key: string): Promise<string | null> =>
  untilAnswered(async () => {
    const { status, orderId } = await postGift(base, key)
    return status === 201 ? orderId : null
  })
