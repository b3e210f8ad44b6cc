import { z } from 'zod'
import { orderParams } from '#src/features/giving/schema.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { readGift, recordGiftRead } from '../read-gift.ts'
import { listAccountsOfPerson } from '../same-person-queries.ts'
import { addGift } from './add-gift.ts'
import { listOpenStaffActions, listTransfers } from './desk-queries.ts'
import { oneGiftEndpoints } from './gift-action-api.ts'
import { importGifts } from './import/import-gifts.ts'
import { presentStaffActionRow, presentTransfer } from './present.ts'
import {
  actQuery,
  deskGiftShape,
  giftImport,
  importShape,
  manualGift,
  staffActionRowShape,
  transferQuery,
  transferShape,
} from './schema.ts'
import { statementEndpoints } from './statement/api.ts'

export const readDeskGift = endpoint({
  where: 'GET /desk/donations/{order_id}',
  summary: 'Satu donasi dengan semua kejadiannya dan apa yang bisa dilakukan meja kerja',
  gate: staffOnly,
  params: orderParams,
  answer: deskGiftShape,
  async run({ actor, params, ...services }) {
    const shown = await readGift(services, actor!, params.order_id)
    await recordGiftRead(services, actor!, params.order_id)
    return ok(shown)
  },
})

export const postManualGift = endpoint({
  where: 'POST /desk/donations',
  summary: 'Catat donasi tunai atau transfer yang datang tanpa situs; jumlah besar diputuskan orang kedua',
  gate: staffOnly,
  proof: 'fresh',
  secondPerson: 'above-limit',
  securityEvent: 'money',
  body: manualGift,
  answer: deskGiftShape,
  code: 201,
  failures: [409],
  async run({ actor, body, ...services }) {
    return created(await readGift(services, actor!, await addGift(services, actor!, body)))
  },
})

export const postImport = endpoint({
  where: 'POST /desk/donations/import',
  summary:
    'Catat daftar donasi dari CSV; tanpa dry_run:false hanya diperiksa, dan dua kali tidak mengubah apa pun',
  gate: staffOnly,
  proof: ({ body }) => !body.dry_run,
  secondPerson: 'above-limit',
  securityEvent: ({ body }) => (body.dry_run ? null : 'money'),
  body: giftImport,
  answer: importShape,
  run: async ({ actor, body, ...services }) => ok(await importGifts(services, actor!, body)),
})

export const listDeskTransfers = endpoint({
  where: 'GET /desk/transfers',
  summary: 'Transfer yang ditunggu, yang waktunya habis lebih dulu di depan',
  gate: staffOnly,
  query: transferQuery,
  answer: z.array(transferShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await listTransfers(db, query)
    return paged(rows.map(presentTransfer), paginate(total, query))
  },
})

export const listDeskActions = endpoint({
  where: 'GET /desk/acts',
  summary: 'Permintaan yang menunggu orang kedua, gerbang pembayaran, atau transfer',
  gate: staffOnly,
  query: actQuery,
  answer: z.array(staffActionRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listOpenStaffActions(db, query)
    const accounts = await listAccountsOfPerson(
      db,
      actor!.id,
      rows.map(({ askedBy }) => askedBy),
    )
    return paged(
      rows.map((row) => presentStaffActionRow(row, { id: actor!.id, accounts })),
      paginate(total, query),
    )
  },
})

export const staffActionEndpoints = [
  postManualGift,
  postImport,
  listDeskTransfers,
  listDeskActions,
  readDeskGift,
  ...statementEndpoints,
  ...oneGiftEndpoints,
]
