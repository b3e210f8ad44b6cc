import { z } from 'zod'
import { orderParams } from '#src/features/giving/schema.ts'
import type { Clock } from '#src/platform/clock.ts'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { paginate } from '#src/wire/pagination.ts'
import { checkOrderStatus } from './check-order-status.ts'
import { presentOpenOrder, presentReconciliation } from './present.ts'
import { listOpenOrders as queryOpenOrders, readReconciliationFigures } from './queries.ts'
import { openOrderShape, openOrdersQuery, reconciliationShape, statusCheckShape } from './schema.ts'

/** Maximum delay until a payment without notification is found (issue of giving); longer silence needs attention. */
const NEWS_MS = 15 * MINUTE_MS
const newsSince = (clock: Clock) => new Date(clock.now().getTime() - NEWS_MS)

export const readReconciliation = endpoint({
  where: 'GET /desk/reconciliation',
  summary: 'Kapan gerbang pembayaran terakhir memberi kabar, dan berapa pesanan di tiap keadaan',
  gate: staffOnly,
  answer: reconciliationShape,
  run: async ({ db, clock, payments }) =>
    ok(presentReconciliation(await readReconciliationFigures(db, newsSince(clock)), payments)),
})

export const listOpenOrders = endpoint({
  where: 'GET /desk/reconciliation/orders',
  summary: 'Pesanan di gerbang pembayaran yang belum selesai; `unheard` yang 15 menit tanpa kabar',
  gate: staffOnly,
  query: openOrdersQuery,
  answer: z.array(openOrderShape),
  isPaged: true,
  async run({ db, clock, query }) {
    const { rows, total } = await queryOpenOrders(db, { ...query, since: newsSince(clock) })
    return paged(rows.map(presentOpenOrder), paginate(total, query))
  },
})

export const postStatusCheck = endpoint({
  where: 'POST /desk/donations/{order_id}/question',
  summary: 'Tanyakan sekarang kepada gerbang pembayaran bagaimana sebuah pesanan',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'money',
  params: orderParams,
  answer: statusCheckShape,
  failures: [409],
  async run({ actor, params, ...services }) {
    const { answered, order } = await checkOrderStatus(services, actor!, params.order_id)
    return ok({ answered, order: presentOpenOrder(order) })
  },
})

export const reconciliationEndpoints = [readReconciliation, listOpenOrders, postStatusCheck]
