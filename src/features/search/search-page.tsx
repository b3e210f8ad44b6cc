import { data, useLoaderData } from 'react-router'
import { allKinds, type SearchKind, searchedKinds } from '#src/kinds.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Found } from '#src/ui/found.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { type TabItem, Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { limitedCount } from '#src/wire/count-limit.ts'
import type { searchSite } from './api.ts'
import { toFound, toSearchText } from './model.ts'
import { ResultList, ResultListSkeleton } from './result-list.tsx'
import type { SearchFilter } from './schema.ts'
import * as words from './words.id.ts'

const sections = [
  ...allKinds.flatMap(({ section }) => (section ? [section] : [])),
  { to: paths.regions, label: words.regions, about: words.aboutRegions },
  {
    to: paths.donate,
    label: words.donations,
    about: words.aboutDonations,
    reloadDocument: true,
  },
]

/** Overview of the searchable sections, shown before a search. */
function Sections() {
  return (
    <ul className="mt-3 grid border-b md:grid-cols-2 md:gap-x-12">
      {sections.map(({ to, label, about, ...section }) => (
        <li key={to} className="group relative flex items-center gap-4 border-t py-4">
          <div className="min-w-0 flex-1">
            <Link
              to={to}
              reloadDocument={'reloadDocument' in section}
              className="hit-area text-row font-semibold group-hover:underline"
            >
              {label}
            </Link>
            <p className="text-note text-muted">{about}</p>
          </div>
          <Icon name="arrow-right" className="flex-none text-blue" />
        </li>
      ))}
    </ul>
  )
}

export const loader = page(async ({ api, query }) => {
  const q = toSearchText(query.get('q') ?? '')
  const kind = (query.get('kind') || undefined) as SearchKind | undefined
  const literal = (query.get('literal') || '0') as SearchFilter['literal']
  const asked = { q, kind, literal, page: query.get('page') ?? '1' }
  const answer = await api<typeof searchSite>('GET /search', { query: asked })
  // A page number or a kind that the API refuses is a 404.
  if (!answer.success && answer.code === 400) throw data(null, { status: 404 })
  const shown = { q, kind: kind ?? null, literal }
  if (!answer.success)
    return data(
      { ...shown, corrected: null, totals: [], list: null },
      { status: answer.code < 500 ? 503 : answer.code },
    )
  const { corrected, totals, rows } = answer.data
  const list = toPagedRows({ ...answer, data: rows }, toFound)
  return data({ ...shown, corrected, totals, list: 'success' in list ? null : list })
})

export function Component() {
  const { list, q, kind, literal, corrected, totals } = useLoaderData<typeof loader>()
  const hrefFor = (parts: { kind?: string | null; page?: number }) =>
    withQuery(paths.search, {
      q,
      kind: parts.kind ?? '',
      literal: literal === '1' ? '1' : '',
      page: parts.page && parts.page > 1 ? String(parts.page) : '',
    })
  const kinds = tabsOf(kind, totals, (chosen) => hrefFor({ kind: chosen }))
  // Rows of zeros lead nowhere.
  const hasHits = totals.length === 0 || totals.some(({ total }) => total > 0)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={q ? words.searchedFor(q) : words.searchSite} />
      <PageHeading title={words.searchSite} />
      <div className="mt-6 max-w-170 md:mt-8">
        <SearchBox action={paths.search} value={q} label={words.searchLabel} clearTo={paths.search} />
      </div>
      {q ? (
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:gap-14">
          <div className="min-w-0 max-w-170">
            {hasHits && (
              <div className="mt-3 lg:hidden">
                <Tabs label={words.kindsOfContent} items={kinds} />
              </div>
            )}
            {corrected && <CorrectedNote q={q} corrected={corrected} kind={kind} />}
            {list?.rows.length === 0 ? (
              <NothingHere q={q} kind={kind} isPastEnd={list.pagination.total > 0} />
            ) : (
              <Found
                list={list}
                noun={words.results}
                q={q}
                clearTo={paths.search}
                hrefFor={(number) => hrefFor({ kind, page: number })}
                isList={isSearch}
                skeleton={<ResultListSkeleton />}
              >
                {({ rows }) => <ResultList rows={rows} />}
              </Found>
            )}
          </div>
          {hasHits && <KindTotals kinds={kinds} />}
        </div>
      ) : (
        <div className="mt-9">
          <Sections />
        </div>
      )}
    </div>
  )
}

const isSearch = /^\/search$/

type Totals = readonly { kind: SearchKind; total: number }[]

/** The kinds with their numbers of hits; without numbers where the search failed. */
function tabsOf(
  kind: SearchKind | null,
  totals: Totals,
  hrefFor: (kind: string | null) => string,
): TabItem[] {
  const counted = (count: number) => (totals.length ? { count: limitedCount(count) } : {})
  return [
    {
      to: hrefFor(null),
      label: words.all,
      isCurrent: !kind,
      ...counted(totals.reduce((sum, { total }) => sum + total, 0)),
    },
    ...searchedKinds.map(({ kind: name, search: { label } }) => ({
      to: hrefFor(name),
      label,
      isCurrent: name === kind,
      ...counted(totals.find((one) => one.kind === name)?.total ?? 0),
    })),
  ]
}

/** The kinds at the side of wide windows, where the tabs of narrow ones have no place. */
function KindTotals({ kinds }: { kinds: readonly TabItem[] }) {
  return (
    <nav aria-label={words.resultsByKind} className="mt-9 max-lg:hidden">
      <Rubric title={words.resultsByKind} />
      <ul className="mt-3">
        {kinds.map(({ to, label, count, isCurrent }) => (
          <li key={to} className="border-b">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-12 items-center justify-between gap-4 hover:underline aria-[current=page]:font-semibold"
            >
              {label}
              <span className={`figures ${count ? '' : 'text-muted'}`}>{count?.toLocaleString(LOCALE)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Says that the query was corrected, with a link to search for the original. */
function CorrectedNote({ q, corrected, kind }: { q: string; corrected: string; kind: string | null }) {
  return (
    <div className="mt-6">
      <p className="text-lead break-words">
        {words.correctedBefore} <strong>“{corrected}”</strong>
        {words.correctedAfter}
      </p>
      <p className="text-muted break-words">
        <Link
          to={withQuery(paths.search, { q, kind: kind ?? '', literal: '1' })}
          className="link inline-flex min-h-11 items-center"
        >
          {words.searchExactly(q)}
        </Link>
      </p>
    </div>
  )
}

type NothingHereProps = {
  q: string
  kind: string | null
  /** The page is beyond the last one with results. */
  isPastEnd: boolean
}

/** No results: the reason, and one way on. */
function NothingHere({ q, kind, isPastEnd }: NothingHereProps) {
  const back = (to: string, label: string) => (
    <ButtonLink to={to} variant="outline">
      {label}
    </ButtonLink>
  )
  return (
    <div className="mt-8 break-words">
      {isPastEnd ? (
        <Empty
          title={words.noResultsOnPage}
          action={back(withQuery(paths.search, { q, kind: kind ?? '' }), words.toFirstPage)}
        >
          {words.bestOnFirstPage}
        </Empty>
      ) : (
        <Empty
          title={words.nothingAbout(q)}
          action={
            kind
              ? back(withQuery(paths.search, { q }), words.searchAllKinds)
              : back(paths.search, words.clearSearch)
          }
        >
          {kind ? words.maybeOtherKind : words.tryCommonWords}
        </Empty>
      )}
      {!isPastEnd && (
        <section className="mt-11">
          <Rubric title={words.orStartHere} />
          <Sections />
        </section>
      )}
    </div>
  )
}
