import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { titleOfChannel } from './ledger-rules.ts'
import type { LedgerRow } from './queries.ts'
import type { LedgerRowWire, TotalsWire } from './schema.ts'
import type { Share } from './totals-queries.ts'

export const presentLedgerRow = (row: LedgerRow): LedgerRowWire => ({
  order_id: row.orderId,
  status: row.status,
  date: row.date.toISOString(),
  created_at: row.createdAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  gift_amount: row.giftAmount,
  fee_amount: row.feeAmount,
  amount: row.amount,
  imposed_fee: row.imposedFee,
  refunded_amount: row.refundedAmount,
  transfer_amount: row.transferAmount,
  designation: { type: row.designation, id: row.designationId, title: row.designationTitle },
  region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle! },
  channel: row.channel,
  channel_title: titleOfChannel(row.channel),
  donor_name: row.donorName,
  donor_email: row.donorEmail,
  is_anonymous: row.isAnonymous,
  receipt: receiptOf(row),
  is_simulation: isSimulated(row.environment),
})

function receiptOf(row: LedgerRow): LedgerRowWire['receipt'] {
  if (row.receiptCode === null) return null
  const number = formatReceiptNumber({ year: row.receiptYear!, number: row.receiptNumber! })
  return { number, code: row.receiptCode, status: row.voidedAt ? 'void' : 'valid' }
}

/** Totals as sent on the wire. */
const presentMoney = ({ count, received, fees, refunded }: Omit<Share, 'of' | 'id' | 'title'>) => ({
  count,
  received,
  fees,
  refunded,
  kept: received - refunded,
})

export function presentTotals(shares: readonly Share[]): TotalsWire {
  const named = (of: Share['of'], ofNone: string) =>
    shares
      .filter((share) => share.of === of)
      .map((share) => ({ id: share.id, title: share.title ?? ofNone, ...presentMoney(share) }))
  return {
    all: presentMoney(shares.find(({ of }) => of === 'all')!),
    by_region: named('region', sharedWords.noRegion),
    by_institution: named('institution', sharedWords.noInstitution),
    by_campaign: named('campaign', sharedWords.noCampaign),
    by_channel: shares
      .filter(({ of }) => of === 'channel')
      .map((share) => ({ id: share.title!, title: titleOfChannel(share.title!), ...presentMoney(share) })),
  }
}
