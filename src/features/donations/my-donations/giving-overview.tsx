import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { MonthsChart, YearsChart } from './giving-chart.tsx'
import type { GivingWire } from './schema.ts'
import * as words from './words.id.ts'

/** Giving in a year or in total: sum, chart, and the statements of each year. */
export function GivingOverview({ giving, year }: { giving: GivingWire; year: string }) {
  const { received, count, refunded, years } = giving
  const withReceipts = years.filter(({ receipts }) => receipts > 0)
  return (
    <>
      <p className="mt-7 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t-2 border-ink pt-4">
        <span className="text-numeral font-light tabular-nums">{formatRupiah(received)}</span>
        <span className="text-muted">
          {year ? words.receivedIn(year, count) : words.receivedInAll(count)}
          {refunded > 0 && words.ofWhichRefunded(formatRupiah(refunded))}
        </span>
      </p>
      <div className="mt-5 max-w-188">
        {year || years.length < 2 ? <MonthsChart months={giving.months} /> : <YearsChart years={years} />}
      </div>
      {withReceipts.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-note">
          <span className="text-muted">{words.statements}</span>
          {withReceipts.map((one) => (
            <a
              key={one.year}
              href={fileInLanguage(furtherPaths.statement(one.year))}
              aria-label={words.downloadStatement(one.year)}
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
