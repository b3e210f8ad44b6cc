import type { RefundWay } from '#src/features/payments/staff-action-rules.ts'
import type { Call } from '#src/wire/client.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type {
  confirmTransfer,
  correctGift,
  disproveRefund,
  markRefundSent,
  postNameRemoval,
  postStaffActionDecision,
  refundGift,
  rejectTransfer,
} from './gift-action-api.ts'

export type Values = Record<string, string>
type Asked = { api: Call; order: string; values: Values }

const on = (order_id: string) => ({ session: true, params: { order_id } })
const common = ({ reason = '', idempotency_key = '' }: Values) => ({ reason, idempotency_key })

/** Form actions of a gift's page, by name. */
const acts = {
  confirm: ({ api, order, values }: Asked) =>
    api<typeof confirmTransfer>('POST /desk/donations/{order_id}/confirmation', {
      ...on(order),
      body: {
        ...common(values),
        ...(values.received_amount && { received_amount: Number(values.received_amount) }),
        ...(values.received_on && { received_on: values.received_on }),
      },
    }),
  reject: ({ api, order, values }: Asked) =>
    api<typeof rejectTransfer>('POST /desk/donations/{order_id}/rejection', {
      ...on(order),
      body: common(values),
    }),
  correct: ({ api, order, values }: Asked) =>
    api<typeof correctGift>('POST /desk/donations/{order_id}/correction', {
      ...on(order),
      body: common(values),
    }),
  refund: ({ api, order, values }: Asked) =>
    api<typeof refundGift>('POST /desk/donations/{order_id}/refunds', {
      ...on(order),
      body: {
        ...common(values),
        amount: readRupiah(values.amount ?? '').amount as number,
        send_to: values.send_to ?? '',
        ...(values.way && { way: values.way as RefundWay }),
      },
    }),
  disprove: ({ api, order, values }: Asked) =>
    api<typeof disproveRefund>('POST /desk/donations/{order_id}/disproof', {
      ...on(order),
      body: common(values),
    }),
  unlist: ({ api, order, values }: Asked) =>
    api<typeof postNameRemoval>('POST /desk/donations/{order_id}/name-removal', {
      ...on(order),
      body: { reason: values.reason ?? '' },
    }),
  approve: (asked: Asked) => decide(asked, true),
  decline: (asked: Asked) => decide(asked, false),
  sent: ({ api, order, values }: Asked) =>
    api<typeof markRefundSent>('POST /desk/donations/{order_id}/acts/{act}/sent', {
      session: true,
      params: { order_id: order, act: values.id ?? '' },
      body: { note: values.note ?? '' },
    }),
}

const decide = ({ api, order, values }: Asked, approve: boolean) =>
  api<typeof postStaffActionDecision>('POST /desk/donations/{order_id}/acts/{act}/decision', {
    session: true,
    params: { order_id: order, act: values.id ?? '' },
    body: { approve, note: values.note ?? '' },
  })

/** Runs a form action; null for an unknown one. */
export const handleGiftForm = (asked: Asked) => {
  const { act = '' } = asked.values
  return Object.hasOwn(acts, act) ? acts[act as keyof typeof acts](asked) : null
}
