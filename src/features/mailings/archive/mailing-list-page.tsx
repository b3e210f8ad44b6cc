import { data, useLoaderData } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, LeadCard } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { FeedLink } from '#src/ui/feed-link.tsx'
import { Found } from '#src/ui/found.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { SearchBox } from '#src/ui/search-box.tsx'
import { NewsGridSkeleton } from '#src/ui/skeleton.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { listMailings } from './api.ts'
import { type MailingRow, toCard, toMailingRow } from './model.ts'
import * as words from './words.id.ts'

const lead = { width: 650, height: 380 }
const card = { width: 366, height: 244 }

export const loader = page(async ({ api, lists, query }) => {
  const filter = { q: query.get('q')?.trim() || undefined }
  const key: ListKey = { entity: 'mailing', filter }
  const number = query.get('page') ?? '1'
  const list = await lists.page(key, Number(number), async () =>
    toPagedRows(
      await api<typeof listMailings>('GET /mailings', { query: { ...filter, page: number } }),
      toMailingRow,
    ),
  )
  const q = filter.q ?? ''
  if (!('success' in list)) return data({ q, list: { ...list, key } })
  // A page number or query that the API refuses is a 404.
  if (list.code === 400) throw data(null, { status: 404 })
  return data({ q, list: null }, { status: list.code < 500 ? 503 : list.code })
})

export function Component() {
  const { list, q } = useLoaderData<typeof loader>()
  const current = list?.pagination.currentPage ?? 1
  const title = current > 1 ? words.newsletterPage(current) : words.newsletter
  const hrefFor = (number: number) => withQuery(paths.mailings, { q, page: number > 1 ? String(number) : '' })
  const isNew = list?.pagination.total === 0 && !q && current === 1
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={q ? words.foundIn(q, title) : title}
        description={words.lead}
        {...(!q && list && { canonical: hrefFor(current) })}
        share={{ kind: 'list', id: 12, title: words.newsletter }}
      />
      <PageHeading title={words.newsletter} lead={words.lead} />
      {isNew ? (
        <NoMailings />
      ) : (
        <>
          <div className="mt-6 grid grid-cols-1 gap-4 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15.5rem] lg:items-end lg:gap-6">
            <div>
              <ButtonLink to={paths.subscribe}>{words.subscribe}</ButtonLink>
            </div>
            <SearchBox action={paths.mailings} value={q} label={words.search} clearTo={paths.mailings} />
          </div>
          <Found
            list={list}
            noun={words.noun}
            q={q}
            clearTo={paths.mailings}
            hrefFor={hrefFor}
            isList={new RegExp(`^${inLanguage(paths.mailings)}$`)}
            skeleton={<NewsGridSkeleton />}
          >
            {({ rows, pagination }) => (
              <MailingGrid rows={rows} hasLead={pagination.currentPage === 1 && !q} />
            )}
          </Found>
        </>
      )}
      <FeedLink list={paths.mailings} title={words.newsletter} />
    </div>
  )
}

/** A page of the archive; the first page leads with the newest. */
function MailingGrid({ rows, hasLead }: { rows: readonly MailingRow[]; hasLead: boolean }) {
  const [first, ...others] = rows
  return (
    <div className="mt-6 md:mt-8">
      {hasLead && first && <LeadCard item={toCard(first, lead)} />}
      <ul className="mt-6 mb-9 grid md:not-first:mt-14 md:mb-14 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
        {(hasLead ? others : rows).map((row, i) => (
          <li key={row.id}>
            <Card item={toCard(row, card)} heading="h2" eager={!hasLead && i === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Nothing was sent yet that everybody may read: whoever subscribes gets the first one. */
function NoMailings() {
  return (
    <div className="mt-8">
      <Empty title={words.noneYet} action={<ButtonLink to={paths.subscribe}>{words.subscribe}</ButtonLink>}>
        {words.receiveFirst}
      </Empty>
    </div>
  )
}
