import type { NoticeRow } from './queries.ts'
import type { NoticeWire } from './schema.ts'

export const presentNotice = (row: NoticeRow): NoticeWire => ({
  id: row.id,
  source: row.source,
  reason: row.reason,
  named_order: row.orderId,
  transaction_id: row.transactionId,
  transaction_status: row.transactionStatus,
  received_at: row.receivedAt.toISOString(),
  gift: row.gift && {
    order_id: row.gift.orderId,
    status: row.gift.status,
    amount: row.gift.amount,
    donor_name: row.gift.donorName,
  },
  body: row.body,
  notes: row.notes.map(({ note, by, at }) => ({ note, by, at: new Date(at).toISOString() })),
})
