import { csvLine } from '#src/platform/text/csv.ts'
import { type Cell, xlsxOf } from '#src/platform/text/xlsx.ts'
import { isSimulated } from '../gift-rules.ts'
import { receiptNumber } from '../receipt-number.ts'
import { stateWords } from '../state-words.ts'
import { titleOfChannel } from './ledger-rules.ts'
import type { LedgerRow } from './queries.ts'

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
  ['Dikembalikan (Rp)', (row) => row.refundedAmount],
  ['Kuitansi', (row) => (row.receiptNumber === null ? null : receiptNumber(numberOf(row)))],
  ['Kuitansi batal', (row) => (row.receiptNumber === null ? null : row.voidedAt ? 'ya' : 'tidak')],
  ['Simulasi', (row) => (isSimulated(row.environment) ? 'ya' : 'tidak')],
]

const numberOf = (row: LedgerRow) => ({ year: row.receiptYear!, number: row.receiptNumber! })
const head = columns.map(([title]) => title)
const cellsOf = (row: LedgerRow) => columns.map(([, cell]) => cell(row))

/** Lines of the books as a workbook. */
export const ledgerWorkbook = (rows: AsyncIterable<LedgerRow>, now: Date) =>
  xlsxOf({ name: 'Donasi', head, rows: lines(rows) }, now)

async function* lines(rows: AsyncIterable<LedgerRow>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield cellsOf(row)
}

const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** Lines of the books as CSV; the mark in front tells spreadsheets that it is UTF-8. */
export async function* ledgerCsv(rows: AsyncIterable<LedgerRow>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(`\ufeff${csvLine(head)}`)
  for await (const row of rows)
    yield encoder.encode(
      csvLine(cellsOf(row).map((cell) => (cell instanceof Date ? minute.format(cell) : cell))),
    )
}
