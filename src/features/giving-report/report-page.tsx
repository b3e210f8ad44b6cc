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
        title={year === null ? 'Laporan donasi' : `Laporan donasi ${year}`}
        description="Berapa donasi yang kami terima, kembalikan, dan teruskan, per region, lembaga, dan kampanye."
        canonical={addressOf(year)}
        share={{ kind: 'list', id: 8, title: 'Laporan donasi' }}
      />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading title="Laporan donasi" lead={leadOf(report)} />
        <div className="mt-5 flex-none">
          <ButtonLink to={paths.donate} variant="orange" reloadDocument>
            Beri donasi
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
          label="Tahun"
          items={[
            { to: addressOf(null), label: 'Semua tahun', isCurrent: year === null },
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
  const names = 'Nama donatur tidak ada di sini.'
  const when = year === null ? 'selama ini' : `pada tahun ${year}`
  if (!all.received && !all.passed_on) return `Belum ada donasi yang kami catat ${when}. ${names}`
  const out = all.passed_on
    ? `${formatRupiah(all.passed_on)} sudah diteruskan kepada yang mengerjakannya`
    : 'belum ada yang diteruskan'
  return `${formatRupiah(all.received)} masuk ${when}, dan ${out}. ${names}`
}

/** The subtraction of the report, part by part. */
function Sums({ all, year }: { all: ReportWire['all']; year: number | null }) {
  const net = all.received - all.fees - all.refunded
  const parts = [
    { title: `diterima, ${all.count.toLocaleString('id-ID')} donasi`, value: all.received },
    { title: 'biaya yang ditanggung donatur', value: all.fees, sign: '−' },
    { title: 'dikembalikan kepada donatur', value: all.refunded, sign: '−' },
    { title: 'diteruskan', value: all.passed_on, sign: '−' },
    { title: 'saldo', value: all.balance, sign: '=' },
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
          <p className="mt-1.5 text-sm text-muted">{Math.round(share * 100)}% sudah diteruskan</p>
        </div>
      )}
      {all.balance < 0 && (
        <p className="mt-3 text-note text-muted">
          {year === null
            ? 'Saldo minus berarti sebagian uang yang sudah diteruskan kemudian dikembalikan kepada donatur atau terpakai untuk biaya.'
            : 'Saldo minus berarti tahun ini lebih banyak yang keluar daripada yang masuk, misalnya karena uang dari tahun sebelumnya diteruskan.'}
        </p>
      )}
    </div>
  )
}

function Groups({ report }: { report: ReportWire }) {
  const institutions = report.by_institution.filter(({ id }) => id !== null)
  const reached = new Map(institutions.map((share) => [share.id, share.reached]))
  const toThem = { title: 'Sampai di lembaga', of: ({ id }: { id: number | null }) => reached.get(id) ?? 0 }
  const campaigns = report.by_campaign.filter(({ id }) => id !== null)
  return (
    <div className="grid grid-cols-1 gap-y-12">
      {report.periods.length > 1 && <PeriodCharts periods={report.periods} />}
      {campaigns.length > 0 && (
        <ReportTable
          title="Per kampanye"
          noun="Kampanye"
          shares={campaigns}
          columns={[received, refunded, passedOn, balance]}
        />
      )}
      <Disbursements rows={report.disbursements} />
      {report.by_region.length > 0 && (
        <ReportTable
          title="Per region"
          noun="Region"
          shares={report.by_region}
          columns={[received, refunded, passedOn, balance]}
        />
      )}
      {institutions.length > 0 && (
        <ReportTable
          title="Per lembaga"
          noun="Lembaga"
          shares={institutions}
          columns={[{ ...received, title: 'Diterima untuknya' }, toThem]}
        />
      )}
      <p>
        <a href={fileOf(report.year)} className="link inline-flex min-h-11 items-center">
          Unduh angka-angka ini (CSV)
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
      Dijumlahkan <time dateTime={at}>{formatDateTime(at)}</time>; uang yang masuk sesudahnya terlihat dalam
      beberapa menit. Tahun dihitung dari tanggal uang masuk, menurut waktu Jakarta. Donasi untuk sebuah
      lembaga atau kampanye juga dihitung dalam regionnya.
    </p>
    <p>
      Uang tidak diteruskan melebihi yang masuk untuk tujuannya, dan di atas jumlah tertentu dua orang
      menyetujuinya. Penerusan yang keliru dibatalkan dengan catatan balik dan tidak dihitung. “Sampai di
      lembaga” ialah yang diterima sebuah lembaga dari semua tujuan, juga dari kampanye.
    </p>
    <p>
      Potongan bank dan penyedia pembayaran belum dikurangkan; jumlahnya ada dalam laporan keuangan tahunan di{' '}
      <Link to={paths.downloads} className="link">
        Pengetahuan
      </Link>
      .
    </p>
  </div>
)
