import { z } from 'zod'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { fromWib } from '../wib.ts'
import type { Transaction } from './transaction.ts'

const rupiah = z.int({ error: 'must be a whole number' })
const minutesOf = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1440, days: 1440 } as const

/** Validation rules of Snap's request (MT:reference/request-body-json-parameter). */
const order = z
  .looseObject({
    transaction_details: z.looseObject({
      order_id: z.string().regex(/^[\w~.-]{1,50}$/, 'has characters that are not allowed, or too many'),
      gross_amount: rupiah.min(1, 'must be greater than or equal to 0.01'),
    }),
    item_details: z
      .array(z.looseObject({ name: z.string().max(50), price: rupiah, quantity: rupiah.min(1) }))
      .default([]),
    customer_details: z
      .looseObject({
        first_name: z.string().max(255),
        email: z.email(),
        phone: z.string().max(255).optional(),
      })
      .optional(),
    enabled_payments: z.array(z.string()).default(['other_qris', 'bca_va']),
    expiry: z
      .looseObject({
        start_time: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} \+0700$/, 'has another format'),
        unit: z.literal(Object.keys(minutesOf) as (keyof typeof minutesOf)[]),
        duration: rupiah,
      })
      .optional(),
    callbacks: z.looseObject({ finish: z.url() }).optional(),
  })
  .superRefine((given, context) => {
    const { item_details: items, transaction_details: details, enabled_payments: ways } = given
    const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: [] })
    if (items.length && sum !== details.gross_amount)
      refuse('transaction_details.gross_amount is not equal to the sum of item_details')
    const { first_name: name = '', phone } = given.customer_details ?? {}
    if (ways.includes('bca_va') && name.length > 30) refuse('customer name is too long for bca_va')
    if (ways.includes('bni_va') && phone && !/^(\+62|0)[\d]{1,27}$/.test(phone))
      refuse('customer phone is invalid for bni_va')
    const minutes = given.expiry && given.expiry.duration * minutesOf[given.expiry.unit]
    if (minutes !== undefined && (minutes < 5 || minutes > 7 * 1440))
      refuse('expiry.duration is out of range')
  })

type Order = Omit<Transaction, 'token' | 'notificationUrl'>

/** Reads Snap's request for a token. @returns the gateway's messages if it is rejected */
export function readOrder(body: unknown, now: Date): Order | string[] {
  const parsed = order.safeParse(body)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
  const { transaction_details: details, item_details: items, expiry, callbacks, ...given } = parsed.data
  const start = fromWib(expiry?.start_time.slice(0, 19)) ?? now
  const minutes = expiry ? expiry.duration * minutesOf[expiry.unit] : 1440
  return {
    orderId: details.order_id,
    amount: details.gross_amount,
    imposedFee: 0,
    itemName: items[0]?.name ?? '',
    channels: given.enabled_payments,
    createdAt: now,
    expiresAt: new Date(start.getTime() + minutes * MINUTE_MS),
    finishUrl: callbacks?.finish ?? null,
    status: 'created',
    statusCode: '404',
    fraudStatus: null,
    channel: null,
    transactionId: null,
    chosenAt: null,
    settledAt: null,
    fields: {},
    refunds: [],
  }
}
