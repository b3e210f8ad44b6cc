import type { Sent } from '#src/platform/payments/simulator/notifier.ts'
import type { Outage } from '#src/platform/payments/simulator/outage.ts'
import type { acts, Transaction } from '#src/platform/payments/simulator/transaction.ts'

type Wire<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] }
type Act = keyof typeof acts

/** Options of a notification: payment method, forged (signed) fields, wrong signature, number of copies, or none. */
type How = {
  channel?: string
  lies?: Record<string, unknown>
  hasWrongSignature?: boolean
  times?: number
  isSilent?: boolean
  /** Charged to the donor on top, whole rupiah. */
  imposedFee?: number
}

/**
 * Client of the simulator's switches, over HTTP. Orders are named by their id with or without the attempt. Every call
 * returns after its notifications were answered.
 * @param base `http://127.0.0.1:port`, or a site outside production
 */
export function simulatorApi(base: string) {
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${base}/simulator/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const act =
    (name: Act) =>
    (orderId: string, how: How = {}) =>
      call('POST', `/orders/${orderId}/${name}`, how) as Promise<Wire<Transaction>>
  const behave = (wish: object) => call('PUT', '/behaviour', wish)

  return {
    find: (orderId: string) => call('GET', `/orders/${orderId}`) as Promise<Wire<Transaction>>,
    /** Chooses a payment method, by the gateway's name: `other_qris`, `bca_va`, `echannel`, … */
    choose: (orderId: string, channel: string) => call('POST', `/orders/${orderId}/choose`, { channel }),
    settle: act('settle'),
    capture: act('capture'),
    challenge: act('challenge'),
    pend: act('pend'),
    deny: act('deny'),
    cancel: act('cancel'),
    expire: act('expire'),
    fail: act('fail'),
    chargeback: act('chargeback'),
    /** Repeats the notification. */
    notify: act('notify'),
    refund: (orderId: string, refund: { key: string; amount: number; isSilent?: boolean }) =>
      call('POST', `/orders/${orderId}/refund`, refund),
    /** Sends the second notice of refunds: confirmed by the bank. */
    confirmRefunds: (orderId: string) => call('POST', `/orders/${orderId}/confirm-refunds`),
    /** Expires overdue payments. */
    expireDue: () => call('POST', '/expire-due'),
    /** Sets the failure mode of the gateway's calls. */
    outage: (outage: Outage, slowMs?: number) => behave({ outage, ...(slowMs !== undefined && { slowMs }) }),
    /** Sends notifications from now on, holds them until `release`, or drops them. */
    notifications: (notifications: 'send' | 'hold' | 'silence') => behave({ notifications }),
    release: (order: 'sent' | 'reversed' | 'shuffled' = 'sent') => call('POST', '/release', { order }),
    /** Sent notifications with the answers to each try, and held ones. */
    notices: () => call('GET', '/notifications') as Promise<{ sent: Sent[]; held: Sent[] }>,
  }
}
