import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { isOrderToken, orderNotFound, setOrderTokenCookie } from '#src/features/giving/order-token.ts'
import { orderParams, orderShape } from '#src/features/giving/schema.ts'
import { presentOrder } from '#src/features/payments/present.ts'
import { adoptOrders, findOrder } from '#src/features/payments/queries.ts'
import { getOwnOrder } from '#src/features/payments/read-order.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { anyone, everyone, signedIn } from '#src/platform/http/gates.ts'
import { presentGiving } from './present.ts'
import { listGivingMonths, setVisibility } from './queries.ts'
import { accessBody, givingShape, summaryQuery, visibility } from './schema.ts'

export const readGiving = endpoint({
  where: 'GET /donations/summary',
  summary: 'Jumlah semua donasi Anda, per tahun dan per bulan',
  gate: signedIn,
  query: summaryQuery,
  answer: givingShape,
  async run({ db, actor, query, clock, payments }) {
    await adoptOrders(db, actor!.id)
    const months = await listGivingMonths(db, actor!.id, countsSimulated(payments))
    return ok(presentGiving(months, query.year, clock.now()))
  },
})

export const changeVisibility = endpoint({
  where: 'PATCH /donations/{order_id}',
  summary:
    'Sembunyikan atau tampilkan nama pada sebuah donasi, juga dalam daftar donatur kampanyenya; bagi donaturnya',
  gate: anyone,
  params: orderParams,
  body: visibility,
  answer: orderShape,
  async run({ actor, params, body, ...services }) {
    const { id } = await getOwnOrder(services, actor, params.order_id)
    await services.limits.take('gift shown', params.order_id)
    await services.write(async (tx) => {
      if (await setVisibility(tx, id, body)) tx.invalidate('campaigns')
    })
    const after = await getOwnOrder(services, actor, params.order_id)
    return ok(presentOrder(after, services.payments, services.clock.now()))
  },
})

export const openOrder = endpoint({
  where: 'POST /payment/{order_id}/access',
  summary: 'Buka pesanan tamu dengan kunci dari e-mail; browser mengingatnya tujuh hari',
  gate: everyone,
  params: orderParams,
  body: accessBody,
  answer: orderShape,
  async run({ db, params, body, secret, place, payments, clock }) {
    const now = clock.now()
    const isTheirs = isOrderToken(secret, params.order_id, body.token)
    const order = isTheirs && (await findOrder(db, params.order_id, { userId: null, holdsToken: true, now }))
    if (!order) throw orderNotFound(params.order_id, now)
    setOrderTokenCookie(body.token, place)
    return ok(presentOrder(order, payments, now))
  },
})

export const ownDonationEndpoints = [readGiving, changeVisibility, openOrder]
