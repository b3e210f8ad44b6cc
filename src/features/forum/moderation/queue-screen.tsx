import { useLoaderData } from 'react-router'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { StateTag } from '../screens/question-tags.tsx'
import * as forumWords from '../screens/words.id.ts'
import type { listForumQueue } from './api.ts'
import type { QueueRowWire } from './schema.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.forum,
  noun: words.noun,
  search: words.search,
  filters: [
    {
      name: 'state',
      label: words.state,
      options: [
        { value: 'waiting', label: words.toBeChecked },
        { value: 'held', label: words.firstPost },
        { value: 'flagged', label: words.reported },
        { value: 'hidden', label: words.hidden },
      ],
    },
    {
      name: 'kind',
      label: words.kind,
      options: [
        { value: 'question', label: words.question },
        { value: 'answer', label: words.answer },
      ],
    },
  ],
  sort: 'created_at',
}

export const loader = page(async (args) =>
  loadList(args, plan, (query) =>
    args.api<typeof listForumQueue>('GET /desk/question', { session: true, query }),
  ),
)

/** Moderation queue of the forum. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  return (
    <DeskListPage
      title={words.forum}
      lead={words.lead}
      plan={plan}
      loaded={loaded}
      columns={columns}
      keyOf={(row) => `${row.question_id}-${row.answer_id ?? 0}`}
      caption={words.caption}
      nothing={words.nothing}
    />
  )
}

const columns: readonly Column<QueueRowWire>[] = [
  {
    title: words.post,
    cell: (row) => (
      <>
        <RowLink
          to={deskPaths.forumQuestion(row.question_id) + (row.answer_id ? `#kiriman-${row.answer_id}` : '')}
        >
          {row.answer_id ? words.answerTo(row.question) : row.question}
        </RowLink>
        <span className="mt-1 line-clamp-2 block text-sm text-muted [overflow-wrap:anywhere]">
          {row.text}
        </span>
      </>
    ),
  },
  {
    title: words.author,
    name: 'penulis',
    from: 'md',
    cell: (row) => (
      <span className="[overflow-wrap:anywhere]">
        <bdi>{row.author}</bdi>
        {row.place && <span className="block text-sm text-muted">{row.place}</span>}
      </span>
    ),
  },
  {
    title: words.state,
    name: 'keadaan',
    from: 'sm',
    cell: (row) => (
      <>
        <StateTag status={row.status} />
        {row.flags_count > 0 && (
          <span className="mt-1 block text-sm text-bad">
            {words.reports(row.flags_count)}
            {row.reasons.map((reason) => forumWords.flags[reason].toLowerCase()).join(', ')}
          </span>
        )}
      </>
    ),
  },
  {
    title: words.sent,
    name: 'dikirim',
    from: 'lg',
    sort: 'created_at',
    cell: (row) => <time dateTime={row.created_at}>{formatDate(row.created_at)}</time>,
  },
]
