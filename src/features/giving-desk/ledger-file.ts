import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { isSimulated } from '#src/features/giving/gift-rules.ts'
import { stateWords } from '#src/features/giving/state-words.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { listFile } from '#src/platform/http/list-file.ts'
import type { Cell } from '#src/platform/text/xlsx.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { readLedger } from './export-queries.ts'
import { titleOfChannel } from './ledger-rules.ts'
import type { LedgerRow } from './queries.ts'
import { totalsQuery } from './schema.ts'

const columns: readonly [title: string, cell: (row: LedgerRow) => Cell][] = [
  ['Nomor pesanan', (row) => row.orderId],
  ['Tanggal (WIB)', (row) => row.date],
  ['Dibayar (WIB)', (row) => row.paidAt],
  ['Keadaan', (row) => stateWords[row.status].label],
  ['Donatur', (row) => row.donorName],
  ['E-mail', (row) => row.donorEmail],
  ['Tanpa nama di muka umum', (row) => (row.isAnonymous ? 'ya' : 'tidak')],
  ['Tujuan', (row) => row.designationTitle],
  ['Region', (row) => row.regionTitle],
  ['Cara bayar', (row) => titleOfChannel(row.channel)],
  ['Donasi (Rp)', (row) => row.giftAmount],
  ['Biaya ditanggung (Rp)', (row) => row.feeAmount],
  ['Jumlah (Rp)', (row) => row.amount],
  ['Biaya gerbang di atasnya (Rp)', (row) => row.imposedFee],
  ['Dikembalikan (Rp)', (row) => row.refundedAmount],
  ['Kuitansi', (row) => (row.receiptNumber === null ? null : formatReceiptNumber(numberOf(row)))],
  ['Kuitansi batal', (row) => (row.receiptNumber === null ? null : row.voidedAt ? 'ya' : 'tidak')],
  ['Simulasi', (row) => (isSimulated(row.environment) ? 'ya' : 'tidak')],
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
