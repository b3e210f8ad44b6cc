import { z } from 'zod'
import { created, endpoint, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { addNoticeNote } from './add-notice-note.ts'
import { type NoticeRow, listNotices as queryNotices } from './queries.ts'
import { type NoticeWire, newNote, noticeParams, noticeShape, noticesQuery } from './schema.ts'

const presentNotice = (row: NoticeRow): NoticeWire => ({
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

export const listNotices = endpoint({
  where: 'GET /desk/notices',
  summary: 'Kabar gerbang pembayaran yang disisihkan, terbaru dulu, dengan alasan dan isinya',
  gate: staffOnly,
  query: noticesQuery,
  answer: z.array(noticeShape),
  isPaged: true,
  async run({ db, query }) {
    const { rows, total } = await queryNotices(db, query)
    return paged(rows.map(presentNotice), paginate(total, query))
  },
})

export const postNote = endpoint({
  where: 'POST /desk/notices/{id}/notes',
  summary: 'Catat bahwa sebuah kabar sudah diperiksa, dan hasilnya; donasinya tidak berubah',
  gate: staffOnly,
  proof: 'none',
  securityEvent: 'money',
  params: noticeParams,
  body: newNote,
  answer: noticeShape,
  code: 201,
  failures: [409],
  run: async ({ actor, params, body, ...services }) =>
    created(presentNotice(await addNoticeNote(services, actor!, params.id, body))),
})

export const quarantineEndpoints = [listNotices, postNote]
