import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { TotalsWire } from './schema.ts'

/** Totals of the shown gifts: one large figure and its parts. */
export function MoneyBand({ money }: { money: TotalsWire['all'] }) {
  const parts = [
    { title: 'Diterima', value: formatRupiah(money.received) },
    { title: 'Dikembalikan', value: formatRupiah(money.refunded) },
    { title: 'Biaya ditanggung donatur', value: formatRupiah(money.fees) },
    { title: 'Donasi', value: money.count.toLocaleString('id-ID') },
  ]
  return (
    <dl className="mt-5 flex flex-wrap items-end gap-x-9 gap-y-3 border-y-2 border-ink py-4">
      <div className="flex flex-col">
        <dt className="text-sm text-muted">Tersisa setelah pengembalian</dt>
        <dd className="text-numeral font-light figures">{formatRupiah(money.kept)}</dd>
      </div>
      {parts.map(({ title, value }) => (
        <div key={title} className="flex flex-col pb-1">
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="text-lg figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
