import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { shortRupiah } from '#src/features/giving/short-rupiah.ts'
import { formatDate } from '#src/ui/format.ts'
import { months, shortMonth } from '#src/ui/months.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { STORED } from '#src/urls/in-language.ts'
import type { ReportWire } from './schema.ts'
import * as words from './words.id.ts'

type Periods = ReportWire['periods']

/** Charts of money in and out on one scale, by month or by year. */
export function PeriodCharts({ periods }: { periods: Periods }) {
  const isMonthly = periods[0]!.period.includes('-')
  const scale = Math.max(...periods.flatMap(({ received, passed_on }) => [received, passed_on]))
  const chart = (title: string, of: (period: Periods[number]) => number) => (
    <div className="min-w-0">
      <h3 className="mb-3 text-note font-semibold">{title}</h3>
      <WovenChart
        caption={isMonthly ? words.perMonth(title) : words.perYear(title)}
        heads={[isMonthly ? words.month : words.year, title]}
        scale={scale}
        bars={periods.map((period) => barOf(period.period, of(period)))}
      />
    </div>
  )
  return (
    <section>
      <Rubric title={isMonthly ? words.inAndOutMonthly : words.inAndOutYearly} />
      <div className="mt-5 grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        {chart(words.received, ({ received }) => received)}
        {chart(words.passedOn, ({ passed_on }) => passed_on)}
      </div>
    </section>
  )
}

function barOf(period: string, value: number) {
  const [year, month] = period.split('-')
  const index = Number(month) - 1
  return {
    id: period,
    value,
    label: month ? shortMonth(index) : year!,
    peak: shortRupiah(value),
    name: month ? `${months[index]} ${year}` : year!,
    amount: formatRupiah(value),
  }
}

/** Sums that were passed on, one by one, with the proofs that everybody may read. */
export const Disbursements = ({ rows }: { rows: ReportWire['disbursements'] }) => (
  <section>
    <Rubric title={words.disbursements} />
    {rows.length === 0 && <p className="mt-4 text-muted">{words.noDisbursements}</p>}
    <ul>
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-4 gap-y-0.5 border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <time dateTime={row.paid_on} className="text-sm text-muted">
            {formatDate(row.paid_on)}
          </time>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{row.receiver ?? words.otherParty}</p>
            {row.note && (
              <p className="text-note">
                <span lang={STORED}>{row.note}</span> <WrittenIn lang={STORED} />
              </p>
            )}
            <p className="text-sm text-muted">{words.fromGiftsFor(row.target)}</p>
            {row.proof ? (
              <a href={row.proof.url} className="link inline-flex min-h-11 items-center text-note">
                {row.proof.title}
                <WrittenIn lang={row.proof.lang} className="ml-2" />
              </a>
            ) : (
              <p className="text-sm text-muted">{words.proofFollows}</p>
            )}
          </div>
          <p className="text-lg font-light whitespace-nowrap figures">{formatRupiah(row.amount)}</p>
        </li>
      ))}
    </ul>
  </section>
)
