import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { rupiahInWords } from '#src/features/giving/rupiah-in-words.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { formatShortDate } from '#src/ui/format.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Issuer, StatementPaper } from './paper.ts'
import type { ReceiptOfYear } from './queries.ts'
import { receivedFrom, smallPrintOf, unprintedNote } from './small-print.ts'
import * as words from './words.id.ts'

type Given = { donor: string; year: number; rows: readonly ReceiptOfYear[]; issuer: Issuer; now: Date }

/** All receipts of a person in a year. Void ones are listed for their numbers, but not summed. */
export function presentStatement({ donor, year, rows, issuer, now }: Given): StatementPaper {
  const total = rows
    .filter(({ voidedAt }) => !voidedAt)
    .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
  return {
    kind: 'statement',
    issuer,
    warnings: rows.some(({ environment }) => isSimulated(environment)) ? [words.simulated] : [],
    smallPrint: smallPrintOf(issuer, now),
    receivedFrom: receivedFrom(donor),
    unprinted: unprintedNote(words.statement.where),
    label: words.statement.label,
    title: words.statement.title(year),
    what: words.statement.what,
    columns: words.statement.columns,
    page: words.statement.page,
    created: now,
    lang: LOCALE,
    donor,
    rows: rows.map(rowOf),
    total: formatRupiah(total),
    totalInWords: rupiahInWords(total),
  }
}

function rowOf(row: ReceiptOfYear): StatementPaper['rows'][number] {
  const { designation: type, designationTitle: title, voidedAt, amount, refundedAmount } = row
  const target = targetWords({ type, title })
  return {
    day: formatShortDate(row.issuedAt),
    number: formatReceiptNumber(row),
    target: voidedAt ? words.statement.notCounted(target) : target,
    amount: formatRupiah(amount),
    returned: refundedAmount ? formatRupiah(refundedAmount) : '',
  }
}
