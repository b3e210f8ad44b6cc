import { LOCALE } from '#src/urls/language.id.ts'
import * as words from './words.id.ts'

/** Visitors counted on the server; `total` is since the beginning. */
export type Visits = { today: number; month: number; total: number }

/** The visitor counter of the footer, without figures that are 0. */
export function VisitorCounter({ visits }: { visits: Visits }) {
  const all = [
    [words.today, visits.today],
    [words.thisMonth, visits.month],
    [words.total, visits.total],
  ] as const
  const figures = all.filter(([, figure]) => figure > 0)
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="pengunjung">
      <h2 id="pengunjung" className="text-sm font-normal">
        {words.visitors}
      </h2>
      <dl className="mt-1.5 flex w-fit max-w-full flex-wrap divide-x divide-mist/50 rounded-control border border-mist/50">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse px-3.5 py-2">
            <dt className="text-xs">{label}</dt>
            <dd className="text-lg leading-tight font-semibold text-white figures">
              {figure.toLocaleString(LOCALE)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
