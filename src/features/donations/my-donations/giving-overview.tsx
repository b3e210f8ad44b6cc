import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { MonthsChart, YearsChart } from './giving-chart.tsx'
import type { GivingWire } from './schema.ts'

/** Giving in a year or in total: sum, chart, and the statements of each year. */
export function GivingOverview({ giving, year }: { giving: GivingWire; year: string }) {
  const { received, count, refunded, years } = giving
  const withReceipts = years.filter(({ receipts }) => receipts > 0)
  return (
    <>
      <p className="mt-7 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t-2 border-ink pt-4">
        <span className="text-numeral font-light tabular-nums">{formatRupiah(received)}</span>
        <span className="text-muted">
          {year ? `diterima dari Anda dalam ${year}` : 'diterima dari Anda'}, {count} donasi
          {refunded > 0 && `; ${formatRupiah(refunded)} dikembalikan`}
        </span>
      </p>
      <div className="mt-5 max-w-188">
        {year || years.length < 2 ? <MonthsChart months={giving.months} /> : <YearsChart years={years} />}
      </div>
      {withReceipts.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-note">
          <span className="text-muted">Ikhtisar kuitansi setahun (PDF):</span>
          {withReceipts.map((one) => (
            <a
              key={one.year}
              href={furtherPaths.statement(one.year)}
              aria-label={`Unduh ikhtisar kuitansi ${one.year} sebagai PDF`}
              className="link inline-flex min-h-11 items-center tabular-nums"
            >
              {one.year}
            </a>
          ))}
        </p>
      )}
    </>
  )
}
