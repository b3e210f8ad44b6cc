import { MINUTE_MS } from '#src/wire/duration.ts'
import type { Clock } from '../clock.ts'
import {
  type Channel,
  type Gateway,
  GatewayRefused,
  GatewayUnavailable,
  type NewTransaction,
  OrderIdInUse,
} from './gateway.ts'
import { createGatewayFetch } from './gateway-fetch.ts'
import type { GatewayHosts } from './gateway-hosts.ts'
import { toReport } from './payment-report.ts'
import { isSigned, type Signed } from './signature.ts'
import { toWib } from './wib.ts'

/** Payment methods whose name differs from ours (MT:docs/snap-advanced-feature). */
const otherNames: Partial<Record<Channel, string>> = { qris: 'other_qris', mandiri_bill: 'echannel' }

const NAME_MAX = 30
const ITEM_MAX = 50
/** Midtrans accepts five minutes to seven days. */
const [LEAST_MINUTES, MOST_MINUTES] = [5, 7 * 24 * 60]

/**
 * Body of Snap's request for a token (MT:reference/request-body-json-parameter).
 * @throws RangeError for an amount or an order id that Midtrans does not accept
 */
function transactionBody(order: NewTransaction) {
  if (!Number.isSafeInteger(order.amount) || order.amount <= 0)
    throw new RangeError('an amount is whole rupiah above zero')
  if (!/^[A-Za-z0-9\-_~.]{1,50}$/.test(order.orderId)) throw new RangeError('an order id of another shape')
  const phone = phoneOf(order.donor.phone)
  return {
    transaction_details: { order_id: order.orderId, gross_amount: order.amount },
    item_details: [{ id: 'donasi', price: order.amount, quantity: 1, name: cut(order.itemName, ITEM_MAX) }],
    customer_details: {
      // One name: BCA rejects more than thirty characters of it.
      first_name: cut(order.donor.name, NAME_MAX),
      email: order.donor.email,
      ...(phone && { phone }),
    },
    enabled_payments: order.channels.map((channel) => otherNames[channel] ?? channel),
    credit_card: { secure: true },
    expiry: {
      start_time: `${toWib(order.now)} +0700`,
      unit: 'minute',
      duration: minutesBetween(order.now, order.expiresAt),
    },
    callbacks: { finish: order.finishUrl },
  }
}

function minutesBetween(now: Date, end: Date) {
  const minutes = Math.floor((end.getTime() - now.getTime()) / MINUTE_MS)
  return Math.min(Math.max(minutes, LEAST_MINUTES), MOST_MINUTES)
}

/** BNI rejects the whole transaction for a number that begins with neither +62 nor 0. */
function phoneOf(given: string | null) {
  const phone = given?.replace(/[^\d+]/g, '') ?? ''
  return /^(?:\+62|0)\d{5,26}$/.test(phone) ? phone : null
}

/** One line without the vertical bar, which Midtrans asks to avoid; no truncated character at its end. */
const cut = (text: string, most: number) =>
  text
    .replace(/[\s|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

const PATIENCE_MS = 10_000

/**
 * Client of Midtrans, or of the simulator in its place.
 * @param patienceMs timeout for an answer, including the one retry for status requests
 */
export function createMidtransClient(options: {
  name: Gateway['name']
  environment: Gateway['environment']
  hosts: GatewayHosts
  serverKey: string
  clientKey: string
  clock: Clock
  patienceMs?: number
}): Gateway {
  const { name, environment, clientKey, hosts, serverKey, clock, patienceMs = PATIENCE_MS } = options
  const askApp = createGatewayFetch({ host: hosts.app, serverKey, clock, patienceMs })
  const askApi = createGatewayFetch({ host: hosts.api, serverKey, clock, patienceMs })
  const pathOf = (id: string, act: string) => `/v2/${encodeURIComponent(id)}/${act}`

  return {
    name,
    environment,
    clientKey,
    snapScript: hosts.snapScript,

    async createTransaction(order) {
      const headers = { 'x-override-notification': order.notificationUrl }
      const { status, body } = await askApp({
        method: 'POST',
        path: '/snap/v1/transactions',
        body: transactionBody(order),
        headers,
      })
      const { token, redirect_url: redirectUrl } = body
      if (status === 201 && typeof token === 'string' && typeof redirectUrl === 'string')
        return { token, redirectUrl }
      if (status < 400) throw new GatewayUnavailable('payment gateway: made no token')
      throw refusalOf(status, body, order)
    },

    async readStatus(id) {
      const { body } = await askApi({ method: 'GET', path: pathOf(id, 'status'), isTriedAgain: true })
      if (body.status_code === '404') return null
      const report = toReport(body, hosts.qr)
      if (!report) throw new GatewayUnavailable(`payment gateway: no state, but ${codeOf(body)}`)
      return report
    },

    async cancel(id) {
      const { body } = await askApi({ method: 'POST', path: pathOf(id, 'cancel') })
      // No payment method is chosen: there is nothing to cancel, and the page stays open until it expires.
      if (body.status_code === '200' || body.status_code === '404') return
      throw new GatewayRefused(codeOf(body), wordsOf(body))
    },

    async refund(id, { key, amount, reason }) {
      const wish = { refund_key: key, amount, reason }
      const { body } = await askApi({ method: 'POST', path: pathOf(id, 'refund'), body: wish })
      // 406: this key was used, so a call whose answer was lost made the refund.
      if (body.status_code === '200' || body.status_code === '406') return
      // After any other answer the refund's outcome is unknown: it is retried under the same key.
      if (!refundRefusals.has(codeOf(body)))
        throw new GatewayUnavailable(`payment gateway: refund answered ${codeOf(body)}`)
      throw new GatewayRefused(codeOf(body), wordsOf(body))
    },

    readNotification(body) {
      const report = toReport(body, hosts.qr)
      return report && isSigned(body as Signed, serverKey) ? report : null
    },
  }
}

/** Invalid, not enabled, wrong state or expired: no refund was made and none will be. */
const refundRefusals: ReadonlySet<number> = new Set([400, 402, 412, 413, 414, 418])

type Body = Record<string, unknown>

function refusalOf(status: number, body: Body, { donor }: NewTransaction): Error {
  const words = wordsOf(body)
  if (words.some((line) => /order_id.*already been taken/i.test(line)))
    return new OrderIdInUse('payment gateway: the order id was used before')
  // Its messages may repeat the rejected values.
  const secrets = [donor.name, donor.email, donor.phone].filter((part) => part !== null && part !== '')
  return new GatewayRefused(
    status,
    words.map((line) => secrets.reduce<string>((text, secret) => text.replaceAll(secret!, '…'), line)),
  )
}

const MAX_WORDS = 10

/** Snap uses `error_messages`, the API `status_message`. */
function wordsOf({ error_messages: list, status_message: line }: Body): string[] {
  const words = Array.isArray(list) ? list : [line]
  return words.filter((word) => typeof word === 'string').slice(0, MAX_WORDS)
}

const codeOf = ({ status_code: code }: Body) => Number(code) || 0
