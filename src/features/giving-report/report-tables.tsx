import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { ReportShare } from './schema.ts'
import * as words from './words.id.ts'

const cell = 'border-b py-3 align-top not-last:pr-4'
const head = 'border-b-2 border-ink py-2.5 align-bottom font-medium text-muted not-last:pr-4'

export type ReportColumn = { title: string; of: (share: ReportShare) => number }
type ReportTableProps = {
  title: string
  noun: string
  shares: readonly ReportShare[]
  /** Sums, the most important last; on a phone the others are below the name. */
  columns: readonly ReportColumn[]
}

/** Table of sums by group. */
export function ReportTable({ title, noun, shares, columns }: ReportTableProps) {
  const last = columns.at(-1)!
  const others = columns.slice(0, -1)
  return (
    <section className="min-w-0 overflow-x-auto">
      <Rubric title={title} />
      <table className="mt-3 w-full border-separate border-spacing-0 text-note">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {noun}
            </th>
            {others.map((column) => (
              <th key={column.title} scope="col" className={`${head} text-right max-sm:hidden`}>
                {column.title}
              </th>
            ))}
            <th scope="col" className={`${head} text-right`}>
              {last.title}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.id ?? share.title}>
              <td className={`${cell} wrap-anywhere`}>
                {share.title}
                <span className="block text-sm text-muted">
                  {share.count > 0 && words.gifts(share.count)}
                  <span className="sm:hidden">
                    {others.map(
                      ({ title: name, of }) =>
                        of(share) !== 0 && (
                          <span key={name} className="block">
                            {name} {formatRupiah(of(share))}
                          </span>
                        ),
                    )}
                  </span>
                </span>
              </td>
              {others.map(({ title: name, of }) => (
                <td key={name} className={`${cell} text-right whitespace-nowrap figures max-sm:hidden`}>
                  {formatRupiah(of(share))}
                </td>
              ))}
              <td className={`${cell} text-right font-semibold whitespace-nowrap figures`}>
                {formatRupiah(last.of(share))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const received: ReportColumn = { title: words.received, of: (share) => share.received }
export const refunded: ReportColumn = { title: words.refunded, of: (share) => share.refunded }
export const passedOn: ReportColumn = { title: words.passedOn, of: (share) => share.passed_on }
export const balance: ReportColumn = { title: words.balance, of: (share) => share.balance }
