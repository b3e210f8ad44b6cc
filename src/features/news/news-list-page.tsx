import { data, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { paths } from '#src/paths.ts'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { keep, page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { NewsGridSkeleton } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import type { listCategories, listNews } from './api.ts'
import { toNewsRow } from './model.ts'
import { NewsGrid } from './news-grid.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { CategoryWire } from './schema.ts'

export const loader = page(async ({ api, lists, kept, query, params }) => {
  const filter = { category: params.category, q: query.get('q')?.trim() || undefined }
  const key: ListKey = { entity: 'news', filter }
  const number = query.get('page') ?? '1'
  const [list, known] = await Promise.all([
    lists.page(key, Number(number), async () =>
      toPagedRows(await api<typeof listNews>('GET /news', { query: { ...filter, page: number } }), toNewsRow),
    ),
    keep(kept, 'news/categories', () => api<typeof listCategories>('GET /news/categories')),
  ])
  const categories = known.success ? known.data : []
  const category = categories.find(({ slug }) => slug === params.category) ?? null
  const isFailed = 'success' in list
  // A page number or words that the API refuses name no page of this list, nor does an unknown category.
  if (isFailed ? list.code === 400 : params.category && !category) throw data(null, { status: 404 })
  const shown = { categories, category, q: filter.q ?? '' }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

export function Component() {
  const { list, categories, category, q } = useLoaderData<typeof loader>()
  const base = category ? paths.newsCategory(category.slug) : paths.news
  const hrefFor = (number: number) => withQuery(base, { q, page: number > 1 ? String(number) : '' })
  const current = list?.pagination.currentPage ?? 1
  const name = category?.title ?? 'News'
  const title = current > 1 ? `${name}, halaman ${current}` : name
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? `“${q}” di ${title}` : title}
        description="Kabar dari region dan lembaga partisipan: liputan, cerita lapangan, dan pernyataan resmi jaringan."
        {...(!q && list && { canonical: hrefFor(current) })}
      />
      <PageHeading
        title={name}
        lead="Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan."
      />
      <div className="mt-6 grid gap-4 md:mt-8 lg:grid-cols-[1fr_15.5rem] lg:items-end lg:gap-6">
        <Tabs label="Kategori berita" items={tabsOf(categories, category, q)} />
        <SearchBox action={base} value={q} label="Cari judul atau isi berita" clearTo={base} />
      </div>
      <Found list={list} q={q} base={base} hrefFor={hrefFor} />
    </div>
  )
}

type FoundProps = {
  list: ReturnType<typeof useLoaderData<typeof loader>>['list']
  q: string
  base: string
  hrefFor: (page: number) => string
}

/** What the list gave: cards, a page without any, a failure, or its shape while the next page is slow to come. */
function Found({ list, q, base, hrefFor }: FoundProps) {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next !== undefined && isList.test(next.pathname))
  if (isSlow)
    return (
      <div className="mt-6 md:mt-8">
        <NewsGridSkeleton />
      </div>
    )
  if (!list)
    return (
      <div className="mt-8">
        <Failure
          title="Berita tidak bisa dimuat"
          {...(q && { kept: 'Kata pencarian tetap tersimpan.' })}
          retryTo={pathname + search}
        />
      </div>
    )
  const { total, currentPage, lastPage } = list.pagination
  if (!list.rows.length) return <NothingFound q={q} clearTo={base} />
  return (
    <>
      <NewsGrid rows={list.rows} hasLead={currentPage === 1 && !q} />
      <Pagination total={total} page={currentPage} lastPage={lastPage} noun="berita" hrefFor={hrefFor} />
    </>
  )
}

/** The addresses that this page serves: from one to another the frame stays and only the rows change. */
const isList = /^\/news(?:\/category(?:\/[^/]+)?)?$/

const tabsOf = (categories: readonly CategoryWire[], category: CategoryWire | null, q: string) => [
  {
    to: withQuery(paths.news, { q }),
    label: 'Semua',
    count: categories.reduce((sum, { total }) => sum + total, 0),
    isCurrent: !category,
  },
  ...categories.map(({ slug, title, total }) => ({
    to: withQuery(paths.newsCategory(slug), { q }),
    label: title,
    count: total,
    isCurrent: slug === category?.slug,
  })),
]

const withQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return search.size ? `${path}?${search}` : path
}
