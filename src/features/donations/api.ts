import { z } from 'zod'
import { channelsFor } from '#src/features/giving/channels.ts'
import { orderToken, setOrderTokenCookie } from '#src/features/giving/order-token.ts'
import {
  channelQuery,
  channelShape,
  donationRowShape,
  guestGift,
  memberGift,
  notification,
  notificationTaken,
  openedGuestOrderShape,
  openedOrderShape,
  orderParams,
  orderShape,
  ownDonationsQuery,
  receiptParams,
  receiptShape,
} from '#src/features/giving/schema.ts'
import { endOrder } from '#src/features/payments/cancel-order.ts'
import { handleNotification } from '#src/features/payments/handle-notification.ts'
import {
  presentDonation,
  presentOpened,
  presentOrder,
  presentReceipt,
} from '#src/features/payments/present.ts'
import { adoptOrders, listOwn } from '#src/features/payments/queries.ts'
import { getOwnOrder, refreshOrder } from '#src/features/payments/read-order.ts'
import { readReceiptCode } from '#src/features/payments/receipt-code.ts'
import { findByCode } from '#src/features/payments/receipt-queries.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { anyone, everyone, signedIn } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { openGuestGift, openMemberGift } from './open-gift.ts'

export const listChannels = endpoint({
  where: 'GET /payment/channels',
  summary: 'Cara membayar donasi sejumlah ini, dengan biayanya dan alasan bila tidak ditawarkan',
  gate: everyone,
  query: channelQuery,
  answer: z.array(channelShape),
  run: async ({ payments, giving, query }) =>
    ok(
      channelsFor(query.amount, {
        fees: giving.fees,
        coversFee: query.cover_fee === '1',
        isOpen: payments !== null,
        isSimulation: payments !== null && payments.environment !== 'production',
      }),
    ),
})

export const postTransaction = endpoint({
  where: 'POST /payment/transaction',
  summary: 'Donasi seorang anggota; data donatur dari profilnya',
  gate: signedIn,
  body: memberGift,
  answer: openedOrderShape,
  code: 201,
  failures: [409, 429],
  async run({ actor, body, ...services }) {
    const { donor: _, ...wish } = body
    return created(presentOpened(await openMemberGift(services, actor!, wish), services.payments))
  },
})

export const postGuestGift = endpoint({
  where: 'POST /donations/guest',
  summary: 'Donasi tanpa akun; jawabannya membawa kunci untuk melihat pesanan ini lagi',
  gate: everyone,
  body: guestGift,
  answer: openedGuestOrderShape,
  code: 201,
  failures: [409, 429],
  async run({ body, visit, ...services }) {
    const { donor, captcha, ...wish } = body
    const order = await openGuestGift(services, visit, { wish, donor, captcha })
    const token = orderToken(services.secret, order.orderId)
    setOrderTokenCookie(token, services.place)
    return created({ ...presentOpened(order, services.payments), order_token: token })
  },
})

export const readOrder = endpoint({
  where: 'GET /payment/{order_id}',
  summary: 'Keadaan sebuah pesanan, setelah ditanyakan kepada gerbang pembayaran; bagi donaturnya saja',
  gate: anyone,
  params: orderParams,
  answer: orderShape,
  async run({ actor, params, ...services }) {
    const order = await refreshOrder(services, actor, params.order_id)
    return ok(presentOrder(order, services.payments, services.clock.now()))
  },
})

export const cancelOrder = endpoint({
  where: 'POST /payment/{order_id}/cancel',
  summary: 'Batalkan pesanan yang belum dibayar',
  gate: anyone,
  params: orderParams,
  answer: orderShape,
  failures: [409],
  async run({ actor, params, ...services }) {
    const order = await getOwnOrder(services, actor, params.order_id)
    await endOrder(services, order)
    const after = await getOwnOrder(services, actor, params.order_id)
    return ok(presentOrder(after, services.payments, services.clock.now()))
  },
})

const postNotification = endpoint({
  where: 'POST /payment/notification',
  summary: 'Kabar dari gerbang pembayaran, dengan tanda tangannya',
  gate: everyone,
  withoutKey: true,
  body: notification,
  answer: notificationTaken,
  failures: [403],
  async run({ body, ...services }) {
    await handleNotification(services, body)
    return ok({ received: true as const })
  },
})

export const listDonations = endpoint({
  where: 'GET /donations',
  summary: 'Donasi Anda, terbaru dulu',
  gate: signedIn,
  query: ownDonationsQuery,
  answer: z.array(donationRowShape),
  isPaged: true,
  async run({ db, actor, query, clock }) {
    await adoptOrders(db, actor!.id)
    const { rows, total } = await listOwn(db, actor!.id, query)
    return paged(
      rows.map((row) => presentDonation(row, clock.now())),
      paginate(total, query),
    )
  },
})

export const checkReceipt = endpoint({
  where: 'GET /receipts/{code}',
  summary: 'Periksa keaslian kuitansi: jumlah, tanggal, sah atau batal; tanpa nama',
  gate: everyone,
  params: receiptParams,
  answer: receiptShape,
  async run({ db, params, clock }) {
    const receipt = await findByCode(db, readReceiptCode(params.code))
    if (!receipt) throw notFound()
    return ok(presentReceipt(receipt, clock.now()))
  },
})

export const donationEndpoints = [
  listChannels,
  postTransaction,
  postGuestGift,
  readOrder,
  cancelOrder,
  postNotification,
  listDonations,
  checkReceipt,
]
