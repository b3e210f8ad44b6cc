import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { rupiahInWords } from '#src/features/giving/rupiah-in-words.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { presentDonation } from '#src/features/payments/present.ts'
import type { DonationRow } from '#src/features/payments/queries.ts'
import { codeInGroups } from '#src/features/payments/receipt-code.ts'
import { formatDate, formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Issuer, ReceiptPaper } from './paper.ts'
import { printedWords, SIMULATED } from './words.ts'

type Receipted = DonationRow & { receipt: NonNullable<DonationRow['receipt']> }

/** Current receipt of a gift for printing. The donor sees their own name, also of an anonymous gift. */
export function presentReceiptPaper(row: Receipted, issuer: Issuer, now: Date): ReceiptPaper {
  const { receipt, amount } = row
  return {
    kind: 'receipt',
    issuer,
    warnings: warningsOf(row, now),
    printed: printedWords(now),
    created: now,
    title: 'Kuitansi',
    number: formatReceiptNumber(receipt),
    where: `pada donasi ini di situs kami, nomor pesanan ${orderNumber(row.orderId)}`,
    donor: row.donorName ?? '',
    amount: formatRupiah(amount),
    amountInWords: rupiahInWords(amount),
    facts: factsOf(row, presentDonation(row, now).channel_title),
    check: {
      code: codeInGroups(receipt.code),
      address: issuer.publicUrl + furtherPaths.receipt(receipt.code),
    },
  }
}

function warningsOf({ receipt, environment }: Receipted, now: Date): string[] {
  const { voidedAt, provisionalUntil } = receipt
  return [
    ...(isSimulated(environment) ? [SIMULATED] : []),
    ...(voidedAt ? [`BATAL sejak ${formatDateTime(voidedAt)}. Kuitansi ini tidak berlaku lagi.`] : []),
    ...(!voidedAt && provisionalUntil && new Date(provisionalUntil) > now
      ? [
          `SEMENTARA sampai ${formatDateTime(provisionalUntil)}. Sampai saat itu bank masih bisa menarik kembali pembayaran ini.`,
        ]
      : []),
  ]
}

function factsOf(row: Receipted, way: string | null): (readonly [string, string])[] {
  const { receipt, designation: type, designationTitle: title } = row
  const paidOn = row.paidAt && formatDate(row.paidAt.toISOString())
  const isLater = paidOn && paidOn !== formatDate(receipt.issuedAt)
  const isPart = !receipt.voidedAt && row.refundedAmount > 0
  return [
    ['Untuk', targetWords({ type, title })],
    ['Tanggal', formatDateTime(receipt.issuedAt)],
    ...(isLater ? ([['Uang diterima', paidOn]] as const) : []),
    ...(way ? ([['Cara bayar', way]] as const) : []),
    ...(row.feeAmount > 0
      ? ([
          ['Donasi', formatRupiah(row.giftAmount)],
          ['Biaya transaksi', formatRupiah(row.feeAmount)],
        ] as const)
      : []),
    ...(isPart
      ? ([
          ['Sudah dikembalikan', formatRupiah(row.refundedAmount)],
          ['Berlaku untuk', formatRupiah(row.amount - row.refundedAmount)],
        ] as const)
      : []),
    ['Nomor pesanan', orderNumber(row.orderId)],
  ]
}
