import { data, useLoaderData, useRouteLoaderData } from 'react-router'
import { deskSearchedKinds } from '#src/kinds.ts'
import { statusLooks } from '#src/ui/content/content-words.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { DeskSearch } from '#src/ui/layouts/desk-search.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import type { Visitor } from '#src/ui/site.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import { stateWords } from '../../giving/state-words.ts'
import { statusWords } from '../../news/my-post/status-tag.tsx'
import type { searchDesk } from './api.ts'
import type { FoundGroupWire, FoundKind, FoundWire } from './schema.ts'
import * as words from './words.id.ts'

type KindLook = {
  title: string
  /** Paths of a single hit, and of the list of all hits. */
  href: (key: string) => string
  list: (q: string) => string
  words: Record<string, { label: string }>
}

const looksOfContent = deskSearchedKinds.map(({ kind, desk, versions }): [FoundKind, KindLook] => [
  kind,
  {
    title: desk.title,
    href: (key) => desk.item(Number(key)),
    // The desk's list of the forum holds only what waits.
    list: (q) => withQuery(kind === 'question' ? paths.forum : desk.list, { q, ...desk.found }),
    words: versions === 'revisions' ? statusLooks : statusWords,
  },
])

/** Title and links of each kind. */
const kindLooks = Object.fromEntries([
  ...looksOfContent,
  [
    'person',
    {
      title: words.people,
      href: (key) => deskPaths.person(Number(key)),
      list: (q) => withQuery(deskPaths.people, { q }),
      words: {},
    },
  ],
  [
    'gift',
    {
      title: words.gifts,
      href: deskPaths.gift,
      list: (q) => withQuery(deskPaths.giving, { q }),
      words: stateWords,
    },
  ],
] satisfies [FoundKind, KindLook][]) as Record<FoundKind, KindLook>

/** Detail line below the title of a hit. */
const detailOf = (kind: FoundKind, { detail, status }: FoundWire): string =>
  [status && kindLooks[kind].words[status]?.label, detail].filter(Boolean).join(' · ')

export const loader = page(async ({ api, query }) => {
  const q = (query.get('q') ?? '').trim()
  const answer = await api<typeof searchDesk>('GET /desk/search', { session: true, query: { q } })
  if (!answer.success && answer.code < 500 && answer.code !== NO_ANSWER) unwrap(answer)
  return data({ q, groups: answer.success ? answer.data : null }, { status: answer.success ? 200 : 503 })
})

/** Search results at the desk, by kind; each kind links to its own list. */
export function Component() {
  const { q, groups } = useLoaderData<typeof loader>()
  const { visitor } = useRouteLoaderData('root') as { visitor: Visitor }
  return (
    <div className="max-w-170">
      <Head title={q ? words.searchedAtDesk(q) : words.searchDesk} />
      <DeskHeading title={words.searchDesk} lead={q && groups ? leadOf(q, groups) : undefined} />
      <div className="mt-5 md:hidden">
        <DeskSearch visitor={visitor} id="cari-di-sini" />
      </div>
      {groups === null ? (
        <div className="mt-7">
          <Failure
            title={words.notLoaded}
            kept={words.queryStays}
            retryTo={withQuery(deskPaths.search, { q })}
          />
        </div>
      ) : (
        groups.map((group) => <Group key={group.kind} group={group} q={q} />)
      )}
      {q.length < 2 && <p className="mt-5 text-muted">{words.twoLetters}</p>}
    </div>
  )
}

function leadOf(q: string, groups: readonly FoundGroupWire[]) {
  if (q.length < 2) return undefined
  return groups.length === 0 ? words.noMatch(q) : words.matches(q)
}

function Group({ group: { kind, rows, has_more }, q }: { group: FoundGroupWire; q: string }) {
  const { title, href, list } = kindLooks[kind]
  return (
    <section aria-labelledby={kind} className="mt-8 border-t-2 border-ink pt-3">
      <h2 id={kind} className="text-card">
        {title}
      </h2>
      <ul className="mt-2">
        {rows.map((row) => (
          <li key={row.key} className="border-b">
            <Link
              to={href(row.key)}
              className="block min-h-11 py-2.5 wrap-anywhere -outline-offset-3 hover:bg-sky"
            >
              <span className="font-semibold">{row.title}</span>
              <span className="block text-sm text-muted">{detailOf(kind, row)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {has_more && (
        <Link to={list(q)} className="link inline-flex min-h-11 items-center text-note">
          {words.allIn}
          {title.toLowerCase()}
        </Link>
      )}
    </section>
  )
}
