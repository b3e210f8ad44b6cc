import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { indonesianWords } from '#src/features/giving/rupiah-in-indonesian.ts'
import { rupiahInWords } from '#src/features/giving/rupiah-in-words.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { presentDonation } from '#src/features/payments/present.ts'
import type { DonationRow } from '#src/features/payments/queries.ts'
import { codeInGroups } from '#src/features/payments/receipt-code.ts'
import { formatDate, formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Issuer, ReceiptPaper } from './paper.ts'
import { receivedFrom, smallPrintOf, unprintedNote } from './small-print.ts'
import * as words from './words.id.ts'

type Receipted = DonationRow & { receipt: NonNullable<DonationRow['receipt']> }

/** Current receipt of a gift for printing. The donor sees their own name, also of an anonymous gift. */
export function presentReceiptPaper(row: Receipted, issuer: Issuer, now: Date): ReceiptPaper {
  const { receipt, amount } = row
  return {
    kind: 'receipt',
    issuer,
    warnings: warningsOf(row, now),
    smallPrint: smallPrintOf(issuer, now, legalOf(row)),
    receivedFrom: receivedFrom(row.donorName),
    unprinted: unprintedNote(words.whereOrder(orderNumber(row.orderId))),
    created: now,
    lang: LOCALE,
    title: words.receipt,
    number: formatReceiptNumber(receipt),
    donor: row.donorName ?? '',
    amount: formatRupiah(amount),
    amountInWords: rupiahInWords(amount),
    facts: factsOf(row, presentDonation(row, now).channel_title),
    check: {
      ...words.check,
      code: `${words.check.code} ${codeInGroups(receipt.code)}`,
      address: issuer.publicUrl + inLanguage(furtherPaths.receipt(receipt.code)),
    },
  }
}

/** Wording that counts by law, for a paper in another language. */
const legalOf = ({ receipt, donorName, amount }: Receipted) =>
  words.legal({
    title: `Kuitansi ${formatReceiptNumber(receipt)}`,
    donor: donorName ?? '–',
    amount: indonesianWords(amount),
  })

function warningsOf({ receipt, environment }: Receipted, now: Date): string[] {
  const { voidedAt, provisionalUntil } = receipt
  return [
    ...(isSimulated(environment) ? [words.simulated] : []),
    ...(voidedAt ? [words.isVoid(formatDateTime(voidedAt))] : []),
    ...(!voidedAt && provisionalUntil && new Date(provisionalUntil) > now
      ? [words.provisional(formatDateTime(provisionalUntil))]
      : []),
  ]
}

function factsOf(row: Receipted, way: string | null): (readonly [string, string])[] {
  const { receipt, designation: type, designationTitle: title } = row
  const paidOn = row.paidAt && formatDate(row.paidAt.toISOString())
  const isLater = paidOn && paidOn !== formatDate(receipt.issuedAt)
  const isPart = !receipt.voidedAt && row.refundedAmount > 0
  return [
    [words.target, targetWords({ type, title })],
    [words.date, formatDateTime(receipt.issuedAt)],
    ...(isLater ? ([[words.moneyReceived, paidOn]] as const) : []),
    ...(way ? ([[words.way, way]] as const) : []),
    ...(row.feeAmount > 0
      ? ([
          [words.gift, formatRupiah(row.giftAmount)],
          [words.fee, formatRupiah(row.feeAmount)],
        ] as const)
      : []),
    ...(isPart
      ? ([
          [words.refunded, formatRupiah(row.refundedAmount)],
          [words.validFor, formatRupiah(row.amount - row.refundedAmount)],
        ] as const)
      : []),
    [words.orderNumber, orderNumber(row.orderId)],
  ]
}
