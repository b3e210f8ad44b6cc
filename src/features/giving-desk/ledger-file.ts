import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import { stateWords } from '#src/features/giving/state-words.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as titles from '#src/wire/list-file-words.id.ts'
import { readLedger } from './export-queries.ts'
import { titleOfChannel } from './ledger-rules.ts'
import type { LedgerRow } from './queries.ts'
import { totalsQuery } from './schema.ts'

const columns: readonly [title: string, cell: (row: LedgerRow) => Cell][] = [
  [titles.orderNumber, (row) => row.orderId],
  [titles.dateWib, (row) => row.date],
  [titles.paidAt, (row) => row.paidAt],
  [titles.state, (row) => stateWords[row.status].label],
  [titles.donor, (row) => row.donorName],
  [titles.email, (row) => row.donorEmail],
  [titles.isAnonymous, (row) => (row.isAnonymous ? titles.yes : titles.no)],
  [titles.designation, (row) => row.designationTitle],
  [titles.region, (row) => row.regionTitle],
  [titles.channel, (row) => titleOfChannel(row.channel)],
  [titles.gift, (row) => row.giftAmount],
  [titles.feeCovered, (row) => row.feeAmount],
  [titles.amount, (row) => row.amount],
  [titles.gatewayFee, (row) => row.imposedFee],
  [titles.refunded, (row) => row.refundedAmount],
  [titles.receipt, (row) => (row.receiptNumber === null ? null : formatReceiptNumber(numberOf(row)))],
  [
    titles.receiptVoided,
    (row) => (row.receiptNumber === null ? null : row.voidedAt ? titles.yes : titles.no),
  ],
  [titles.simulation, (row) => (isSimulated(row.environment) ? titles.yes : titles.no)],
]

const numberOf = (row: LedgerRow) => ({ year: row.receiptYear!, number: row.receiptNumber! })

/** Export of the ledger: it contains donors' names and addresses. */
export const ledgerFile = listFile({
  path: deskPaths.exportLedger,
  page: deskPaths.giving,
  gate: staffOnly,
  query: totalsQuery,
  name: 'donasi',
  entity: 'donations',
  columns,
  rows: ({ db, payments, query }) => readLedger(db, { ...query, countsSimulated: countsSimulated(payments) }),
})
