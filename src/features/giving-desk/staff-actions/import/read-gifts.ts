import { invalid } from '#src/platform/http/failures.ts'
import { columnNames } from '#src/platform/text/column-names.ts'
import { readTable } from '#src/platform/text/read-table.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/** The last three are from our own export: they mark rows that are not to be entered. */
const known = {
  columns: {
    tanggal: ['tanggal', 'tanggal wib', 'tanggal diterima', 'tgl', 'hari', 'date', 'received on'],
    nama: columnNames.nama,
    email: columnNames.email,
    telepon: columnNames.telepon,
    jumlah: [
      'jumlah',
      'jumlah rp',
      'jumlah donasi',
      'nominal',
      'nilai',
      'besar',
      'amount',
      'amount idr',
      'amount rp',
    ],
    cara: ['cara', 'cara bayar', 'cara pembayaran', 'metode', 'method', 'way', 'payment method'],
    tujuan: ['tujuan', 'untuk', 'peruntukan', 'designation', 'purpose'],
    tanpa_nama: [
      'tanpa nama',
      'tanpa nama di muka umum',
      'anonim',
      'anonymous',
      'is anonymous',
      'sembunyikan nama',
      'nama disembunyikan',
      'hide name',
    ],
    bukti: [
      'bukti',
      'nomor bukti',
      'no bukti',
      'nomor pesanan',
      'referensi',
      'reference',
      'proof',
      'order id',
    ],
    catatan: ['catatan', 'keterangan', 'note', 'notes'],
    keadaan: columnNames.keadaan,
    dikembalikan: ['dikembalikan', 'dikembalikan rp', 'refunded'],
    simulasi: ['simulasi', 'simulation'],
  },
  required: ['tanggal', 'nama', 'jumlah', 'cara', 'bukti'],
} as const

export type Cells = Record<keyof typeof known.columns, string>
/** Line of the file; the first is 1. */
export type GiftLine = { line: number; cells: Cells }

const MAX_ROWS = 500

/**
 * Parses a list of gifts. No row with money is skipped: one that cannot be read completely rejects the list.
 * @throws Failure 400 for an invalid list
 */
export async function readGifts(list: string): Promise<GiftLine[]> {
  const lines: GiftLine[] = []
  try {
    for await (const { line, cells, fault } of readTable(list, known)) {
      if (fault) throw wrong(words.row(line, fault))
      if (lines.push({ line, cells }) > MAX_ROWS) throw wrong(sharedWords.atMostRows(MAX_ROWS))
    }
  } catch (error) {
    throw error instanceof TableError ? wrong(error.message) : error
  }
  if (!lines.length) throw wrong(words.noGifts)
  return lines
}

const wrong = (message: string) => invalid({ csv: [message] })
