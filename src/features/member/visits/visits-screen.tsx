import { useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { atJakartaTime, jakartaDay } from '#src/wire/jakarta-day.ts'
import { clockOf } from '../moments.ts'
import * as words from '../words.id.ts'
import type { listOwnVisits } from './api.ts'
import type { VisitWire } from './schema.ts'

const PER_PAGE = 50

export const loader = page(async ({ api, query }) => {
  const filter = { page: query.get('page') ?? '1', limit: PER_PAGE }
  const answer = await api<typeof listOwnVisits>('GET /users_visits', { query: filter, session: true })
  const { data: rows, pagination } = unwrap(answer)
  return { rows, pagination: pagination! }
})

export function Component() {
  const { rows, pagination } = useLoaderData<typeof loader>()
  const { current_page: number, last_page, total } = pagination
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={number > 1 ? words.visitsPage(number) : words.visits} />
      <PageHeading title={words.visits} lead={words.visitsLead} />
      <p className="mt-4 max-w-2xl text-note text-muted">
        {words.noRecording}{' '}
        <Link to={furtherPaths.memberPrivacy} className="link inline-block py-1.5">
          {words.switchOffInPrivacy}
        </Link>
        {words.whoSeesVisits}
      </p>
      {rows.length ? (
        <>
          <Days rows={rows} />
          <Pagination
            total={total}
            page={number}
            lastPage={last_page}
            noun={words.visitsNoun}
            hrefFor={(page) => `${paths.visits}?page=${page}`}
          />
        </>
      ) : (
        <div className="mt-8">
          <NoVisits isPastEnd={total > 0} />
        </div>
      )}
    </div>
  )
}

function Days({ rows }: { rows: readonly VisitWire[] }) {
  const days = [...Map.groupBy(rows, ({ created_at }) => jakartaDay(new Date(created_at)))]
  return days.map(([day, visits]) => (
    <section key={day} aria-labelledby={`hari-${day}`} className="mt-8 mb-9 max-w-3xl">
      <h2 id={`hari-${day}`} className="border-t-2 border-ink pt-4 text-card">
        {formatDate(atJakartaTime(`${day}T12:00`))}
      </h2>
      <ul className="mt-3 border-t">
        {visits.map(({ id, path, title, created_at }) => (
          <li key={id} className="flex items-center gap-4 border-b">
            <time dateTime={created_at} className="flex-none text-note text-muted figures">
              {clockOf(created_at)}
            </time>
            <Link to={path} className="link inline-flex min-h-11 min-w-0 flex-1 items-center py-1">
              <span className="min-w-0 break-words">{title || path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function NoVisits({ isPastEnd }: { isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <Empty
        title={words.listEnds}
        cloth="langit"
        action={<ButtonLink to={paths.visits}>{words.toFirstPage}</ButtonLink>}
      >
        {words.noVisitsOnPage}
      </Empty>
    )
  return (
    <Empty
      title={words.noVisits}
      cloth="langit"
      action={<ButtonLink to={paths.news}>{words.readNews}</ButtonLink>}
    >
      {words.visitsWillAppear}
    </Empty>
  )
}
