import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { ReportWire } from './schema.ts'

type ReportTableProps = { title: string; noun: string; shares: ReportWire['by_region'] }

const cell = 'border-b py-3 align-top not-last:pr-4'
const head = 'border-b-2 border-ink py-2.5 align-bottom font-medium text-muted not-last:pr-4'

/** Table of received and refunded sums by group. */
export function ReportTable({ title, noun, shares }: ReportTableProps) {
  return (
    <section className="min-w-0">
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
              <td className={cell}>
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
