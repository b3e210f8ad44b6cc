import { useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listCases } from './api.ts'
import { CaseClock } from './case-clock.tsx'
import { kindWords, statusWords } from './case-words.ts'
import type { CaseRowWire } from './schema.ts'
import * as texts from './words.id.ts'

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const plan: ListPlan = {
  path: deskPaths.privacy,
  noun: texts.noun,
  search: texts.search,
  filters: [
    { name: 'kind', label: texts.kind, options: choicesOf(kindWords) },
    { name: 'status', label: texts.state, options: choicesOf(statusWords) },
  ],
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listCases>('GET /desk/privacy', { session: true, query: query as never }),
    Promise.resolve({ now: new Date().toISOString() }),
  ),
)

/** Data protection requests and breaches, by due date. */
export function Component() {
  const { loaded, now } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title={texts.privacyDesk}
      lead={texts.lead}
      acts={
        <ButtonLink to={deskPaths.newPrivacyCase} size={44}>
          {texts.recordCase}
        </ButtonLink>
      }
      plan={plan}
      loaded={loaded}
      columns={columnsAt(now)}
      keyOf={({ id }) => id}
      caption={texts.caption}
      nothing={texts.nothing}
    />
  )
}

const columnsAt = (now: string): readonly Column<CaseRowWire>[] => [
  {
    title: texts.subject,
    cell: (row) => (
      <>
        <RowLink to={deskPaths.privacyCase(row.id)}>{row.title}</RowLink>
        <span className="block text-sm text-muted">
          {kindWords[row.kind]}
          {row.person_name && (
            <>
              {' · '}
              <bdi>{row.person_name}</bdi>
            </>
          )}
        </span>
      </>
    ),
  },
  { title: texts.time, cell: (row) => <CaseClock row={row} now={now} /> },
  { title: texts.state, name: 'keadaan', from: 'sm', cell: ({ status }) => statusWords[status] },
  { title: texts.dueBy, name: 'batas', from: 'md', cell: (row) => <Moment at={row.due_at} /> },
]
