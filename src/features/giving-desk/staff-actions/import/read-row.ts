import { randomUUID } from 'node:crypto'
import { stateWords } from '#src/features/giving/state-words.ts'
import { readDay } from '#src/wire/read-day.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { Target } from '../../target-queries.ts'
import { type ManualGift, manualGift } from '../schema.ts'
import * as apiWords from './api-words.id.ts'
import type { Cells } from './read-gifts.ts'

/** Parses a line to a gift, or returns all its errors. */
export function readRow(cells: Cells, targets: readonly Target[]): ManualGift | string[] {
  const target = targetOf(cells.tujuan, targets)
  const [sum, day] = [readRupiah(cells.jumlah), readDay(cells.tanggal)]
  const parsed = manualGift.safeParse({
    amount: sum.amount,
    way: ways.get(cells.cara.toLowerCase()),
    received_on: day.day,
    donor: { name: cells.nama, email: cells.email || null, phone: cells.telepon || null },
    designation: typeof target === 'string' ? { type: 'general' } : target,
    is_anonymous: answers.get(cells.tanpa_nama.toLowerCase()) ?? cells.tanpa_nama,
    reference: cells.bukti,
    reason: cells.catatan || 'Dari daftar yang diimpor',
    idempotency_key: randomUUID(),
  })
  const errors = [...(typeof target === 'string' ? [`tujuan: ${target}`] : []), ...noGift(cells)]
  const reasons: Readonly<Record<string, string | null>> = { jumlah: sum.reason, tanggal: day.reason }
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = columnOf(path.join('.'))
    errors.push(`${column}: ${reasons[column] ?? message}`)
  }
  return errors.length || !parsed.data ? errors : parsed.data
}

const wordsFor = <Value>(value: Value, words: string) =>
  words.split(',').map((word): [string, Value] => [word, value])

const ways = new Map([
  ...wordsFor('cash', 'tunai,kas,uang tunai,cash'),
  ...wordsFor('transfer', 'transfer,transfer bank,bank,tf,bank transfer'),
])
const answers = new Map([
  ...wordsFor(false, ',tidak,tdk,bukan,no,n,false,salah,0,-'),
  ...wordsFor(true, 'ya,y,iya,yes,true,benar,1,x'),
])
const paid = new Set([
  '',
  stateWords.paid.label.toLowerCase(),
  ...['paid', 'lunas', 'dibayar', 'berhasil', 'sukses', 'settlement'],
])

/** Reasons not to enter a row that looks like a gift. */
function noGift({ keadaan, dikembalikan, simulasi }: Cells): string[] {
  const errors: string[] = []
  if (!paid.has(keadaan.toLowerCase())) errors.push(apiWords.stateIsNotReceived(keadaan))
  if (dikembalikan !== '' && readRupiah(dikembalikan).amount !== 0) errors.push(apiWords.refundSingly)
  if (answers.get(simulasi.toLowerCase()) !== false) errors.push(apiWords.isSimulated)
  return errors
}

const fieldColumns: Readonly<Record<string, string>> = {
  amount: 'jumlah',
  way: 'cara',
  received_on: 'tanggal',
  'donor.name': 'nama',
  'donor.email': 'email',
  'donor.phone': 'telepon',
  is_anonymous: 'tanpa_nama',
  reference: 'bukti',
  reason: 'catatan',
}
const columnOf = (path: string) => fieldColumns[path] ?? path

const general = new Set(['umum', 'kebutuhan paling mendesak', 'general'])
const kinds = new Map([
  ['region', 'region'],
  ['lembaga', 'partisipan'],
  ['campaign', 'campaign'],
  ['kampanye', 'campaign'],
])

/**
 * Designation from `umum`, a title, or kind and title: `region: Nusa Tenggara Timur`. @returns the reason if invalid
 */
function targetOf(text: string, targets: readonly Target[]): ManualGift['designation'] | string {
  if (text === '' || general.has(text.toLowerCase())) return { type: 'general' }
  const [, kind = '', title = ''] = /^(\w+)\s*:\s*(.+)$/.exec(text) ?? []
  const type = kinds.get(kind.toLowerCase())
  const wanted = (type ? title : text).toLowerCase()
  const found = targets.filter((one) => (!type || one.type === type) && one.title.toLowerCase() === wanted)
  if (found.length === 1) return { type: found[0]!.type, id: found[0]!.id }
  if (!found.length && !type) return apiWords.targetUnclear
  return found.length ? apiWords.nameIsAmbiguous : apiWords.noSuchName
}
