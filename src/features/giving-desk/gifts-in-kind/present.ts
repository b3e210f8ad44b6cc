import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import type { GiftInKindRow } from '../gift-in-kind-queries.ts'
import type { GiftInKindWire } from './schema.ts'

export const presentGiftInKind = (row: GiftInKindRow): GiftInKindWire => ({
  id: row.id,
  number: formatGoodsNumber(row),
  status: row.voidedAt ? 'void' : 'valid',
  thing: row.thing,
  quantity: row.quantity,
  unit: row.unit,
  estimated_value: row.estimatedValue,
  user_id: row.userId,
  giver_name: row.giverName,
  giver_email: row.giverEmail,
  giver_phone: row.giverPhone,
  designation: { type: row.designation, id: row.designationId, title: row.designationTitle },
  received_on: row.receivedOn,
  note: row.note,
  entered_by: row.enteredByName,
  entered_at: row.enteredAt.toISOString(),
  voided_by: row.voidedByName,
  voided_at: row.voidedAt?.toISOString() ?? null,
  void_reason: row.voidReason,
})
