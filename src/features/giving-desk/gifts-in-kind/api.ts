import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { findGiftInKind, listGiftsInKind } from '../gift-in-kind-queries.ts'
import { enterGiftInKind, voidGiftInKind } from './enter-gift-in-kind.ts'
import { presentGiftInKind } from './present.ts'
import {
  giftInKindParams,
  giftInKindQuery,
  giftInKindShape,
  newGiftInKind,
  voidGiftInKind as voidBody,
} from './schema.ts'

/** @throws Failure 404 */
async function get(db: Db, id: number) {
  const gift = await findGiftInKind(db, id)
  if (!gift) throw notFound()
  return presentGiftInKind(gift)
}

export const listDeskGiftsInKind = endpoint({
  where: 'GET /desk/gifts-in-kind',
  summary: 'Sumbangan barang, yang terakhir diterima dulu',
  gate: staffOnly,
  query: giftInKindQuery,
  answer: z.array(giftInKindShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listGiftsInKind(db, query)
    return paged(rows.map(presentGiftInKind), paginate(total, query))
  },
})

export const readGiftInKind = endpoint({
  where: 'GET /desk/gifts-in-kind/{id}',
  summary: 'Satu sumbangan barang',
  gate: staffOnly,
  params: giftInKindParams,
  answer: giftInKindShape,
  async run({ db, write, actor, params: { id } }) {
    const gift = await get(db, id)
    const line = { act: 'read', entity: 'gift in kind', entityId: id, subjectId: gift.user_id }
    await write((tx) => recordAudit(tx, actor, line))
    return ok(gift)
  },
})

export const postGiftInKind = endpoint({
  where: 'POST /desk/gifts-in-kind',
  summary: 'Catat sumbangan barang; tanda terimanya, tanpa jumlah uang, dikirim bila alamatnya diketahui',
  gate: staffOnly,
  proof: 'none',
  body: newGiftInKind,
  answer: giftInKindShape,
  code: 201,
  failures: [409],
  async run({ db, write, actor, clock, body: gift }) {
    const id = await write((tx) => enterGiftInKind(tx, { gift, by: actor!, now: clock.now() }))
    return created(await get(db, id))
  },
})

export const postGiftInKindVoid = endpoint({
  where: 'POST /desk/gifts-in-kind/{id}/void',
  summary: 'Batalkan catatan sumbangan barang yang keliru, dengan alasannya; boleh diulang',
  gate: staffOnly,
  proof: 'none',
  params: giftInKindParams,
  body: voidBody,
  answer: giftInKindShape,
  async run({ db, write, actor, clock, params: { id }, body: { reason } }) {
    await write((tx) => voidGiftInKind(tx, { id, reason, by: actor!, now: clock.now() }))
    return ok(await get(db, id))
  },
})

export const giftInKindEndpoints = [listDeskGiftsInKind, readGiftInKind, postGiftInKind, postGiftInKindVoid]
