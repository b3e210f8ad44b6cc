import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { GiftInKindRow } from '#src/features/giving-desk/gift-in-kind-queries.ts'
import { formatDate, formatDateTime } from '#src/ui/format.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Issuer, ReceiptPaper } from './paper.ts'
import { receivedFrom, smallPrintOf, unprintedNote } from './small-print.ts'
import * as words from './words.id.ts'

/** Receipt of a gift in kind: what and how much, without its value (decision 088). */
export const presentGoodsPaper = (gift: GiftInKindRow, issuer: Issuer, now: Date): ReceiptPaper => ({
  kind: 'receipt',
  issuer,
  warnings: gift.voidedAt ? [words.goods.isVoid(formatDateTime(gift.voidedAt))] : [],
  // Nothing here is deductible: no sum is stated.
  smallPrint: smallPrintOf({ ...issuer, taxList: '' }, now, legalOf(gift)),
  receivedFrom: receivedFrom(gift.giverName),
  unprinted: unprintedNote(words.goods.where),
  created: now,
  lang: LOCALE,
  title: words.goods.title,
  number: formatGoodsNumber(gift),
  donor: gift.giverName ?? '',
  amount: `${gift.quantity.toLocaleString(LOCALE)} ${gift.unit}`,
  amountInWords: gift.thing,
  facts: [
    [words.target, targetWords({ type: gift.designation, title: gift.designationTitle })],
    [words.goods.received, formatDate(`${gift.receivedOn}T05:00:00Z`)],
    [words.goods.entered, formatDateTime(gift.enteredAt)],
  ],
  check: null,
})

/** Wording that counts by law, for a paper in another language. */
const legalOf = (gift: GiftInKindRow) =>
  words.legal({
    title: `Tanda terima barang ${formatGoodsNumber(gift)}`,
    donor: gift.giverName ?? '–',
    amount: `${gift.quantity.toLocaleString('id-ID')} ${gift.unit}, ${gift.thing}`,
  })
