import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { importForm } from '#src/ui/desk/import-page.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ColumnChoice, seenText } from './column-choice.tsx'
import type { StatementWire } from './schema.ts'
import { StatementRows } from './statement-rows.tsx'

/** Result of a statement, before or after the confirmation: what fits, what needs a look, what was passed over. */
export function StatementResult({ result }: { result: StatementWire }) {
  const { columns, names, bank, rows, counts, dry_run } = result
  if (!columns)
    return (
      <section aria-label="Kolom" className="mt-8 grid gap-6">
        <Notice tone="info">
          Susunan kolom ini belum dikenal. Pilih kolomnya satu kali; pilihan Anda dipakai lagi untuk berkas
          berikutnya. Belum ada yang dikonfirmasi.
        </Notice>
        <ColumnChoice result={result} />
      </section>
    )
  const named = (place: number) => `“${names[place] || `Kolom ${place + 1}`}”`
  const groups = [
    { title: dry_run ? 'Cocok' : 'Selesai', rows: rows.filter(({ status }) => acted.has(status)) },
    { title: 'Perlu dilihat', rows: rows.filter(({ status }) => status === 'unclear') },
    { title: 'Sudah pernah', rows: rows.filter(({ status }) => status === 'known') },
  ]
  return (
    <section aria-label="Hasil" className="mt-8 grid grid-cols-1 gap-8">
      <input type="hidden" name="seen" value={seenText(columns)} form={importForm} />
      <div className="grid gap-3">
        <Notice tone={dry_run ? 'info' : counts.new ? 'ok' : 'warn'}>{summaryOf(result)}</Notice>
        <p className="text-note text-muted">{passedWords(result.passed)}</p>
        <Folded title={bank ? `Dibaca sebagai mutasi ${bank}` : 'Kolom yang dibaca'}>
          <p className="mb-4 text-note wrap-anywhere">
            Tanggal {named(columns.date)}, keterangan {named(columns.description)}, jumlah{' '}
            {named(columns.amount)}
            {columns.sign !== null && `, CR atau DB ${named(columns.sign)}`}. Bila keliru, pilih kolom lain.
          </p>
          <ColumnChoice result={result} />
        </Folded>
      </div>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <StatementRows key={group.title} {...group} />
        ))}
    </section>
  )
}

const acted: ReadonlySet<string> = new Set(['fits', 'asks', 'approves', 'confirmed', 'asked', 'approved'])

function summaryOf({ dry_run, counts, amount, rows }: StatementWire): string {
  const many = (status: string) => rows.filter((row) => row.status === status).length
  const rest = [
    counts.unclear > 0 && `${counts.unclear} baris perlu dilihat satu per satu.`,
    counts.known > 0 && `${counts.known} baris sudah pernah dipakai atau donasinya sudah diterima.`,
  ]
  if (dry_run) {
    const sum = counts.new
      ? `${counts.new} donasi cocok, ${formatRupiah(amount)}.`
      : 'Tidak ada donasi yang cocok.'
    const second =
      counts.second > 0 &&
      `${counts.second} di antaranya akan menunggu orang kedua: itu melebihi yang boleh diputuskan satu orang dalam sehari.`
    const approvals = many('approves') > 0 && `${many('approves')} permintaan rekan akan Anda setujui.`
    return [sum, second, approvals, ...rest, 'Belum ada yang dikonfirmasi.'].filter(Boolean).join(' ')
  }
  const done = `${many('confirmed') + many('approved')} donasi dikonfirmasi.`
  const second = counts.second > 0 && `${counts.second} menunggu orang kedua.`
  return [done, second, ...rest].filter(Boolean).join(' ')
}

const passedNames: Record<keyof StatementWire['passed'], string> = {
  debit: 'uang keluar',
  pending: 'belum dibukukan bank',
  sen: 'jumlah bersen, misalnya bunga',
  other: 'bukan transaksi, misalnya saldo',
  repeated: 'tertulis dua kali',
}

function passedWords(passed: StatementWire['passed']): string {
  const names = Object.entries(passedNames) as [keyof typeof passedNames, string][]
  const all = names.filter(([reason]) => passed[reason] > 0)
  if (!all.length) return ''
  return `Dilewati: ${all.map(([reason, name]) => `${passed[reason]} baris ${name}`).join('; ')}.`
}
