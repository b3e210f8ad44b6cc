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
import type { readRegionGiving } from './api.ts'
import { monthWords } from './month-words.ts'
import type { RegionGivingWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(
  async ({ api }) =>
    unwrap(await api<typeof readRegionGiving>('GET /desk/region/giving', { session: true })).data,
)

type Group = RegionGivingWire['groups'][number]

/** Donations to the edited regions and their institutions: only sums with several donors each. */
export function Component() {
  const { groups, least_donors: least, counted_until: until } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={words.regionGifts} />
      <DeskHeading title={words.regionGifts} lead={words.sumsOnly} />
      <div className="mt-6 max-w-170">
        <Notice tone="info">{words.wholeMonthsOfRegion(monthWords(until), least)}</Notice>
      </div>
      <div className="mt-8 max-w-240">
        {groups.length > 0 ? (
          <DeskTable
            caption={words.byPurpose}
            columns={columns}
            rows={groups}
            keyOf={({ region, institution }) => `${region.id} ${institution?.id ?? ''}`}
          />
        ) : (
          <Empty title={words.noSumsYet} cloth="langit">
            {words.shownAfterMonth}
          </Empty>
        )}
      </div>
    </>
  )
}

const columns: readonly Column<Group>[] = [
  {
    title: words.purpose,
    cell: ({ region, institution }) => institution?.title ?? words.regionAndCampaigns(region.title),
  },
  {
    title: words.until,
    name: 'sampai',
    from: 'md',
    cell: ({ until, has_few_more }) =>
      until ? `${monthWords(until)}${has_few_more ? words.fewSince : ''}` : '–',
  },
  {
    title: words.gifts,
    name: 'donasi',
    isFigure: true,
    from: 'sm',
    cell: ({ total }) => total?.gifts.toLocaleString(LOCALE) ?? '–',
  },
  {
    title: words.amount,
    isFigure: true,
    cell: ({ total }) => (total ? formatRupiah(total.amount) : words.fewDonors),
  },
]
