import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast } from '#test/support/news-desk.ts'
import { type NewsStatus, newsStatuses, transitions } from '../workflow.ts'
import { publishDueNews } from './publish-due-news.ts'

const app = await freshApp()
const { db, get, time } = app
const cast = await makeCast(app)
type Role = keyof typeof cast

/** Expected state of an item, updated by successful acts only. */
type Model = {
  id: number
  status: NewsStatus
  pending: NewsStatus | null
  work: string
  live: string | null
  isDeleted: boolean
  version: number
  steps: string[]
}

type Act =
  | { kind: 'move'; who: Role; to: NewsStatus; withText: boolean }
  | { kind: 'text' | 'discard' | 'delete' | 'restore' | 'endorse' | 'stale'; who: Role }
  | { kind: 'way'; who: Role; pick: number; withText: boolean }
  | { kind: 'time' }

const roles = fc.oneof(
  { arbitrary: fc.constantFrom('author' as const, 'moderator' as const), weight: 5 },
  { arbitrary: fc.constantFrom(...(Object.keys(cast) as Role[])), weight: 4 },
)
const move = fc.record({
  kind: fc.constant('move' as const),
  who: roles,
  to: fc.constantFrom(...newsStatuses),
  withText: fc.boolean(),
})
/** A transition known to be open: random wishes alone seldom get far. */
const way = fc.record({
  kind: fc.constant('way' as const),
  who: roles,
  pick: fc.nat({ max: 5 }),
  withText: fc.boolean(),
})
const other = fc.record({
  kind: fc.constantFrom('text', 'text', 'discard', 'delete', 'restore', 'endorse', 'stale'),
  who: roles,
})
const acts: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: move, weight: 3 },
  { arbitrary: way, weight: 6 },
  { arbitrary: other as fc.Arbitrary<Act>, weight: 3 },
  { arbitrary: fc.constant({ kind: 'time' } as const), weight: 1 },
)

const SEED = 20_261_121
let count = 0
const newWords = () => {
  count += 1
  return `<p>Isi ke-${count}</p>`
}

/** Performs an act over HTTP and updates the model if it succeeded. */
async function perform(model: Model, act: Act) {
  if (act.kind === 'time') return passTime(model)
  const person = cast[act.who]
  const { id } = model
  if (act.kind === 'way') {
    const { data } = await person.see(id)
    const open = transitions.filter((one) => data.can?.includes(one.act))
    const to = open[act.pick % open.length]?.to
    if (to) await perform(model, { ...act, kind: 'move', to })
  } else if (act.kind === 'move') {
    const content = act.withText ? newWords() : undefined
    const publish_at =
      act.to === 'scheduled' ? new Date(time.now.getTime() + 60_000).toISOString() : undefined
    const wish = {
      status: act.to,
      comment: act.to === 'revision' ? 'Perbaiki.' : undefined,
      publish_at,
      content,
    }
    const answer = await person.change(id, wish)
    if (answer.success && answer.data.version > model.version) moved(model, act.to, content)
  } else if (act.kind === 'text') {
    const content = newWords()
    const answer = await person.change(id, { content })
    if (answer.success) written(model, content)
  } else if (act.kind === 'stale') {
    const wish = { version: model.version - 1, status: 'published', content: newWords() }
    expect([400, 404, 409]).toContain((await person.call('PATCH', `/news/${id}`, wish)).code)
  } else await performOther(model, act.kind, person)
}

async function performOther(
  model: Model,
  kind: 'discard' | 'delete' | 'restore' | 'endorse',
  person: typeof cast.author,
) {
  const [method, path] = {
    discard: ['DELETE', '/pending'],
    delete: ['DELETE', ''],
    restore: ['POST', '/restoration'],
    endorse: ['POST', '/endorsement'],
  }[kind] as [string, string]
  const { success, data } = await person.call(method, `/news/${model.id}${path}`)
  if (!success || (kind !== 'endorse' && data.version === model.version)) return
  if (kind === 'endorse') {
    if (data.history.length > model.steps.length) model.steps.push(kind)
    return
  }
  if (kind === 'discard') Object.assign(model, { pending: null, work: model.live })
  else model.isDeleted = kind === 'delete'
  step(model, kind)
}

function step(model: Model, name: string) {
  model.version += 1
  model.steps.push(name)
}

function written(model: Model, content: string) {
  model.work = content
  if (model.status === 'published') model.pending ??= 'draft'
  step(model, 'text')
}

function moved(model: Model, to: NewsStatus, content: string | undefined) {
  if (content) {
    model.work = content
    if (model.status === 'published') model.pending ??= 'draft'
  }
  if (to === 'archived') model.pending = model.pending === 'scheduled' ? 'review' : model.pending
  if (to === 'published' && model.status !== 'archived')
    Object.assign(model, { live: model.work, pending: null })
  if (model.status === 'published' && to !== 'archived' && to !== 'published') model.pending = to
  // A wish for the present state changes nothing.
  else {
    if (to === 'draft') Object.assign(model, { live: null, pending: null })
    model.status = to
  }
  step(model, to)
}

async function passTime(model: Model) {
  time.now = new Date(time.now.getTime() + 61_000)
  await publishDueNews(app.jobParts())
  if ((model.status === 'published' ? model.pending : model.status) === 'scheduled')
    moved(model, 'published', undefined)
}

const counted = sql`
  select list, c as category_id, date_trunc(unit, published_at at time zone 'UTC')::date as bucket, count(*) as n
  from news cross join lateral unnest(array[0, category_id]) c
    cross join (values ('news', 'day'), ('news/month', 'month')) lists (list, unit)
  where status = 'published' and deleted_at is null group by 1, 2, 3 order by 1, 2, 3`
const tallied = sql`select list, category_id, bucket, n from tallies where n <> 0 and list like 'news%' order by 1, 2, 3`

async function compare(model: Model) {
  const row = await db
    .selectFrom('news as n')
    .innerJoin('newsRevisions as w', 'w.id', 'n.revisionId')
    .select(['n.status', 'n.pendingStatus', 'n.version', 'n.deletedAt', 'w.content'])
    .where('n.id', '=', model.id)
    .executeTakeFirstOrThrow()
  expect({ ...row, deletedAt: row.deletedAt !== null }).toEqual({
    status: model.status,
    pendingStatus: model.pending,
    version: model.version,
    deletedAt: model.isDeleted,
    content: model.work,
  })
  const seen = await get(`/v1/news/${model.id}`)
  if (model.status === 'published') expect(seen.data).toMatchObject({ content: model.live })
  else expect(seen.code).toBe(404)
  const { data } = await cast.author.see(model.id)
  expect(data.history).toHaveLength(model.steps.length)
  expect((await tallied.execute(db)).rows).toEqual((await counted.execute(db)).rows)
}

test('news item: after any sequence of acts its state follows from its steps', {
  timeout: 60_000,
}, async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(acts, { minLength: 8, maxLength: 18 }),
      async (isLive, sequence) => {
        const work = newWords()
        const { data } = await cast.author.write({ content: work, status: 'review' })
        const model: Model = {
          id: data.id,
          status: 'review',
          pending: null,
          work,
          live: null,
          isDeleted: false,
          version: 1,
          steps: ['create'],
        }
        if (isLive) {
          await perform(model, { kind: 'move', who: 'moderator', to: 'published', withText: false })
          await perform(model, { kind: 'text', who: 'author' })
        }
        for (const act of sequence) {
          await perform(model, act)
          await compare(model)
          reached.add(`${model.status} ${model.pending}`)
        }
      },
    ),
    { numRuns: 20, seed: SEED },
  )
  expect(reached.size).toBeGreaterThan(8)
})
