import { data, useLoaderData, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { InstitutionRow } from '#src/ui/institution-row.tsx'
import { fetchOncePerVisit, page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Region } from '../../regions/model.ts'
import { requireRegion } from '../../regions/require-region.ts'
import type { listLetters, listParticipants } from './api.ts'
import { addressOf, type Chosen, readChosen } from './chosen.ts'
import { LetterBar } from './letter-bar.tsx'
import { toInstitution, toParticipantRow } from './model.ts'
import { ParticipantFilters } from './participant-filters.tsx'
import * as words from './words.id.ts'

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** Loading state of the list. */
function ParticipantsSkeleton() {
  return (
    <Skeleton>
      <div className="grid md:grid-cols-2 md:gap-x-14">
        {rows.map((key) => (
          <div key={key} className="flex items-start gap-4 border-t py-4.5 md:py-5">
            <Weft className="weft-lines size-16 flex-none md:size-21" />
            <div className="w-full space-y-2">
              <Weft className="h-3.5 w-[30%]" />
              <Weft className="h-5 w-[70%]" />
              <Weft className="h-4 w-[92%]" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

export const loader = page(async ({ api, lists, kept, query, url }) => {
  const chosen = readChosen(query)
  const { q, region, letter, sort } = chosen
  const key: ListKey = { entity: 'participant', filter: chosen }
  const number = query.get('page') ?? '1'
  const [list, letters] = await Promise.all([
    lists.page(key, Number(number), async () =>
      toPagedRows(
        await api<typeof listParticipants>('GET /partisipan', {
          query: { q, region, letter, sort, page: number },
        }),
        toParticipantRow,
      ),
    ),
    fetchOncePerVisit(kept, `participants/letters/${region}/${q}`, () =>
      api<typeof listLetters>('GET /partisipan/letters', { query: { q, region } }),
    ),
  ])
  const isFailed = 'success' in list
  // Filters that the API rejects, including unknown regions, are answered with 404.
  if (isFailed && list.code === 400) throw data(null, { status: 404 })
  if (!isFailed && region && list.pagination.total === 0) await requireRegion(api, region, url)
  const shown = { chosen, letters: letters.success ? letters.data.map((one) => one.letter) : [] }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

export function Component() {
  const { list, chosen, letters } = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: Region[] }
  const total = regions.reduce((sum, { participantTotal }) => sum + participantTotal, 0)
  const current = list?.pagination.currentPage ?? 1
  const place = regions.find(({ id }) => String(id) === chosen.region)?.name
  const parts = [
    words.participants,
    place && words.inRegion(place),
    chosen.letter && words.underLetter(chosen.letter),
    current > 1 && words.onPage(current),
  ]
  const title = parts.filter(Boolean).join(', ')
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={chosen.q ? words.foundIn(chosen.q, title) : title}
        description={words.description}
        {...(!chosen.q && !chosen.sort && list && { canonical: addressOf(chosen, current) })}
        share={{ kind: 'list', id: 6, title: words.participants }}
      />
      <PageHeading title={words.participants} lead={words.lead(total)} />
      <div className="mt-6 mb-4 grid gap-3 md:mt-8">
        <ParticipantFilters
          chosen={chosen}
          regions={regions.filter(({ participantTotal }) => participantTotal > 0)}
        />
        <LetterBar
          known={letters}
          chosen={chosen.letter}
          hrefFor={(letter) => addressOf({ ...chosen, letter: letter === chosen.letter ? '' : letter })}
        />
      </div>
      <Found />
    </div>
  )
}

/** Result of the list: rows, empty state, error, or skeleton while the next page loads slowly. */
function Found() {
  const { list, chosen } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next?.pathname === inLanguage(paths.participants))
  if (isSlow) return <ParticipantsSkeleton />
  if (!list)
    return (
      <div className="mt-8">
        <Failure
          title={words.failed}
          {...(chosen.q && { kept: words.searchKept })}
          retryTo={pathname + search}
        />
      </div>
    )
  const { total, currentPage, lastPage } = list.pagination
  if (!list.rows.length) return <NobodyFound chosen={chosen} page={currentPage} />
  return (
    <>
      <ul className="mb-9 grid md:mb-14 md:grid-cols-2 md:gap-x-14">
        {list.rows.map((item) => (
          <li key={item.id}>
            <InstitutionRow item={toInstitution(item)} place={item.region.name} />
          </li>
        ))}
      </ul>
      <Pagination
        total={total}
        page={currentPage}
        lastPage={lastPage}
        noun={words.noun}
        hrefFor={(number) => addressOf(chosen, number)}
      />
    </>
  )
}

/** Empty state: gives the reason and a next step, if there is one. */
function NobodyFound({ chosen, page }: { chosen: Chosen; page: number }) {
  const { q, region, letter } = chosen
  const isNarrowed = Boolean(q || region || letter)
  if (!isNarrowed && page === 1)
    return (
      <div className="mt-8">
        <Empty title={words.noneYet}>{words.noneYetNext}</Empty>
      </div>
    )
  return (
    <div className="mt-8">
      <Empty
        title={q ? words.noneFor(q) : words.noneOnPage}
        action={
          <ButtonLink to={paths.participants} variant="outline">
            {isNarrowed ? words.showAll : words.toFirstPage}
          </ButtonLink>
        }
      >
        {isNarrowed ? words.tryOther : words.startsOnFirstPage}
      </Empty>
    </div>
  )
}
