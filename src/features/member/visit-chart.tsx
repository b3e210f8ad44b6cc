import { formatDate } from '#src/ui/format.ts'
import { shortMonth } from '#src/ui/months.ts'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import type { SummaryWire } from './schema.ts'

type Day = SummaryWire['visits']['days'][number]

/** Bar chart by day, today last. */
export const VisitChart = ({ days }: { days: readonly Day[] }) => (
  <WovenChart
    caption="Halaman yang Anda buka setiap hari"
    heads={['Hari', 'Halaman']}
    bars={days.map(({ date, visits }, index) => ({
      id: date,
      value: visits,
      label: Number(date.slice(8)),
      note: monthOf(days, index),
      peak: String(visits),
      name: formatDate(date),
      amount: visits,
    }))}
  />
)

/** Month label, shown under the first visible day of the month. */
function monthOf(days: readonly Day[], index: number): string {
  const month = days[index]!.date.slice(5, 7)
  return days[index - 1]?.date.slice(5, 7) === month ? '' : shortMonth(Number(month) - 1)
}
