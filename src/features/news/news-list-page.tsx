import { data, useLoaderData, useRouteLoaderData } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { Card, LeadCard } from '#src/ui/card.tsx'
import { FeedLink } from '#src/ui/feed-link.tsx'
import { Found } from '#src/ui/found.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { fetchOncePerVisit, type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { NewsGridSkeleton } from '#src/ui/skeleton.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { getParticipant } from '../institutions/directory/api.ts'
import type { Region } from '../regions/model.ts'
import { requireRegion } from '../regions/require-region.ts'
import type { listCategories, listNews } from './api.ts'
import { type NewsRow, toNewsRow } from './model.ts'
import { toCard } from './news-card.ts'
import type { CategoryWire } from './schema.ts'

const lead = { width: 650, height: 380 }
const card = { width: 366, height: 244 }

/** A page of news; the first page leads with the newest item. */
function NewsGrid({ rows, hasLead }: { rows: readonly NewsRow[]; hasLead: boolean }) {
  const [first, ...others] = rows
  return (
    <div className="mt-6 md:mt-8">
      {hasLead && first && <LeadCard item={toCard(first, lead, { isLead: true })} />}
      <ul className="mt-6 mb-9 grid md:not-first:mt-14 md:mb-14 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
        {(hasLead ? others : rows).map((item, i) => (
          <li key={item.id}>
            <Card item={toCard(item, card)} heading="h2" eager={!hasLead && i === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const loader = page(async ({ api, lists, kept, query, params, url }) => {
  const origin = {
    region: query.get('region') || undefined,
    participant: query.get('participant') || undefined,
  }
  const filter = { category: params.category, q: query.get('q')?.trim() || undefined, ...origin }
  const key: ListKey = { entity: 'news', filter }
  const number = query.get('page') ?? '1'
  const [list, known] = await Promise.all([
    lists.page(key, Number(number), async () =>
      toPagedRows(await api<typeof listNews>('GET /news', { query: { ...filter, page: number } }), toNewsRow),
    ),
    fetchOncePerVisit(kept, 'news/categories', () => api<typeof listCategories>('GET /news/categories')),
  ])
  const categories = known.success ? known.data : []
  const category = categories.find(({ slug }) => slug === params.category) ?? null
  const isFailed = 'success' in list
  // A page number or query that the API refuses is a 404, as is an unknown category.
  if (isFailed ? list.code === 400 : params.category && !category) throw data(null, { status: 404 })
  if (origin.region && !isFailed && list.pagination.total === 0) await requireRegion(api, origin.region, url)
  const shown = { categories, category, q: filter.q ?? '', origin, institution: await nameOf(api, origin) }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

type Origin = { region: string | undefined; participant: string | undefined }

/** Name of the institution whose news are asked for, if any. @throws a 404 for an unknown one */
async function nameOf(api: PageArgs['api'], { participant }: Origin): Promise<string | null> {
  if (!participant) return null
  const answer = await api<typeof getParticipant>('GET /partisipan/{id}', { params: { id: participant } })
  return unwrap(answer).data.title
}

/** Query of an origin in addresses. */
const queryOf = ({ region = '', participant = '' }: Origin) => ({ region, participant })

export function Component() {
  const { list, categories, category, q, origin, institution } = useLoaderData<typeof loader>()
  const { regions } = useRouteLoaderData('root') as { regions: readonly Region[] | null }
  const path = category ? paths.newsCategory(category.slug) : paths.news
  const base = withQuery(path, queryOf(origin))
  const hrefFor = (number: number) =>
    withQuery(path, { q, ...queryOf(origin), page: number > 1 ? String(number) : '' })
  const current = list?.pagination.currentPage ?? 1
  const region = regions?.find(({ id }) => String(id) === origin.region)
  const from = institution ?? (region && `Region ${region.name}`)
  const name = [category?.title ?? 'News', from].filter(Boolean).join(', ')
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
        lead={
          from ? (
            <Link to={path} className="link">
              Lihat kabar dari seluruh jaringan
            </Link>
          ) : (
            'Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan.'
          )
        }
      />
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:items-end lg:gap-6">
        <Tabs label="Kategori berita" items={tabsOf(categories, category, { q, ...queryOf(origin) })} />
        <SearchBox
          action={path}
          value={q}
          label="Cari judul atau isi berita"
          clearTo={base}
          also={Object.fromEntries(Object.entries(queryOf(origin)).filter(([, value]) => value))}
        />
      </div>
      <Found
        list={list}
        noun="berita"
        q={q}
        clearTo={base}
        hrefFor={hrefFor}
        isList={isList}
        skeleton={<NewsGridSkeleton />}
      >
        {({ rows, pagination }) => <NewsGrid rows={rows} hasLead={pagination.currentPage === 1 && !q} />}
      </Found>
      {region ? (
        <FeedLink list={paths.region(region.slug)} title={`Berita region ${region.name}`} />
      ) : (
        <FeedLink list={paths.news} title="News" />
      )}
    </div>
  )
}

const isList = /^\/news(?:\/category(?:\/[^/]+)?)?$/

type Narrowing = { q: string; region: string; participant: string }

/** Tabs of the categories; their totals are those of all news. */
const tabsOf = (categories: readonly CategoryWire[], category: CategoryWire | null, narrowing: Narrowing) => {
  const isWhole = !narrowing.region && !narrowing.participant
  const all = categories.reduce((sum, { total }) => sum + total, 0)
  return [
    {
      to: withQuery(paths.news, narrowing),
      label: 'Semua',
      ...(isWhole && categories.length > 0 && { count: all }),
      isCurrent: !category,
    },
    ...categories.map(({ slug, title, total }) => ({
      to: withQuery(paths.newsCategory(slug), narrowing),
      label: title,
      ...(isWhole && { count: total }),
      isCurrent: slug === category?.slug,
    })),
  ]
}
