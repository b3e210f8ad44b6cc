import { data, useLoaderData } from 'react-router'
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
import type { getRegion } from '../regions/api.ts'
import type { listCategories, listNews } from './api.ts'
import { type NewsRow, toNewsRow } from './model.ts'
import { toCard } from './news-card.ts'
import type { CategoryWire } from './schema.ts'
import * as words from './words.id.ts'

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

type Origin = {
  title: string
  /** Address whose feeds have its news alone; null for none. */
  feed: string | null
  query: Record<string, string>
}

/** Region or institution whose news are asked for; null for all. @throws a 404 for an unknown one */
async function findOrigin(api: PageArgs['api'], query: URLSearchParams): Promise<Origin | null> {
  const [region, participant] = [query.get('region'), query.get('participant')]
  if (region) {
    const { id, title, slug } = unwrap(
      await api<typeof getRegion>('GET /region/{id}', { params: { id: region } }),
    ).data
    return { title: words.ofRegion(title), feed: paths.region(slug), query: { region: String(id) } }
  }
  if (!participant) return null
  const { id, title } = unwrap(
    await api<typeof getParticipant>('GET /partisipan/{id}', { params: { id: participant } }),
  ).data
  return { title, feed: null, query: { participant: String(id) } }
}

export const loader = page(async ({ api, lists, kept, query, params }) => {
  const origin = await findOrigin(api, query)
  const filter = { category: params.category, q: query.get('q')?.trim() || undefined, ...origin?.query }
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
  const shown = { categories, category, q: filter.q ?? '', origin }
  return isFailed
    ? data({ ...shown, list: null }, { status: list.code < 500 ? 503 : list.code })
    : data({ ...shown, list: { ...list, key } })
})

export function Component() {
  const { list, categories, category, q, origin } = useLoaderData<typeof loader>()
  const path = category ? paths.newsCategory(category.slug) : paths.news
  const kept = origin?.query ?? {}
  const base = withQuery(path, kept)
  const hrefFor = (number: number) => withQuery(path, { q, ...kept, page: number > 1 ? String(number) : '' })
  const current = list?.pagination.currentPage ?? 1
  const name = [category?.title ?? words.news, origin?.title].filter(Boolean).join(', ')
  const title = current > 1 ? words.titleOfPage(name, current) : name
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? words.searchedIn(q, title) : title}
        description={category?.lead || words.lead}
        {...(!q && list && { canonical: hrefFor(current) })}
        share={{ kind: 'list', id: 2, title: words.news }}
      />
      <PageHeading
        title={name}
        lead={
          origin ? (
            <Link to={path} className="link">
              {words.wholeNetwork}
            </Link>
          ) : (
            category?.lead || words.lead
          )
        }
      />
      <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:items-end lg:gap-6">
        <Tabs label={words.categories} items={tabsOf(categories, category, { q, ...kept })} />
        <SearchBox action={path} value={q} label={words.searchNews} clearTo={base} also={kept} />
      </div>
      <Found
        list={list}
        noun={words.items}
        q={q}
        clearTo={base}
        hrefFor={hrefFor}
        isList={isList}
        skeleton={<NewsGridSkeleton />}
      >
        {({ rows, pagination }) => <NewsGrid rows={rows} hasLead={pagination.currentPage === 1 && !q} />}
      </Found>
      <FeedLink
        list={origin?.feed ?? paths.news}
        title={origin?.feed ? words.newsOf(origin.title) : words.news}
      />
    </div>
  )
}

const isList = /^\/news(?:\/category(?:\/[^/]+)?)?$/

/** Tabs of the categories; their totals are those of all news. */
const tabsOf = (
  categories: readonly CategoryWire[],
  category: CategoryWire | null,
  narrowing: Record<string, string>,
) => {
  const isWhole = Object.keys(narrowing).length === 1
  return [
    {
      to: withQuery(paths.news, narrowing),
      label: words.all,
      ...(isWhole &&
        categories.length > 0 && { count: categories.reduce((sum, { total }) => sum + total, 0) }),
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
