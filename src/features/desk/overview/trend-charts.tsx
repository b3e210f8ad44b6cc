import { months as monthNames, shortMonth } from '#src/ui/months.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import { formatRupiah, shortRupiah } from '../../giving/rupiah.ts'
import type { TrendsWire } from './schema.ts'

const weekday = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' })

/** Charts of visitors (fourteen days) and donations (twelve months). */
export function TrendCharts({ trends: { days, months } }: { trends: TrendsWire }) {
  return (
    <div className="grid gap-x-11 gap-y-10 xl:grid-cols-2">
      <section className="min-w-0">
        <Rubric title="Kunjungan" note="14 hari terakhir" />
        <div className="mt-5">
          <WovenChart
            caption="Pengunjung setiap hari"
            heads={['Hari', 'Pengunjung']}
            bars={days.map(({ day, visitors }) => ({
              id: day,
              value: visitors,
              label: Number(day.slice(8)),
              peak: visitors.toLocaleString('id-ID'),
              name: weekday.format(new Date(day)),
              amount: visitors.toLocaleString('id-ID'),
            }))}
          />
        </div>
      </section>
      <section className="min-w-0">
        <Rubric title="Donasi" note="12 bulan terakhir, setelah pengembalian" />
        <div className="mt-5">
          <WovenChart
            caption="Donasi yang diterima setiap bulan"
            heads={['Bulan', 'Diterima']}
            bars={months.map(({ month, received, count }) => {
              const [year, number] = month.split('-').map(Number) as [number, number]
              return {
                id: month,
                value: received,
                label: shortMonth(number - 1),
                peak: shortRupiah(received),
                name: `${monthNames[number - 1]} ${year}`,
                amount: `${formatRupiah(received)}, ${count} donasi`,
              }
            })}
          />
        </div>
      </section>
    </div>
  )
}
