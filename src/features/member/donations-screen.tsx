import { data, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { listDonations } from '../donations/api.ts'
import type { readGiving } from '../donations/my-donations/api.ts'
import { GivingOverview } from '../donations/my-donations/giving-overview.tsx'
import { type Chosen, OwnFilters } from '../donations/my-donations/own-filters.tsx'
import { OwnRows } from '../donations/my-donations/own-rows.tsx'
import { donationStatuses } from '../giving/gift-rules.ts'
import { Simulation } from '../giving/simulation.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const chosen = chosenIn(query)
  const filter = { year: chosen.year || undefined, status: statusOf(chosen.status) }
  const [list, giving] = await Promise.all([
    api<typeof listDonations>('GET /donations', {
      session: true,
      query: { ...filter, page: query.get('page') ?? '1' },
    }),
    api<typeof readGiving>('GET /donations/summary', { session: true, query: { year: filter.year } }),
  ])
  if (!list.success && [400, 401].includes(list.code))
    throw data(null, { status: list.code === 401 ? 401 : 404 })
  const years = giving.success ? giving.data.years.map(({ year }) => year) : []
  const shown = {
    chosen,
    years: chosen.year && !years.includes(Number(chosen.year)) ? [Number(chosen.year), ...years] : years,
    giving: giving.success ? giving.data : null,
  }
  if (!list.success) return data({ ...shown, rows: null, pagination: null }, { status: 503 })
  return { ...shown, rows: list.data, pagination: list.pagination! }
})

const statusOf = (text: string) => donationStatuses.find((status) => status === text)

const chosenIn = (query: URLSearchParams): Chosen => ({
  year: query.get('year') ?? '',
  status: statusOf(query.get('status') ?? '') ?? '',
})

export function Component() {
  const { chosen, years, giving, rows, pagination } = useLoaderData<typeof loader>()
  const hrefFor = (page: number) =>
    withQuery(paths.memberDonations, { ...chosen, page: page > 1 ? String(page) : '' })
  const isAll = !chosen.year && !chosen.status
  const isNew = rows?.length === 0 && isAll && pagination?.total === 0
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.myDonations} />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading title={words.myDonations} lead={words.donationsLead} />
        {!isNew && (
          <div className="mt-5">
            <ButtonLink to={paths.donate} variant="orange" reloadDocument>
              {words.donate}
            </ButtonLink>
          </div>
        )}
      </div>
      <p className="mt-3">
        <Link to={furtherPaths.memberPledges} className="link inline-flex min-h-11 items-center">
          {words.monthlyDonations}
        </Link>
      </p>
      {isNew ? (
        <NoGifts />
      ) : (
        <>
          {giving && giving.years.length > 0 && <GivingOverview giving={giving} year={chosen.year} />}
          <div className="mt-7 empty:hidden">
            <Simulation
              environment={rows?.find((row) => row.environment === 'simulation')?.environment ?? null}
            />
          </div>
          <div className="mt-7">
            <OwnFilters chosen={chosen} years={years} />
          </div>
          {rows === null ? (
            <div className="mt-8">
              <Failure title={words.donationsNotLoaded} kept={words.choiceIsKept} retryTo={hrefFor(1)} />
            </div>
          ) : rows.length === 0 ? (
            <NoMatch isPastEnd={(pagination?.total ?? 0) > 0} />
          ) : (
            <>
              <OwnRows rows={rows} />
              <div className="mt-8">
                <Pagination
                  total={pagination!.total}
                  page={pagination!.current_page}
                  lastPage={pagination!.last_page}
                  noun={words.donationsNoun}
                  hrefFor={hrefFor}
                />
              </div>
            </>
          )}
        </>
      )}
    </div>
  )
}

const NoGifts = () => (
  <div className="mt-8">
    <Empty
      title={words.noDonations}
      cloth="langit"
      action={
        <ButtonLink to={paths.donate} variant="orange" reloadDocument>
          {words.firstDonation}
        </ButtonLink>
      }
    >
      {words.donationsWillAppear}
    </Empty>
  </div>
)

const NoMatch = ({ isPastEnd }: { isPastEnd: boolean }) => (
  <div className="mt-8">
    <Empty
      title={isPastEnd ? words.listEnds : words.noDonationMatches}
      cloth="langit"
      action={<ButtonLink to={paths.memberDonations}>{words.seeAll}</ButtonLink>}
    >
      {isPastEnd ? words.noDonationsOnPage : words.tryOtherChoice}
    </Empty>
  </div>
)
