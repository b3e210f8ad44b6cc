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
  /** With the suffix of the attempt. */
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

/** How somebody pays, once they chose a way. */
export type PaymentInstructions =
  | { kind: 'va'; bank: string; number: string }
  | { kind: 'bill'; billerCode: string; billKey: string }
  | { kind: 'store'; store: string; code: string }
  | { kind: 'qr'; url: string }

/** What the gateway says of an order; strings exactly as received in `raw`. */
export type PaymentReport = {
  orderId: string
  transactionId: string | null
  /** In lower case. */
  transactionStatus: string
  statusCode: string
  fraudStatus: string | null
  grossAmount: string
  /** What the donor paid the gateway on top of the order, and the order without it; whole rupiah. */
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
  /** Address of the script that opens the popup. */
  snapScript: string
  /** @throws GatewayAway | GatewayRefused | OrderTaken */
  createTransaction(order: NewTransaction): Promise<{ token: string; redirectUrl: string }>
  /**
   * What became of an order; null: nobody chose a way to pay yet. `id` is the transaction id where known, else the
   * order id.
   * @throws GatewayAway | GatewayRefused
   */
  readStatus(id: string): Promise<PaymentReport | null>
  /** Ends a payment that nobody made yet. @throws GatewayAway | GatewayRefused */
  cancel(id: string): Promise<void>
  /** Gives back a part or the whole; the same key is the same refund. @throws GatewayAway | GatewayRefused */
  refund(id: string, refund: { key: string; amount: number; reason: string }): Promise<void>
  /**
   * The signature is checked over the strings as received, in constant time; unknown fields are no matter.
   * @returns null where it is not signed by the gateway or has no sense
   */
  readNotification(body: unknown): PaymentReport | null
}

/**
 * Puts into the books what the gateway told of an order; told twice it is there once.
 * @throws Failure 503 when that cannot be done now
 */
export type Settle = (report: PaymentReport) => Promise<void>

/** No answer that means anything: time-out, network, 5xx, or we stopped asking for a while. Try later. */
export class GatewayAway extends Error {}

/** The gateway said no (4xx). `messages` are its own words, without what we had sent. */
export class GatewayRefused extends Error {
  readonly statusCode: number
  readonly messages: string[]

  constructor(statusCode: number, messages: string[]) {
    super(`the payment gateway refused with ${statusCode}`)
    this.statusCode = statusCode
    this.messages = messages
  }
}

/** The order id was used before: the transaction may have been made by a call whose answer was lost. */
export class OrderTaken extends Error {}
