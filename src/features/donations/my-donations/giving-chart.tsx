import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { shortRupiah } from '#src/features/giving/short-rupiah.ts'
import { months as monthNames, shortMonth } from '#src/ui/months.ts'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import type { GivingWire } from './schema.ts'
import * as words from './words.id.ts'

/** Chart of gifts per month, for twelve months. */
export const MonthsChart = ({ months }: { months: GivingWire['months'] }) => (
  <WovenChart
    caption={words.perMonth}
    heads={[words.month, words.received]}
    bars={months.map(({ month, received }) => {
      const [year, number] = month.split('-').map(Number) as [number, number]
      return {
        ...barOf(month, received),
        label: shortMonth(number - 1),
        name: `${monthNames[number - 1]} ${year}`,
      }
    })}
  />
)

/** Maximum of bars side by side on a phone. */
const MOST = 10

/** Chart of gifts per year, the latest ten. */
export function YearsChart({ years }: { years: GivingWire['years'] }) {
  const last = years[0]!.year
  const first = Math.max(years.at(-1)!.year, last - MOST + 1)
  const known = new Map(years.map(({ year, received }) => [year, received]))
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <WovenChart
      caption={words.perYear}
      heads={[words.year, words.received]}
      bars={all.map((year) => ({
        ...barOf(String(year), known.get(year) ?? 0),
        label: year,
        name: String(year),
      }))}
    />
  )
}

const barOf = (id: string, received: number) => ({
  id,
  value: received,
  peak: shortRupiah(received),
  amount: formatRupiah(received),
})
