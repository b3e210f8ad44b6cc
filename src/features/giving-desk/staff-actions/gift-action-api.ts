import { orderParams } from '#src/features/giving/schema.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { adminOnly, staffOnly } from '#src/platform/http/gates.ts'
import { exceedsDayLimit } from '../day-sum-queries.ts'
import { readGift } from '../read-gift.ts'
import { decideStaffAction, recordTransferSent } from './decide-staff-action.ts'
import { removeName } from './remove-name.ts'
import { requestStaffAction } from './request-staff-action.ts'
import {
  actParams,
  confirmation,
  correction,
  decision,
  deskGiftShape,
  disproof,
  nameRemoval,
  refund,
  rejection,
  sentProof,
} from './schema.ts'

/** Fields that only refunds have. */
const plain = { amount: null, receivedOn: null, sendTo: '', way: null }

export const confirmTransfer = endpoint({
  where: 'POST /desk/donations/{order_id}/confirmation',
  summary: 'Uang sebuah transfer sudah masuk; jumlah besar diputuskan orang kedua',
  gate: staffOnly,
  proof: ({ db, giving, clock, actor, params }) =>
    exceedsDayLimit(db, { orderId: params.order_id, by: actor!.id, now: clock.now(), giving }),
  secondPerson: 'above-limit',
  securityEvent: 'money',
  params: orderParams,
  body: confirmation,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body, ...services }) {
    const { reason, received_amount = null, received_on = null, idempotency_key: key } = body
    const wish = { kind: 'confirm', amount: received_amount, receivedOn: received_on, reason, key } as const
    await requestStaffAction(services, actor!, order_id, { ...plain, ...wish })
    return ok(await readGift(services, actor!, order_id))
  },
})

export const rejectTransfer = endpoint({
  where: 'POST /desk/donations/{order_id}/rejection',
  summary: 'Sebuah transfer tidak ditemukan di rekening; donatur diberi tahu',
  gate: staffOnly,
  proof: 'none',
  secondPerson: 'none',
  securityEvent: 'money',
  params: orderParams,
  body: rejection,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await requestStaffAction(services, actor!, order_id, { ...plain, kind: 'reject', reason, key })
    return ok(await readGift(services, actor!, order_id))
  },
})

export const correctGift = endpoint({
  where: 'POST /desk/donations/{order_id}/correction',
  summary: 'Batalkan konfirmasi atau catatan manual yang keliru dengan catatan koreksi',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  params: orderParams,
  body: correction,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await requestStaffAction(services, actor!, order_id, { ...plain, kind: 'correct', reason, key })
    return ok(await readGift(services, actor!, order_id))
  },
})

export const refundGift = endpoint({
  where: 'POST /desk/donations/{order_id}/refunds',
  summary: 'Kembalikan uang sebagian atau seluruhnya; minta kata sandi atau faktor kedua lebih dulu',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  params: orderParams,
  body: refund,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id }, body, ...services }) {
    const { amount, reason, send_to: sendTo, way = null, idempotency_key: key } = body
    const wish = { kind: 'refund', amount, receivedOn: null, reason, sendTo, way, key } as const
    await requestStaffAction(services, actor!, order_id, wish)
    return ok(await readGift(services, actor!, order_id))
  },
})

export const disproveRefund = endpoint({
  where: 'POST /desk/donations/{order_id}/disproof',
  summary:
    'Batalkan pencatatan pengembalian atau sengketa yang ternyata tidak benar, bila gerbang pembayaran, ditanya sekarang, menyatakan uangnya masih ada; jumlah besar diputuskan orang kedua',
  gate: adminOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  params: orderParams,
  body: disproof,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await requestStaffAction(services, actor!, order_id, { ...plain, kind: 'disprove', reason, key })
    return ok(await readGift(services, actor!, order_id))
  },
})

export const postStaffActionDecision = endpoint({
  where: 'POST /desk/donations/{order_id}/acts/{act}/decision',
  summary: 'Putuskan permintaan orang lain, atau tarik permintaan sendiri',
  gate: staffOnly,
  proof: ({ body }) => body.approve,
  secondPerson: 'somebody-else',
  securityEvent: 'money',
  params: actParams,
  body: decision,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id: orderId, act: actId }, body, ...services }) {
    await decideStaffAction(services, actor!, { orderId, actId }, body)
    return ok(await readGift(services, actor!, orderId))
  },
})

export const markRefundSent = endpoint({
  where: 'POST /desk/donations/{order_id}/acts/{act}/sent',
  summary: 'Transfer sebuah pengembalian sudah dikirim',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'somebody-else',
  securityEvent: 'money',
  params: actParams,
  body: sentProof,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id: orderId, act: actId }, body, ...services }) {
    await recordTransferSent(services, actor!, { orderId, actId }, body.note)
    return ok(await readGift(services, actor!, orderId))
  },
})

export const postNameRemoval = endpoint({
  where: 'POST /desk/donations/{order_id}/name-removal',
  summary: 'Keluarkan nama donatur dari daftar di halaman kampanye, dengan alasannya; boleh diulang',
  gate: staffOnly,
  proof: 'none',
  secondPerson: 'none',
  securityEvent: 'money',
  params: orderParams,
  body: nameRemoval,
  answer: deskGiftShape,
  async run({ actor, params: { order_id }, body: { reason }, ...services }) {
    await removeName(services, actor!, order_id, reason)
    return ok(await readGift(services, actor!, order_id))
  },
})

/** Endpoints for actions on one gift. */
export const oneGiftEndpoints = [
  confirmTransfer,
  rejectTransfer,
  correctGift,
  refundGift,
  disproveRefund,
  postStaffActionDecision,
  markRefundSent,
  postNameRemoval,
]
