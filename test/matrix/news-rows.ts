import { type NewsItem, type NewsState, newsStates } from '#test/support/news-item.ts'
import { type Ask, type Cell, roles, row } from './cell.ts'
import {
  authors,
  edit,
  endorse,
  isSeen,
  keepDraft,
  move,
  type Rule,
  remove,
  type Status,
  seers,
  ways,
  writers,
} from './news-rules.ts'
import { standingItem, type Whose } from './standing-items.ts'

type Act = {
  operation: string
  what?: string
  rule: Rule
  body?(item: Pick<NewsItem, 'version'>, state: NewsState): object
}

const text = {
  title: 'Panen raya tiba',
  content: '<p>Isi baru.</p>',
  excerpt: '',
  category_id: 1,
  image: null,
}
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

/** Further input for a change to a state; none for the current one. */
const more: Partial<Record<Status, object>> = {
  revision: { comment: 'Sebutkan sumbernya.' },
  scheduled: { publish_at: TOMORROW },
}
const moves = (Object.keys(ways) as Status[]).map(
  (to): Act => ({
    operation: 'PATCH /news/{id}',
    what: `to ${to}`,
    rule: (facts) => move(facts, to),
    body: ({ version }, state) => ({ version, status: to, ...(state !== to && more[to]) }),
  }),
)

/** Only the author says whom a text speaks for, on their turn. */
const speak: Rule = (facts) => (facts.whose !== 'own' ? 403 : facts.state === 'deleted' ? 404 : edit(facts))

const acts: Act[] = [
  { operation: 'GET /member/news/{id}', rule: seers },
  { operation: 'GET /member/news/{id}/revisions/{revision}', rule: seers },
  ...moves,
  {
    operation: 'PATCH /news/{id}',
    what: 'text',
    rule: edit,
    body: ({ version }) => ({ version, title: text.title }),
  },
  { operation: 'DELETE /news/{id}', rule: remove },
  { operation: 'POST /news/{id}/restoration', rule: authors },
  { operation: 'DELETE /news/{id}/pending', rule: writers },
  { operation: 'POST /news/{id}/endorsement', rule: endorse },
  { operation: 'DELETE /news/{id}/endorsement', rule: endorse },
  {
    operation: 'PUT /member/news/{id}/draft',
    rule: keepDraft,
    body: ({ version }) => ({ ...text, version }),
  },
  {
    operation: 'PUT /member/news/{id}/participant',
    rule: speak,
    body: ({ version }) => ({ version, participant_id: null }),
  },
  { operation: 'DELETE /member/news/{id}/draft', rule: seers },
  { operation: 'POST /news/{id}/comments/{comment}/resolution', rule: writers },
  { operation: 'DELETE /news/{id}/comments/{comment}/resolution', rule: writers },
]

const UNKNOWN: NewsItem = { id: 999_999, revision: 999_999, comment: 999_999, version: 1 }

function askOf({ operation, body }: Act, item: NewsItem, state: NewsState): Ask {
  const { id, revision, comment } = item
  const params = {
    id,
    ...(operation.includes('{revision}') && { revision }),
    ...(operation.includes('{comment}') && { comment }),
  }
  return { params, body: body?.(item, state) }
}

function cellsOf(act: Act, whose: Whose, state: NewsState): Cell[] {
  const codes = roles.map((role) => {
    if (role === 'guest') return 401
    return isSeen({ role, whose, state }) ? act.rule({ role, whose, state }) : 404
  })
  return row(
    act.operation,
    `${act.what ?? ''} ${whose} ${state}`.trim(),
    codes.join(' '),
    async (scene, caller) => askOf(act, await standingItem(scene, caller, whose, state), state),
  )
}

const one = acts.flatMap((act) => [
  ...newsStates.flatMap((state) =>
    (['own', 'colleague', 'stranger'] as const).flatMap((whose) => cellsOf(act, whose, state)),
  ),
  ...row(act.operation, `${act.what ?? ''} unknown`.trim(), '401 404 404 404 404 404 404', () =>
    askOf(act, UNKNOWN, 'draft'),
  ),
])

const start = (status: string) => () => ({ body: { ...text, status } })

/** docs/reference/contract.md#4-roles, "Write own news" to "Publish". */
export const newsRows: Cell[] = [
  ...one,
  ...row('GET /member/news', '', '401 200 200 200 200 200 200'),
  ...row('GET /member/news/counts', '', '401 200 200 200 200 200 200'),
  ...row('POST /news', 'draft', '401 201 201 201 201 201 201', start('draft')),
  ...row('POST /news', 'review', '401 201 201 201 201 201 201', start('review')),
  ...row('POST /news', 'published', '401 400 400 400 400 400 400', start('published')),
]
