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
import { Rubric } from '#src/ui/rubric.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { paths } from '#src/urls/paths.ts'
import type { readGoods, readReport } from './api.ts'
import { GoodsSection } from './goods-section.tsx'
import type { ReportWire } from './schema.ts'

type ReportTableProps = { title: string; noun: string; shares: ReportWire['by_region'] }

const cell = 'border-b py-3 align-top not-last:pr-4'
const head = 'border-b-2 border-ink py-2.5 align-bottom font-medium text-muted not-last:pr-4'

/** Table of received and refunded sums by group. */
function ReportTable({ title, noun, shares }: ReportTableProps) {
  return (
    <section className="min-w-0 overflow-x-auto">
      <Rubric title={title} />
      <table className="mt-3 w-full border-separate border-spacing-0 text-note">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {noun}
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              Diterima
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              Dikembalikan
            </th>
            <th scope="col" className={`${head} text-right`}>
              Bersih
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ id, title: name, count, received, refunded, kept }) => (
            <tr key={id ?? name}>
              <td className={`${cell} wrap-anywhere`}>
                {name}
                <span className="block text-sm text-muted">
                  {count.toLocaleString('id-ID')} donasi
                  <span className="sm:hidden">
                    , diterima {formatRupiah(received)}
                    {refunded > 0 && `, kembali ${formatRupiah(refunded)}`}
                  </span>
                </span>
              </td>
              <td className={`${cell} text-right whitespace-nowrap figures max-sm:hidden`}>
                {formatRupiah(received)}
              </td>
              <td className={`${cell} text-right whitespace-nowrap figures max-sm:hidden`}>
                {formatRupiah(refunded)}
              </td>
              <td className={`${cell} text-right font-semibold whitespace-nowrap figures`}>
                {formatRupiah(kept)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

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
        description="Berapa donasi yang kami terima dan kembalikan, per region dan per lembaga."
        canonical={addressOf(year)}
        share={{ kind: 'list', id: 8, title: 'Laporan donasi' }}
      />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading
          title="Laporan donasi"
          lead="Donasi yang kami catat, untuk region dan lembaga mana. Nama donatur tidak ada di sini."
        />
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
      {all.count > 0 && (
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <ReportTable title="Per region" noun="Region" shares={report.by_region} />
          <ReportTable title="Per lembaga" noun="Lembaga" shares={report.by_institution} />
        </div>
      )}
      <GoodsSection goods={goods} />
      <Notes at={report.at} />
    </div>
  )
}

function Sums({ all, year }: { all: ReportWire['all']; year: number | null }) {
  const parts = [
    { title: 'Diterima', value: formatRupiah(all.received) },
    { title: 'Dikembalikan kepada donatur', value: formatRupiah(all.refunded) },
    { title: 'Di antaranya biaya yang ditanggung donatur', value: formatRupiah(all.fees) },
    { title: 'Banyaknya donasi', value: all.count.toLocaleString('id-ID') },
  ]
  return (
    <div className="mt-7 mb-10 md:mb-14">
      <p className="text-numeral font-light figures">{formatRupiah(all.kept)}</p>
      <p className="text-muted">
        {year === null
          ? 'diterima dari semua tahun, setelah dikurangi yang dikembalikan'
          : `diterima pada tahun ${year}, setelah dikurangi yang dikembalikan`}
      </p>
      <dl className="mt-5 grid gap-x-9 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ title, value }) => (
          <div key={title} className="border-t pt-2.5">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-lg figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Notes = ({ at }: { at: string }) => (
  <div className="mt-12 max-w-2xl space-y-3 border-t pt-5 text-note text-muted">
    <p>
      Dijumlahkan <time dateTime={at}>{formatDateTime(at)}</time>; uang yang masuk sesudahnya terlihat dalam
      beberapa menit. Tahunnya tahun uang masuk, menurut waktu Jakarta. Donasi untuk sebuah lembaga atau
      kampanye juga dihitung dalam regionnya.
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
