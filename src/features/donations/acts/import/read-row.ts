import { randomUUID } from 'node:crypto'
import { type ManualGift, manualGift } from '../schema.ts'
import type { Target } from '../target-queries.ts'
import type { Cells } from './read-csv.ts'

/** A line as a gift, or all that is wrong with it. */
export function readRow(cells: Cells, targets: readonly Target[]): ManualGift | string[] {
  const target = targetOf(cells.tujuan, targets)
  const parsed = manualGift.safeParse({
    amount: rupiahOf(cells.jumlah),
    way: ways.get(cells.cara.toLowerCase()),
    received_on: dayOf(cells.tanggal),
    donor: { name: cells.nama, email: cells.email || null, phone: cells.telepon || null },
    designation: typeof target === 'string' ? { type: 'general' } : target,
    is_anonymous: answers.get(cells.tanpa_nama.toLowerCase()) ?? cells.tanpa_nama,
    reference: cells.bukti,
    reason: cells.catatan || 'Dari daftar yang diimpor',
    idempotency_key: randomUUID(),
  })
  const errors = typeof target === 'string' ? [`tujuan: ${target}`] : []
  if (!parsed.success)
    for (const { path, message } of parsed.error.issues)
      errors.push(`${columnOf(path.join('.'))}: ${message}`)
  return errors.length || !parsed.data ? errors : parsed.data
}

const ways = new Map([
  ['tunai', 'cash'],
  ['transfer', 'transfer'],
])
const answers = new Map([
  ['', false],
  ['tidak', false],
  ['ya', true],
])
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

/** `250000`, `250.000`, `Rp 250.000,00`; NaN for anything that is not plainly whole rupiah. */
function rupiahOf(text: string): number {
  const [, plain, dotted] = /^(?:Rp\.?\s*)?(?:(\d{1,12})|(\d{1,3}(?:\.\d{3})+))(?:,00)?$/i.exec(text) ?? []
  const digits = plain ?? dotted?.replaceAll('.', '')
  return digits ? Number(digits) : Number.NaN
}

/** `2026-11-21` as it is, `21/11/2026` turned round; anything else stays for the check. */
function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

const kinds = new Map([
  ['region', 'region'],
  ['lembaga', 'partisipan'],
  ['campaign', 'campaign'],
  ['kampanye', 'campaign'],
])

/** `umum`, or a kind and a title: `region: Nusa Tenggara Timur`. @returns why not, where it is none */
function targetOf(text: string, targets: readonly Target[]): ManualGift['designation'] | string {
  if (text === '' || text.toLowerCase() === 'umum') return { type: 'general' }
  const [, kind = '', title = ''] = /^(\w+)\s*:\s*(.+)$/.exec(text) ?? []
  const type = kinds.get(kind.toLowerCase())
  if (!type) return 'Tulis umum, region: …, lembaga: …, atau kampanye: ….'
  const found = targets.filter((one) => one.type === type && one.title.toLowerCase() === title.toLowerCase())
  if (found.length !== 1) return found.length ? 'Ada lebih dari satu dengan nama ini.' : 'Nama ini tidak ada.'
  return { type: found[0]!.type, id: found[0]!.id }
}
