import { z } from 'zod'
import { record } from '#src/platform/database/audit.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { atDesk, byAdmin } from '#src/platform/http/gates.ts'
import type { Actor } from '#src/wire/actor.ts'
import { paginate } from '#src/wire/pagination.ts'
import { orderParams } from '../schema.ts'
import { addGift } from './add-gift.ts'
import { type ActParts, askAct } from './ask-act.ts'
import { confirmsMuch } from './day-sum-queries.ts'
import { decideAct, markSent } from './decide-act.ts'
import { findDeskGift, listDeskEvents, listOpenActs, listTransfers } from './desk-queries.ts'
import { importGifts } from './import/import-gifts.ts'
import { presentActRow, presentDeskGift, presentTransfer } from './present.ts'
import { getBooked, listActs } from './queries.ts'
import {
  actParams,
  actQuery,
  actRowShape,
  confirmation,
  correction,
  decision,
  deskGiftShape,
  disproof,
  giftImport,
  importShape,
  manualGift,
  refund,
  rejection,
  sentProof,
  transferQuery,
  transferShape,
} from './schema.ts'

/** @throws Failure 404 */
async function read({ db, payments, giving }: ActParts, actor: Actor, orderId: string) {
  const gift = await findDeskGift(db, orderId)
  if (!gift) throw notFound()
  const [booked, events, acts] = await Promise.all([
    getBooked(db, gift.id, payments?.environment ?? null),
    listDeskEvents(db, gift.id),
    listActs(db, gift.id),
  ])
  return presentDeskGift({ gift, booked, events, acts, secondPersonAbove: giving.secondPersonAbove }, actor)
}

/** Who looked at a donor's data is in the log. */
async function noteGiftRead({ db, write }: ActParts, actor: Actor, orderId: string) {
  const gift = await findDeskGift(db, orderId)
  if (!gift) return
  const line = { act: 'read', entity: 'donation', entityId: gift.id, subjectId: gift.userId }
  await write((tx) => record(tx, actor, line))
}

export const readDeskGift = endpoint({
  where: 'GET /desk/donations/{order_id}',
  summary: 'Satu donasi dengan semua kejadiannya dan apa yang bisa dilakukan meja kerja',
  gate: atDesk,
  params: orderParams,
  answer: deskGiftShape,
  async run({ actor, params, ...services }) {
    const shown = await read(services, actor!, params.order_id)
    await noteGiftRead(services, actor!, params.order_id)
    return ok(shown)
  },
})

export const postManualGift = endpoint({
  where: 'POST /desk/donations',
  summary: 'Catat donasi tunai atau transfer yang datang tanpa situs; jumlah besar diputuskan orang kedua',
  gate: atDesk,
  proof: 'fresh',
  body: manualGift,
  answer: deskGiftShape,
  code: 201,
  failures: [409],
  async run({ actor, body, ...services }) {
    return created(await read(services, actor!, await addGift(services, actor!, body)))
  },
})

export const postImport = endpoint({
  where: 'POST /desk/donations/import',
  summary:
    'Catat daftar donasi dari CSV; tanpa dry_run:false hanya diperiksa, dan dua kali tidak mengubah apa pun',
  gate: atDesk,
  proof: ({ body }) => !body.dry_run,
  body: giftImport,
  answer: importShape,
  run: async ({ actor, body, ...services }) => ok(await importGifts(services, actor!, body)),
})

export const listDeskTransfers = endpoint({
  where: 'GET /desk/transfers',
  summary: 'Transfer yang ditunggu, yang waktunya habis lebih dulu di depan',
  gate: atDesk,
  query: transferQuery,
  answer: z.array(transferShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listTransfers(db, query)
    return paged(rows.map(presentTransfer), paginate(total, query))
  },
})

export const listDeskActs = endpoint({
  where: 'GET /desk/acts',
  summary: 'Permintaan yang menunggu orang kedua, gerbang pembayaran, atau transfer',
  gate: atDesk,
  query: actQuery,
  answer: z.array(actRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listOpenActs(db, query)
    return paged(
      rows.map((row) => presentActRow(row, actor!)),
      paginate(total, query),
    )
  },
})

/** Of acts that are no refund. */
const plain = { amount: null, receivedOn: null, sendTo: '', way: null }

export const confirmTransfer = endpoint({
  where: 'POST /desk/donations/{order_id}/confirmation',
  summary: 'Uang sebuah transfer sudah masuk; jumlah besar diputuskan orang kedua',
  gate: atDesk,
  proof: ({ db, giving, clock, actor, params }) =>
    confirmsMuch(db, { orderId: params.order_id, by: actor!.id, now: clock.now(), giving }),
  params: orderParams,
  body: confirmation,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body, ...services }) {
    const { reason, received_amount = null, received_on = null, idempotency_key: key } = body
    const wish = { kind: 'confirm', amount: received_amount, receivedOn: received_on, reason, key } as const
    await askAct(services, actor!, order_id, { ...plain, ...wish })
    return ok(await read(services, actor!, order_id))
  },
})

export const rejectTransfer = endpoint({
  where: 'POST /desk/donations/{order_id}/rejection',
  summary: 'Sebuah transfer tidak ditemukan di rekening; donatur diberi tahu',
  gate: atDesk,
  proof: 'none',
  params: orderParams,
  body: rejection,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await askAct(services, actor!, order_id, { ...plain, kind: 'reject', reason, key })
    return ok(await read(services, actor!, order_id))
  },
})

export const correctGift = endpoint({
  where: 'POST /desk/donations/{order_id}/correction',
  summary: 'Batalkan konfirmasi atau catatan manual yang keliru dengan catatan koreksi',
  gate: atDesk,
  proof: 'fresh',
  params: orderParams,
  body: correction,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await askAct(services, actor!, order_id, { ...plain, kind: 'correct', reason, key })
    return ok(await read(services, actor!, order_id))
  },
})

export const refundGift = endpoint({
  where: 'POST /desk/donations/{order_id}/refunds',
  summary: 'Kembalikan uang sebagian atau seluruhnya; minta kata sandi atau faktor kedua lebih dulu',
  gate: atDesk,
  proof: 'fresh',
  params: orderParams,
  body: refund,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id }, body, ...services }) {
    const { amount, reason, send_to: sendTo, way = null, idempotency_key: key } = body
    const wish = { kind: 'refund', amount, receivedOn: null, reason, sendTo, way, key } as const
    await askAct(services, actor!, order_id, wish)
    return ok(await read(services, actor!, order_id))
  },
})

export const disproveRefund = endpoint({
  where: 'POST /desk/donations/{order_id}/disproof',
  summary:
    'Batalkan pencatatan pengembalian atau sengketa yang ternyata tidak benar, bila gerbang pembayaran, ditanya sekarang, menyatakan uangnya masih ada; jumlah besar diputuskan orang kedua',
  gate: byAdmin,
  proof: 'fresh',
  params: orderParams,
  body: disproof,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id }, body: { reason, idempotency_key: key }, ...services }) {
    await askAct(services, actor!, order_id, { ...plain, kind: 'disprove', reason, key })
    return ok(await read(services, actor!, order_id))
  },
})

export const decideDeskAct = endpoint({
  where: 'POST /desk/donations/{order_id}/acts/{act}/decision',
  summary: 'Putuskan permintaan orang lain, atau tarik permintaan sendiri',
  gate: atDesk,
  proof: ({ body }) => body.approve,
  params: actParams,
  body: decision,
  answer: deskGiftShape,
  failures: [409, 503],
  async run({ actor, params: { order_id: orderId, act: actId }, body, ...services }) {
    await decideAct(services, actor!, { orderId, actId }, body)
    return ok(await read(services, actor!, orderId))
  },
})

export const markRefundSent = endpoint({
  where: 'POST /desk/donations/{order_id}/acts/{act}/sent',
  summary: 'Transfer sebuah pengembalian sudah dikirim',
  gate: atDesk,
  proof: 'fresh',
  params: actParams,
  body: sentProof,
  answer: deskGiftShape,
  failures: [409],
  async run({ actor, params: { order_id: orderId, act: actId }, body, ...services }) {
    await markSent(services, actor!, { orderId, actId }, body.note)
    return ok(await read(services, actor!, orderId))
  },
})

export const giftActEndpoints = [
  postManualGift,
  postImport,
  listDeskTransfers,
  listDeskActs,
  readDeskGift,
  confirmTransfer,
  rejectTransfer,
  correctGift,
  refundGift,
  disproveRefund,
  decideDeskAct,
  markRefundSent,
]
