import { useLoaderData } from 'react-router'
import { formatDateTime } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import '#src/ui/inside.css'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { paths } from '#src/urls/paths.ts'
import type { readGoods, readReport } from './api.ts'
import { GoodsSection } from './goods-section.tsx'
import { Disbursements, PeriodCharts } from './report-parts.tsx'
import { balance, passedOn, ReportTable, received, refunded } from './report-tables.tsx'
import type { ReportWire } from './schema.ts'
import * as words from './words.id.ts'

const addressOf = (year: number | null) =>
  year === null ? paths.givingReport : `${paths.givingReport}?year=${year}`

export const loader = page(async ({ api, query }) => {
  const year = query.get('year')
  const chosen = { query: year === null ? {} : { year } }
  const [report, goods] = await Promise.all([
    api<typeof readReport>('GET /reports/donations', chosen),
    api<typeof readGoods>('GET /reports/gifts-in-kind', chosen),
  ])
  return { report: unwrap(report).data, goods: goods.success ? goods.data : [] }
})

export function Component() {
  const { report, goods } = useLoaderData<typeof loader>()
  const { year, years, all, is_simulation } = report
  const named = year !== null && !years.includes(year) ? [year, ...years] : years
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={year === null ? words.report : words.reportOf(year)}
        description={words.description}
        canonical={addressOf(year)}
        share={{ kind: 'list', id: 8, title: words.report }}
      />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading title={words.report} lead={leadOf(report)} />
        <div className="mt-5 flex-none">
          <ButtonLink to={paths.donate} variant="orange" reloadDocument>
            {words.give}
          </ButtonLink>
        </div>
      </div>
      {is_simulation && (
        <div className="mt-6">
          <Simulation environment="simulation" />
        </div>
      )}
      <div className="mt-7">
        <Tabs
          label={words.year}
          items={[
            { to: addressOf(null), label: words.allYears, isCurrent: year === null },
            ...named.map((one) => ({ to: addressOf(one), label: String(one), isCurrent: one === year })),
          ]}
        />
      </div>
      <Sums all={all} year={year} />
      <Groups report={report} />
      <GoodsSection goods={goods} />
      <Notes at={report.at} />
    </div>
  )
}

function leadOf({ all, year }: ReportWire): string {
  if (!all.received && !all.passed_on) return words.nothingRecorded(year)
  const received = formatRupiah(all.received)
  return all.passed_on
    ? words.receivedAndPassedOn(received, formatRupiah(all.passed_on), year)
    : words.nothingPassedOn(received, year)
}

/** The subtraction of the report, part by part. */
function Sums({ all, year }: { all: ReportWire['all']; year: number | null }) {
  const net = all.received - all.fees - all.refunded
  const parts = [
    { title: words.receivedOf(all.count), value: all.received },
    { title: words.fees, value: all.fees, sign: '−' },
    { title: words.returned, value: all.refunded, sign: '−' },
    { title: words.passedOnPart, value: all.passed_on, sign: '−' },
    { title: words.balancePart, value: all.balance, sign: '=' },
  ]
  const share = net > 0 ? Math.min(1, Math.max(0, all.passed_on / net)) : 0
  return (
    <div className="mt-7 mb-10 md:mb-14">
      <dl className="grid gap-x-9 gap-y-3 sm:grid-cols-2 lg:grid-cols-5">
        {parts.map(({ title, value, sign }) => (
          <div key={title} className="flex flex-col-reverse justify-end border-t pt-2.5">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-card font-light whitespace-nowrap figures">
              {sign && `${sign} `}
              {formatRupiah(value)}
            </dd>
          </div>
        ))}
      </dl>
      {net > 0 && (
        <div className="mt-5">
          <WovenBar share={share} />
          <p className="mt-1.5 text-sm text-muted">{words.percentPassedOn(Math.round(share * 100))}</p>
        </div>
      )}
      {all.balance < 0 && (
        <p className="mt-3 text-note text-muted">{year === null ? words.minusInAll : words.minusInYear}</p>
      )}
    </div>
  )
}

function Groups({ report }: { report: ReportWire }) {
  const institutions = report.by_institution.filter(({ id }) => id !== null)
  const reached = new Map(institutions.map((share) => [share.id, share.reached]))
  const toThem = { title: words.reachedThem, of: ({ id }: { id: number | null }) => reached.get(id) ?? 0 }
  const campaigns = report.by_campaign.filter(({ id }) => id !== null)
  return (
    <div className="grid grid-cols-1 gap-y-12">
      {report.periods.length > 1 && <PeriodCharts periods={report.periods} />}
      {campaigns.length > 0 && (
        <ReportTable
          title={words.byCampaign}
          noun={words.campaign}
          shares={campaigns}
          columns={[received, refunded, passedOn, balance]}
        />
      )}
      <Disbursements rows={report.disbursements} />
      {report.by_region.length > 0 && (
        <ReportTable
          title={words.byRegion}
          noun={words.region}
          shares={report.by_region}
          columns={[received, refunded, passedOn, balance]}
        />
      )}
      {institutions.length > 0 && (
        <ReportTable
          title={words.byInstitution}
          noun={words.institution}
          shares={institutions}
          columns={[{ ...received, title: words.receivedForIt }, toThem]}
        />
      )}
      <p>
        <a href={fileOf(report.year)} className="link inline-flex min-h-11 items-center">
          {words.download}
        </a>
      </p>
    </div>
  )
}

const fileOf = (year: number | null) =>
  year === null ? paths.givingReportFile : `${paths.givingReportFile}?year=${year}`

const Notes = ({ at }: { at: string }) => (
  <div className="mt-12 max-w-2xl space-y-3 border-t pt-5 text-note text-muted">
    <p>
      {words.countedAtBefore} <time dateTime={at}>{formatDateTime(at)}</time>
      {words.countedAtAfter}
    </p>
    <p>{words.howPassedOn}</p>
    <p>
      {words.chargesBefore}{' '}
      <Link to={paths.downloads} className="link">
        {words.knowledge}
      </Link>
      .
    </p>
  </div>
)
