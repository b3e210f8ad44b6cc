import { wayTitle } from '#src/features/giving/channels.ts'
import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { channelIds, isSimulated } from '#src/features/giving/gift-rules.ts'
import type { DonationRowWire, OpenedOrderWire, OrderWire, ReceiptWire } from '#src/features/giving/schema.ts'
import type { Channel, Gateway } from '#src/platform/payments/gateway.ts'
import { canCancel } from './cancel-order.ts'
import type { Opening } from './order-queries.ts'
import type { DonationRow } from './queries.ts'
import type { CheckedReceipt } from './receipt-queries.ts'

type Keys = Pick<OrderWire, 'token' | 'redirect_url' | 'client_key' | 'snap_js'>
const noKeys: Keys = { token: null, redirect_url: null, client_key: null, snap_js: null }

/** Keys for the gateway's page, if the order was opened at the current gateway. */
function keysOf(order: { token: string | null; redirectUrl: string | null }, payments: Gateway | null): Keys {
  if (!payments || !order.token) return noKeys
  return {
    token: order.token,
    redirect_url: order.redirectUrl,
    client_key: payments.clientKey,
    snap_js: payments.snapScript,
  }
}

const transferOf = ({
  transferTo,
  transferAmount,
  expiresAt,
}: Pick<Opening, 'transferTo' | 'transferAmount' | 'expiresAt'>) =>
  transferTo && {
    bank: transferTo.bank,
    account: transferTo.account,
    holder: transferTo.holder,
    amount_with_code: transferAmount!,
    expires_at: expiresAt.toISOString(),
  }

/** Response to a new order: the same for every repeat. */
export const presentOpened = (order: Opening, payments: Gateway | null): OpenedOrderWire => ({
  order_id: order.orderId,
  ...keysOf(order, payments),
  environment: order.environment as OpenedOrderWire['environment'],
  gift_amount: order.giftAmount - order.codeAmount,
  fee_amount: order.feeAmount,
  amount: order.amount - order.codeAmount,
  expires_at: order.expiresAt.toISOString(),
  status: order.transferTo ? 'pending' : 'created',
  transfer: transferOf(order),
})

/** Statuses that can still be paid at the gateway: some failures are of one attempt only. */
const payable = new Set(['created', 'pending', 'failed', 'expired'])

const isPayable = (row: DonationRow, now: Date) =>
  payable.has(row.status) && row.expiresAt > now && (row.token !== null || row.transferTo !== null)

export function presentDonation(row: DonationRow, now: Date): DonationRowWire {
  const channel = (channelIds as readonly string[]).includes(row.channel ?? '')
    ? (row.channel as Channel)
    : null
  return {
    order_id: row.orderId,
    status: row.status,
    gift_amount: row.giftAmount,
    fee_amount: row.feeAmount,
    amount: row.amount,
    imposed_fee: row.imposedFee,
    refunded_amount: row.refundedAmount,
    designation: { type: row.designation, id: row.designationId, title: row.designationTitle },
    is_anonymous: row.isAnonymous,
    show_name: row.showName,
    is_name_barred: row.nameBarred,
    is_monthly: row.isMonthly,
    message: row.message,
    channel,
    channel_title: wayTitle(row.channel),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    receipt: receiptOf(row, now),
    is_payable: isPayable(row, now),
    environment: row.environment,
  }
}

function receiptOf({ receipt }: DonationRow, now: Date): DonationRowWire['receipt'] {
  if (!receipt) return null
  return {
    number: formatReceiptNumber(receipt),
    code: receipt.code,
    status: receipt.voidedAt ? 'void' : 'valid',
    issued_at: new Date(receipt.issuedAt).toISOString(),
    provisional_until: stillAhead(receipt.provisionalUntil, now),
  }
}

const stillAhead = (at: Date | string | null, now: Date) => {
  const moment = at && new Date(at)
  return moment && moment > now ? moment.toISOString() : null
}

export function presentOrder(row: DonationRow, payments: Gateway | null, now: Date): OrderWire {
  const isOpen = isPayable(row, now)
  return {
    ...presentDonation(row, now),
    ...(isOpen ? keysOf(row, payments) : noKeys),
    // A transfer may still be on its way after the cancellation.
    transfer: isOpen || row.status === 'cancelled' ? transferOf(row) : null,
    instructions: isOpen && row.status === 'pending' ? row.instructions : null,
    can_cancel: canCancel(row.status),
    donor: { name: row.donorName ?? '', email: row.donorEmail ?? '', phone: row.donorPhone },
    checked_at: row.heardAt?.toISOString() ?? null,
  }
}

export const presentReceipt = (row: CheckedReceipt, now: Date): ReceiptWire => ({
  number: formatReceiptNumber(row),
  code: row.code,
  status: row.voidedAt ? 'void' : 'valid',
  amount: row.amount,
  refunded_amount: row.refundedAmount,
  issued_at: row.issuedAt.toISOString(),
  voided_at: row.voidedAt?.toISOString() ?? null,
  provisional_until: stillAhead(row.provisionalUntil, now),
  is_simulation: isSimulated(row.environment),
})
