import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { type GiftInKindRow, readGiftsInKind } from '../gift-in-kind-queries.ts'
import { giftInKindFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: GiftInKindRow) => Cell][] = [
  ['Nomor', formatGoodsNumber],
  ['Diterima', (row) => row.receivedOn],
  ['Barang', (row) => row.thing],
  ['Jumlah', (row) => row.quantity],
  ['Satuan', (row) => row.unit],
  ['Perkiraan nilai (Rp)', (row) => row.estimatedValue],
  ['Pemberi', (row) => row.giverName],
  ['E-mail', (row) => row.giverEmail],
  ['Telepon', (row) => row.giverPhone],
  ['Untuk', (row) => targetWords({ type: row.designation, title: row.designationTitle })],
  ['Catatan', (row) => row.note],
  ['Batal', (row) => (row.voidedAt ? 'ya' : 'tidak')],
  ['Alasan batal', (row) => row.voidReason],
]

/** Export of the gifts in kind: it contains givers' names and addresses. */
export const giftsInKindFile = listFile({
  path: deskPaths.exportGiftsInKind,
  page: deskPaths.giftsInKind,
  gate: staffOnly,
  query: giftInKindFilter,
  name: 'sumbangan-barang',
  entity: 'gifts in kind',
  columns,
  rows: ({ db, query }) => inBatches((after, limit) => readGiftsInKind(db, query, { after, limit })),
})
