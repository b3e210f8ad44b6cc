import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { inBatches } from '#src/platform/database/in-batches.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { type GiftInKindRow, readGiftsInKind } from '../gift-in-kind-queries.ts'
import { giftInKindFilter } from './schema.ts'

const columns: readonly [title: string, cell: (row: GiftInKindRow) => Cell][] = [
  [titles.number, formatGoodsNumber],
  [titles.received, (row) => row.receivedOn],
  [titles.goods, (row) => row.thing],
  [titles.quantity, (row) => row.quantity],
  [titles.unit, (row) => row.unit],
  [titles.estimatedValue, (row) => row.estimatedValue],
  [titles.giver, (row) => row.giverName],
  [titles.email, (row) => row.giverEmail],
  [titles.phone, (row) => row.giverPhone],
  [titles.whatFor, (row) => targetWords({ type: row.designation, title: row.designationTitle })],
  [titles.note, (row) => row.note],
  [titles.voided, (row) => (row.voidedAt ? titles.yes : titles.no)],
  [titles.voidReason, (row) => row.voidReason],
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
