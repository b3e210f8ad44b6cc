import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { GiftInKindRow } from '#src/features/giving-desk/gift-in-kind-queries.ts'
import { formatDate, formatDateTime } from '#src/ui/format.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Issuer, ReceiptPaper } from './paper.ts'
import { receivedFrom, smallPrintOf, unprintedNote } from './small-print.ts'

/** Receipt of a gift in kind: what and how much, without its value (decision 088). */
export const presentGoodsPaper = (gift: GiftInKindRow, issuer: Issuer, now: Date): ReceiptPaper => ({
  kind: 'receipt',
  issuer,
  warnings: gift.voidedAt
    ? [`BATAL sejak ${formatDateTime(gift.voidedAt)}. Tanda terima ini tidak berlaku lagi.`]
    : [],
  // Nothing here is deductible: no sum is stated.
  smallPrint: smallPrintOf({ ...issuer, taxList: '' }, now),
  receivedFrom: receivedFrom(gift.giverName),
  unprinted: unprintedNote('di catatan sekretariat, dengan nomor di atas'),
  created: now,
  title: 'Tanda terima barang',
  number: formatGoodsNumber(gift),
  donor: gift.giverName ?? '',
  amount: `${gift.quantity.toLocaleString(LOCALE)} ${gift.unit}`,
  amountInWords: gift.thing,
  facts: [
    ['Untuk', targetWords({ type: gift.designation, title: gift.designationTitle })],
    ['Barang diterima', formatDate(`${gift.receivedOn}T05:00:00Z`)],
    ['Dicatat', formatDateTime(gift.enteredAt)],
  ],
  check: null,
})
