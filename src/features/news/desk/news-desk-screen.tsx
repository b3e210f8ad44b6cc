import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type BulkAnswer, bulkAnswer, readBulk } from '#src/ui/desk/bulk-answer.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListPlan, type ListView } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { listCategories } from '../api.ts'
import { statusWords } from '../my-post/status-tag.tsx'
import type { actOnNewsRows, countNewsAtDesk, listNewsAtDesk } from './api.ts'
import { newsColumns } from './news-columns.tsx'
import type { DeskCountsWire, DeskNewsRowWire } from './schema.ts'
import * as words from './words.id.ts'

/** The desk's list of news; its tab is `status` in the address, absent for the queue. */
const newsPlan: ListPlan = {
  path: deskPaths.news,
  noun: words.noun,
  search: words.search,
  filters: [
    {
      name: 'claimed',
      label: words.reviewer,
      options: [
        { value: 'nobody', label: words.notClaimed },
        { value: 'me', label: words.mine },
        { value: 'others', label: words.others },
      ],
    },
    { name: 'category', label: words.category },
    { name: 'institution', label: words.institution, entity: 'participant' },
    {
      name: 'endorsed',
      label: words.institutionSupport,
      options: [
        { value: '1', label: words.supported },
        { value: '0', label: words.notYet },
      ],
    },
    { name: 'author', label: words.author },
  ],
  sort: 'sent_at',
  also: ['status'],
}

const tabs = ['review', 'revision', 'scheduled', 'published', 'archived', 'all'] as const
type Tab = (typeof tabs)[number]
const tabOf = ({ also }: ListView): Tab => tabs.find((tab) => tab === also.status) ?? 'review'
const tabWords = (tab: Tab) =>
  tab === 'all' ? words.all : tab === 'review' ? words.waitingForReview : statusWords[tab].label

const tabItems = (view: ListView, counts: DeskCountsWire | null) =>
  tabs.map((tab) => ({
    to: hrefOf(newsPlan, { ...view, sort: '' }, { also: { status: tab === 'review' ? '' : tab } }),
    label: tabWords(tab),
    isCurrent: tabOf(view) === tab,
    ...(counts && { count: counts[tab] }),
  }))

/** Number of waiting texts, in words. */
const waitingWords = (counts: DeskCountsWire | null) =>
  !counts ? undefined : counts.review ? words.waitingCount(counts.review) : words.nothingWaits

export const loader = page(async (args) => {
  const who = await args.visitor()
  const more = {
    isReviewer: who !== null && hasOneOf(who, ['region', 'moderator', 'staff', 'admin']),
    now: Date.now(),
    isGone: args.query.get('selesai') === 'hilang',
  }
  return loadList(
    args,
    newsPlan,
    (query, view) => readRows(args.api, query, tabOf(view)),
    readMore(args.api, more),
  )
})

const readRows = (api: PageArgs['api'], { sort, ...query }: Record<string, string | number>, tab: Tab) =>
  api<typeof listNewsAtDesk>('GET /desk/news', {
    session: true,
    // The call validates them.
    query: { ...query, ...(sort && { sort }), ...(tab !== 'all' && { status: tab }) } as never,
  })

async function readMore<More extends object>(api: PageArgs['api'], more: More) {
  const [counts, categories] = await Promise.all([
    api<typeof countNewsAtDesk>('GET /desk/news/counts', { session: true }),
    api<typeof listCategories>('GET /news/categories'),
  ])
  return {
    ...more,
    counts: counts.success ? counts.data : null,
    categories: categories.success
      ? categories.data.map(({ id, title }) => ({ value: String(id), label: title }))
      : [],
  }
}

export const action = page(async ({ api, request }) => {
  const { act, ids } = readBulk(await request.formData())
  const body = { act, ids } as (typeof actOnNewsRows)['input']['body']
  return bulkAnswer(act, await api<typeof actOnNewsRows>('POST /desk/news/acts', { session: true, body }))
})

/**
 * The review queue, and all news that ever came to the desk; for a PIC the texts waiting for their institution's
 * endorsement.
 */
export function Component() {
  const { loaded, isReviewer, isGone, now, counts, categories } = useLoaderData<typeof loader>()
  const answer = useActionData() as BulkAnswer | undefined
  const { view, rows } = loaded
  const acts = tabOf(view) === 'published' ? archiving : reviewing
  return (
    <DeskListPage
      title={isReviewer ? words.newsReview : words.newsOfInstitution}
      lead={isReviewer ? waitingWords(counts) : words.colleaguesLead}
      acts={<ButtonLink to={furtherPaths.newPost}>{words.writeNews}</ButtonLink>}
      plan={
        isReviewer
          ? newsPlan
          : { ...newsPlan, filters: newsPlan.filters!.filter(({ name }) => name === 'endorsed') }
      }
      loaded={loaded}
      columns={newsColumns({ now, tab: tabOf(view) })}
      keyOf={(row) => row.id}
      caption={words.captionFor(tabWords(tabOf(view)).toLowerCase())}
      nothing={isReviewer ? words.allReviewed : words.colleaguesNothing}
      choices={{ category: categories, author: authorsOf(rows, view) }}
      bulk={isReviewer ? { acts, nameOf: (row) => row.title, answer } : undefined}
    >
      {isReviewer && (
        <div className="mt-6">
          <Tabs label={words.stateOfText} items={tabItems(view, counts)} />
        </div>
      )}
      {isGone && (
        <div className="mt-4">
          <Notice tone="info">{words.withdrawnByAuthor}</Notice>
        </div>
      )}
    </DeskListPage>
  )
}

const reviewing = [
  { name: 'claim', label: words.claim, busyLabel: words.claiming },
  { name: 'release', label: words.release, busyLabel: words.releasing },
] as const
const archiving = [
  { name: 'archive', label: words.archive, busyLabel: words.archiving, variant: 'danger' },
] as const

/** Authors of the rows shown, and the chosen one. */
function authorsOf(rows: readonly DeskNewsRowWire[] | null, { chosen }: ListView) {
  const names = new Map((rows ?? []).map(({ created_by, author }) => [String(created_by ?? ''), author]))
  names.delete('')
  if (chosen.author && !names.has(chosen.author)) names.set(chosen.author, words.number(chosen.author))
  return [...names].map(([value, label]) => ({ value, label }))
}
