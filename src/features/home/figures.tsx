import { Figures } from '#src/ui/figures.tsx'
import { Link } from '#src/ui/link.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import type { Figure } from './model.ts'
import * as words from './words.id.ts'

/** Whole rupiah; `giving/rupiah.ts` would bring the reader of typed sums into what every page loads. */
export const rupiah = (amount: number) => `Rp\u00a0${amount.toLocaleString(LOCALE)}`

/** The strip of the home page: sums in short, with the way to the report. */
export const HomeFigures = ({ items }: { items: readonly Figure[] }) => (
  <Figures items={items} className="wrap pt-5 md:pt-11" draw={{ value: Value, below: Below }} />
)

const Below = ({ year, isMoney }: Figure) =>
  isMoney && (
    <Link
      to={`${paths.givingReport}?year=${year}`}
      reloadDocument
      className="link -my-2.5 flex min-h-11 items-center"
    >
      {words.seeReport}
    </Link>
  )

/** The number in full, or in short with the exact one for who listens. */
function Value({ value, isMoney }: Figure) {
  const exact = isMoney ? rupiah(value) : value.toLocaleString(LOCALE)
  const short = inShort(value)
  if (!short) return exact
  return (
    <>
      <span className="sr-only">{exact}</span>
      <span aria-hidden="true">
        {isMoney && 'Rp\u00a0'}
        {short.number} <span className="text-lg tracking-normal">{short.unit}</span>
      </span>
    </>
  )
}

const units = [
  [1e12, words.trillion],
  [1e9, words.billion],
  [1e6, words.million],
] as const

/** Writes from a million on `1,2` and `miliar`, rounded down, so that it never says more than there is. */
function inShort(value: number): { number: string; unit: string } | null {
  const scale = units.find(([size]) => value >= size)
  if (!scale) return null
  const [size, unit] = scale
  return { number: (Math.floor(value / (size / 10)) / 10).toLocaleString(LOCALE), unit }
}
