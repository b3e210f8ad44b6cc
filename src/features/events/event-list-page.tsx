import { data, useLoaderData, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { months } from '#src/ui/months.ts'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Region } from '../regions/model.ts'
import { requireRegion } from '../regions/require-region.ts'
import type { listEvents, listMonths } from './api.ts'
import { CalendarLink } from './calendar-link.tsx'
import { type Choice, countOf, hrefOf } from './list-choice.ts'
import { ListFilters } from './list-filters.tsx'
import { toEventRow } from './model.ts'
import { MonthGroups } from './month-groups.tsx'
import { NoEvents } from './no-events.tsx'
import * as words from './words.id.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

/** Skeleton of the list of events: the shape of a month with its rows. */
function EventListSkeleton() {
  return (
    <div className="mt-8 md:mt-12">
      <Skeleton>
        <div className="md:grid md:grid-cols-[200px_1fr] md:gap-x-10">
          <Weft className="h-7 w-36 md:mt-5" />
          <div className="border-t max-md:mt-3">
            {rows.map((key) => (
              <div key={key} className="flex items-center gap-4 border-b py-4.5 md:gap-8 md:py-5.5">
                <Weft className="h-20 w-17 flex-none md:w-19" />
                <Weft className="weft-lines h-26 w-37.5 flex-none max-md:hidden" />
                <div className="w-full space-y-2.5">
                  <Weft className="h-5 w-[70%]" />
                  <Weft className="h-3.5 w-[46%]" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </Skeleton>
    </div>
  )
}

export const loader = page(async ({ api, lists, query, url }) => {
  const q = query.get('q')?.trim() ?? ''
  const upcoming = query.get('upcoming') || '1'
  const region = query.get('region') ?? ''
  const choice: Choice = { q, isPast: upcoming === '0', month: query.get('bulan') || null, region }
  const filter = {
    ...(q ? { q } : { upcoming, bulan: choice.month ?? undefined }),
    region: region || undefined,
  }
  const key: ListKey = { entity: 'events', filter }
  const number = query.get('page') ?? '1'
  const fetchPage = async () =>
    toPagedRows(
      await api<typeof listEvents>('GET /events', { query: { ...filter, page: number } }),
      toEventRow,
    )
  const [known, answer] = await Promise.all([
    lists.page(key, Number(number), fetchPage),
    api<typeof listMonths>('GET /events/months', { query: { region: filter.region } }),
  ])
  const calendar = answer.success ? answer.data : null
  // Events end without an edit: rows that the browser kept are then fetched again.
  const isOvertaken =
    calendar && !q && !('success' in known) && known.pagination.total !== countOf(calendar.months, choice)
  const list = isOvertaken ? await lists.page(key, Number(number), fetchPage, { reset: true }) : known
  if (!('success' in list)) {
    if (region && list.pagination.total === 0) await requireRegion(api, region, url)
    return data({ choice, calendar, list: { ...list, key } })
  }
  // A month, region, page or query that the API refuses is a 404.
  if (list.code === 400) throw data(null, { status: 404 })
  return data({ choice, calendar, list: null }, { status: list.code < 500 ? 503 : list.code })
})

export function Component() {
  const { list, choice, calendar } = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
  const page = list?.pagination.currentPage ?? 1
  const place = regions.find(({ id }) => String(id) === choice.region)?.name
  const title = titleOf(choice, place) + (page > 1 ? words.pageNumber(page) : '')
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={title}
        description={words.eventsDescription}
        {...(!choice.q && list && { canonical: hrefOf({ ...choice, page }) })}
        share={{ kind: 'list', id: 4, title: words.events }}
      />
      <PageHeading title={words.events} lead={words.eventsLead} />
      <ListFilters choice={choice} months={calendar?.months ?? []} regions={regions} />
      <Found />
      <CalendarLink />
    </div>
  )
}

/** The list's result: months with their events, none, a failure, or a skeleton while the next page loads slowly. */
function Found() {
  const { list, choice, calendar } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next?.pathname === inLanguage(paths.events))
  if (isSlow) return <EventListSkeleton />
  if (!list)
    return (
      <div className="mt-8">
        <Failure
          title={words.eventsNotLoaded}
          {...(choice.q && { kept: words.queryIsKept })}
          retryTo={pathname + search}
        />
      </div>
    )
  const { total, currentPage, lastPage } = list.pagination
  if (!list.rows.length) return <NoEvents choice={choice} page={currentPage} />
  return (
    <>
      <MonthGroups rows={list.rows} now={calendar?.now ?? null} />
      <div className="mt-9 md:mt-12">
        <Pagination
          total={total}
          page={currentPage}
          lastPage={lastPage}
          noun={words.noun}
          hrefFor={(page) => hrefOf({ ...choice, page })}
        />
      </div>
    </>
  )
}

function titleOf({ q, isPast, month }: Choice, place: string | undefined) {
  const parts = [
    isPast && !q ? words.pastEventsTitle : words.events,
    place && words.regionNamed(place),
    month && !q && `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  ]
  const title = parts.filter(Boolean).join(', ')
  return q ? words.searchedIn(q, title) : title
}
