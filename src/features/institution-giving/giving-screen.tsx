import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { formatRupiah } from '../giving/rupiah.ts'
import type { readInstitutionGiving } from './api.ts'
import { monthWords } from './month-words.ts'
import type { InstitutionGivingWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(
  async ({ api }) =>
    unwrap(await api<typeof readInstitutionGiving>('GET /desk/institution/giving', { session: true })).data,
)

type Period = InstitutionGivingWire['periods'][number]

/** Donations to the own institution: only sums with several donors each. */
export function Component() {
  const giving = useLoaderData<typeof loader>()
  const { total, periods, least_donors: least } = giving
  return (
    <>
      <Head title={words.institutionGifts} />
      <DeskHeading title={words.institutionGifts} lead={words.sumsOnly} />
      {total ? (
        <p className="mt-8">
          <span className="block text-[2.75rem] leading-tight font-light tabular-nums">
            {formatRupiah(total.amount)}
          </span>
          <span className="text-muted">{words.ofGiftsUntil(total.gifts, monthWords(periods[0]!.to))}</span>
        </p>
      ) : (
        <div className="mt-8">
          <Empty title={words.noSumsYet} cloth="langit">
            {words.shownFromDonors(least)}
          </Empty>
        </div>
      )}
      <div className="mt-6 max-w-170">
        <Notice tone="info">
          {giving.has_few_more && words.fewMore(least)}
          {words.wholeMonths(monthWords(giving.counted_until), least)}
        </Notice>
      </div>
      {periods.length > 0 && (
        <div className="mt-8 max-w-170">
          <DeskTable caption={words.byPeriod} columns={columns} rows={periods} keyOf={({ from }) => from} />
        </div>
      )}
    </>
  )
}

const columns: readonly Column<Period>[] = [
  {
    title: words.period,
    cell: ({ from, to }) => (from === to ? monthWords(from) : words.fromTo(monthWords(from), monthWords(to))),
  },
  { title: words.gifts, isFigure: true, cell: ({ gifts }) => gifts.toLocaleString(LOCALE) },
  { title: words.amount, isFigure: true, cell: ({ amount }) => formatRupiah(amount) },
]
