import type { Gateway } from '#src/platform/payments/gateway.ts'
import { titleOfChannel } from '../ledger-rules.ts'
import type { OpenOrder, ReconciliationFigures } from './queries.ts'
import type { OpenOrderWire, ReconciliationWire } from './schema.ts'

export const presentOpenOrder = (row: OpenOrder): OpenOrderWire => ({
  order_id: row.orderId,
  status: row.status,
  amount: row.amount,
  channel_title: titleOfChannel(row.channel),
  donor_name: row.donorName,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  asked_at: row.askedAt?.toISOString() ?? null,
  heard_at: row.heardAt?.toISOString() ?? null,
  ask_at: row.askAt?.toISOString() ?? null,
})

export const presentReconciliation = (
  standing: ReconciliationFigures,
  payments: Gateway | null,
): ReconciliationWire => ({
  gateway: payments && { name: payments.name, environment: payments.environment },
  last_notification_at: standing.lastNotificationAt?.toISOString() ?? null,
  last_heard_at: standing.lastHeardAt?.toISOString() ?? null,
  open: standing.open,
  unheard: standing.unheard,
  aside: standing.aside,
  by_status: standing.byStatus,
})
