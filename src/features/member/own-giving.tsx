import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { MonthsChart } from '../donations/my-donations/giving-chart.tsx'
import { formatRupiah } from '../giving/rupiah.ts'
import type { SummaryWire } from './schema.ts'

/** The member's donations of the last year. */
export function OwnGiving({ giving }: { giving: NonNullable<SummaryWire['donations']> }) {
  return (
    <section aria-labelledby="donasi">
      <Rubric
        id="donasi"
        title="Donasi saya"
        link={{ to: paths.memberDonations, label: 'Riwayat dan kuitansi' }}
      />
      <p className="mt-4 mb-5 flex flex-wrap items-baseline gap-x-3">
        <span className="text-numeral font-light figures">{formatRupiah(giving.received)}</span>
        <span className="text-muted">dalam 12 bulan, {giving.count} donasi</span>
      </p>
      <MonthsChart months={giving.months} />
    </section>
  )
}
