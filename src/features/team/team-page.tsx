import { data, useLoaderData, useLocation, useNavigation } from 'react-router'
import type { ListKey } from '#src/browser/lists.ts'
import { AboutFrame } from '#src/ui/about-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { grouped } from '#src/ui/grouped.ts'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { useSlow } from '#src/ui/use-slow.ts'
import { paths } from '#src/urls/paths.ts'
import { splitLanguage } from '#src/wire/language.ts'
import type { listTeam } from './api.ts'
import { BoardMembers } from './board-member.tsx'
import { MemberCard } from './member-card.tsx'
import { type TeamMember, toTeamMember } from './model.ts'
import { isTeamFlag, teamKinds } from './team-kinds.ts'
import * as words from './words.id.ts'

const places = ['a', 'b', 'c', 'd', 'e', 'f']

function TeamSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-7"
      >
        {places.map((place) => (
          <div key={place} className="space-y-2">
            <div className="weft weft-lines aspect-[87/100] rounded-cloth" />
            <div className="weft h-5 w-[80%] rounded-cloth" />
            <div className="weft h-3.5 w-[60%] rounded-cloth" />
          </div>
        ))}
      </div>
    </div>
  )
}

const A_PAGE = 100

/** The last part of the address is the flag. */
export const loader = page(async ({ api, lists, url, query }) => {
  const flag = url.pathname.split('/')[2]
  if (!isTeamFlag(flag)) throw data(null, { status: 404 })
  const number = query.get('page') ?? '1'
  const key: ListKey = { entity: 'team', filter: { flag }, limit: A_PAGE }
  const list = await lists.page(key, Number(number), async () => {
    const given = { flag, page: number, limit: A_PAGE }
    return toPagedRows(await api<typeof listTeam>('GET /team', { query: given }), toTeamMember)
  })
  if (!('success' in list)) return data({ flag, list: { ...list, key } })
  if (list.code === 400) throw data(null, { status: 404 })
  return data({ flag, list: null }, { status: list.code < 500 ? 503 : list.code })
})

export function Component() {
  const { flag, list } = useLoaderData<typeof loader>()
  const { title, lead, cloth } = teamKinds[flag]
  const current = list?.pagination.currentPage ?? 1
  const hrefFor = (number: number) => paths.about(flag) + (number > 1 ? `?page=${number}` : '')
  return (
    <AboutFrame title={title} lead={lead} cloth={{ src: cloth, width: 900, height: 180 }}>
      <Head
        title={current > 1 ? words.titleOfPage(title, current) : title}
        description={lead}
        {...(list && { canonical: hrefFor(current) })}
        share={{ kind: 'list', id: 11, title: words.people }}
      />
      <Found />
      {list && list.pagination.lastPage > 1 && (
        <Pagination
          total={list.pagination.total}
          page={current}
          lastPage={list.pagination.lastPage}
          noun={words.peopleOfList}
          hrefFor={hrefFor}
        />
      )}
    </AboutFrame>
  )
}

function Found() {
  const { flag, list } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  const isSlow = useSlow(next !== undefined && isTeamFlag(splitLanguage(next.pathname).path.split('/')[2]))
  if (isSlow) return <TeamSkeleton />
  if (!list) return <Failure title={words.notLoaded} retryTo={pathname + search} />
  if (!list.rows.length)
    return (
      <Empty
        title={words.noneOnPage}
        action={<ButtonLink to={paths.contact}>{words.sendMessage}</ButtonLink>}
      >
        {words.beingCompleted}
      </Empty>
    )
  return flag === 'pengurus-region' ? <RegionBoards rows={list.rows} /> : <Portraits rows={list.rows} />
}

/** Portraits; an institution to which all of them belong is not said under each. */
function Portraits({ rows }: { rows: readonly TeamMember[] }) {
  const isShared = rows.length > 1 && rows.every(({ lembaga }) => lembaga === rows[0]!.lembaga)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-7 sm:gap-y-11">
      {rows.map((member) => (
        <li key={member.id}>
          <MemberCard member={isShared ? { ...member, lembaga: '' } : member} />
        </li>
      ))}
    </ul>
  )
}

/** People grouped by region. */
function RegionBoards({ rows }: { rows: readonly TeamMember[] }) {
  return grouped(rows, ({ region }) => region?.name ?? words.national).map(([name, members]) => (
    <section
      key={name}
      aria-label={name}
      className="grid border-t-2 border-ink pt-3 pb-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8 lg:pb-8"
    >
      <h2 className="py-2 text-card">{name}</h2>
      <BoardMembers members={members} />
    </section>
  ))
}
