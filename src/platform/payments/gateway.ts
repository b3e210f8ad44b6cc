export type Channel =
  | 'qris'
  | 'gopay'
  | 'shopeepay'
  | 'dana'
  | 'ovo'
  | 'bca_va'
  | 'bni_va'
  | 'bri_va'
  | 'mandiri_bill'
  | 'permata_va'
  | 'cimb_va'
  | 'credit_card'
  | 'indomaret'
  | 'alfamart'

export type NewTransaction = {
  /** Includes the suffix of the attempt. */
  orderId: string
  /** Whole rupiah. */
  amount: number
  itemName: string
  donor: { name: string; email: string; phone: string | null }
  channels: Channel[]
  expiresAt: Date
  now: Date
  finishUrl: string
  notificationUrl: string
}

/** Payment instructions of the chosen payment method. */
export type PaymentInstructions =
  | { kind: 'va'; bank: string; number: string }
  | { kind: 'bill'; billerCode: string; billKey: string }
  | { kind: 'store'; store: string; code: string }
  | { kind: 'qr'; url: string }

/** The gateway's report on an order; strings exactly as received in `raw`. */
export type PaymentReport = {
  orderId: string
  transactionId: string | null
  /** Status in lower case. */
  transactionStatus: string
  statusCode: string
  fraudStatus: string | null
  grossAmount: string
  /** Fee that the donor paid the gateway on top of the order, and the amount without it; whole rupiah. */
  imposedFee: { original: number; fee: number } | null
  currency: string
  paymentType: string | null
  instructions: PaymentInstructions | null
  settledAt: Date | null
  expiresAt: Date | null
  refunds: { key: string; amount: number; confirmedAt: Date | null }[]
  raw: unknown
}

export type Gateway = {
  name: 'simulator' | 'midtrans'
  environment: 'simulation' | 'sandbox' | 'production'
  clientKey: string
  /** Address of the popup script. */
  snapScript: string
  /** @throws GatewayAway | GatewayRefused | OrderTaken */
  createTransaction(order: NewTransaction): Promise<{ token: string; redirectUrl: string }>
  /**
   * Status of an order; null: no payment method is chosen yet. `id` is the transaction id where known, else the order
   * id.
   * @throws GatewayAway | GatewayRefused
   */
  readStatus(id: string): Promise<PaymentReport | null>
  /** Cancels an unpaid payment. @throws GatewayAway | GatewayRefused */
  cancel(id: string): Promise<void>
  /** Refunds a part or the whole; the same key is the same refund. @throws GatewayAway | GatewayRefused */
  refund(id: string, refund: { key: string; amount: number; reason: string }): Promise<void>
  /**
   * Verifies the signature over the strings as received, in constant time; unknown fields are ignored.
   * @returns null if the gateway did not sign it or it is invalid
   */
  readNotification(body: unknown): PaymentReport | null
}

/** Records the gateway's report on an order, idempotently. @throws Failure 503 when that is not possible now */
export type Settle = (report: PaymentReport) => Promise<void>

/** No usable answer: timeout, network, 5xx, or the circuit breaker is open. Retry later. */
export class GatewayUnavailable extends Error {}

/** The gateway rejected the request (4xx). `messages` are its own, without what we had sent. */
export class GatewayRefused extends Error {
  readonly statusCode: number
  readonly messages: string[]

  constructor(statusCode: number, messages: string[]) {
    super(`the payment gateway refused with ${statusCode}`)
    this.statusCode = statusCode
    this.messages = messages
  }
}

/** The order id was used before: a call whose answer was lost may have created the transaction. */
export class OrderIdInUse extends Error {}
