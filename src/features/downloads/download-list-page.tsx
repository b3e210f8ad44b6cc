import { data, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { fetchOncePerVisit, page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { listCategories, listDownloads } from './api.ts'
import { addressOf, CategoryTabs, CategoryTree } from './category-tree.tsx'
import { DownloadRows } from './download-rows.tsx'
import { toDownload } from './model.ts'
import * as words from './words.id.ts'

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** The shape of `DownloadRows` while they load slowly. */
function DownloadRowsSkeleton() {
  return (
    <Skeleton>
      {rows.map((key) => (
        <div key={key} className="flex items-center gap-4 border-t py-5 max-lg:first:border-t-0 md:gap-6">
          <Weft className="weft-lines h-26 w-20 flex-none md:h-31 md:w-24" />
          <div className="w-full space-y-2.5">
            <Weft className="h-5 w-[64%]" />
            <Weft className="h-3.5 w-[86%]" />
            <Weft className="h-3.5 w-[40%]" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}

export const loader = page(async ({ api, lists, kept, query }) => {
  const slug = query.get('category') ?? undefined
  const filter = { category: slug, q: query.get('q')?.trim() || undefined }
  const key: ListKey = { entity: 'download', filter }
  const number = query.get('page') ?? '1'
  const ask = () =>
    api<typeof listDownloads>('GET /download', { query: { ...filter, page: number }, session: true })
  const [list, known] = await Promise.all([
    lists.page(key, Number(number), async () => toPagedRows(await ask(), toDownload)),
    fetchOncePerVisit(kept, 'download/categories', () =>
      api<typeof listCategories>('GET /download/categories'),
    ),
  ])
  const categories = known.success ? known.data : []
  const all = categories.flatMap((parent) => [parent, ...parent.children])
  const chosen = all.find((category) => category.slug === slug) ?? null
  const isFailed = 'success' in list
  // A page number or query that the API refuses is a 404, as is an unknown category.
  if (isFailed ? list.code === 400 : slug && !chosen) throw data(null, { status: 404 })
  const shown = { categories, chosen, q: filter.q ?? '' }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

export function Component() {
  const { list, categories, chosen, q } = useLoaderData<typeof loader>()
  const hrefFor = (number: number) =>
    withQuery(paths.downloads, { category: chosen?.slug ?? '', q, page: number > 1 ? String(number) : '' })
  const current = list?.pagination.currentPage ?? 1
  const name = chosen?.title ?? words.knowledge
  const title = current > 1 ? words.pageOf(name, current) : name
  const tree = { categories, chosen, q }
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? words.foundIn(q, title) : title}
        description={chosen?.lead || words.lead}
        {...(!q && list && { canonical: hrefFor(current) })}
        share={{ kind: 'list', id: 5, title: words.knowledge }}
      />
      <PageHeading title={name} lead={chosen?.lead || words.lead} />
      <div className="mt-6 md:mt-8 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14">
        <div>
          <SearchBox
            action={paths.downloads}
            value={q}
            label={words.search}
            clearTo={addressOf(chosen, '')}
          />
          <div className="mt-4 lg:hidden">
            <CategoryTabs {...tree} />
          </div>
          <div className="mt-5 max-lg:hidden">
            <CategoryTree {...tree} />
            <AccessLevels />
          </div>
        </div>
        <Found list={list} q={q} clearTo={addressOf(chosen, '')} hrefFor={hrefFor} />
      </div>
    </div>
  )
}

function AccessLevels() {
  return (
    <section className="mt-9 text-sm leading-normal text-muted">
      <h2 className="text-sm text-ink">{words.accessLevels}</h2>
      <p className="mt-1">{words.accessExplained}</p>
    </section>
  )
}

type FoundProps = {
  list: ReturnType<typeof useLoaderData<typeof loader>>['list']
  q: string
  clearTo: string
  hrefFor: (page: number) => string
}

/** The list's result: rows, an empty page, a failure, or a skeleton while the next page loads slowly. */
function Found({ list, q, clearTo, hrefFor }: FoundProps) {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next?.pathname === inLanguage(paths.downloads))
  if (isSlow) return <DownloadRowsSkeleton />
  if (!list)
    return (
      <div className="max-lg:mt-8">
        <Failure title={words.failed} {...(q && { kept: words.searchKept })} retryTo={pathname + search} />
      </div>
    )
  const { total, currentPage, lastPage } = list.pagination
  if (!list.rows.length) return <NothingFound q={q} clearTo={clearTo} noun={words.noun} page={currentPage} />
  return (
    <div>
      <DownloadRows rows={list.rows} heading="h2" />
      <div className="mt-9 md:mt-14">
        <Pagination
          total={total}
          page={currentPage}
          lastPage={lastPage}
          noun={words.noun}
          hrefFor={hrefFor}
        />
      </div>
    </div>
  )
}
