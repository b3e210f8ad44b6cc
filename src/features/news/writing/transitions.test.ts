import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import { type NewsStatus, newsStatuses } from '../workflow.ts'

const app = await freshApp()
const cast = await makeCast(app)
const { author, moderator } = cast
type Role = keyof typeof cast

const TOMORROW = new Date(app.time.now.getTime() + 86_400_000).toISOString()

/**
 * The table of docs/reference/contract.md#6-news-workflow by hand: roles that may move an author's item between states.
 */
const ways: Partial<Record<NewsStatus, Partial<Record<NewsStatus, Role[]>>>> = {
  draft: { review: ['author'] },
  review: {
    draft: ['author'],
    revision: ['pic', 'moderator', 'staff', 'admin'],
    scheduled: ['moderator', 'staff', 'admin'],
    published: ['moderator', 'staff', 'admin'],
  },
  revision: { review: ['author'], draft: ['author'] },
  scheduled: {
    review: ['author', 'moderator', 'staff', 'admin'],
    published: ['moderator', 'staff', 'admin'],
  },
  published: { archived: ['moderator', 'staff', 'admin'] },
  archived: { published: ['moderator', 'staff', 'admin'], draft: ['author'] },
}
/** States that a role may set at all; setting another is 403 from any state. */
const settable: Record<Role, NewsStatus[]> = {
  author: ['draft', 'review'],
  stranger: [],
  pic: ['revision'],
  otherPic: [],
  moderator: ['review', 'revision', 'scheduled', 'published', 'archived'],
  staff: ['review', 'revision', 'scheduled', 'published', 'archived'],
  admin: ['review', 'revision', 'scheduled', 'published', 'archived'],
}
const sees = (role: Role, state: NewsStatus) =>
  role === 'author' || role === 'pic' || (settable[role].includes('published') && state !== 'draft')

function expected(role: Role, from: NewsStatus, to: NewsStatus): number {
  if (!sees(role, from)) return 404
  const who = ways[from]?.[to]
  if (who) return who.includes(role) ? 200 : 403
  if (!settable[role].includes(to)) return 403
  return from === to ? 200 : 409
}

const wishFor = (to: NewsStatus) => ({
  status: to,
  ...(to === 'revision' && { comment: 'Sebutkan sumbernya.' }),
  ...(to === 'scheduled' && { publish_at: TOMORROW }),
})

const standing = (id: number) =>
  app.db
    .selectFrom('news as n')
    .innerJoin('newsSteps as t', 't.newsId', 'n.id')
    .select((eb) => ['n.status', 'n.version', eb.fn.countAll<number>().as('steps')])
    .where('n.id', '=', id)
    .groupBy('n.id')
    .executeTakeFirstOrThrow()

/** Creates an item of the author's in a state, by accounts with the right. */
async function itemIn(state: NewsStatus): Promise<number> {
  const { data } = await author.write({ status: state === 'draft' ? 'draft' : 'review' })
  if (state === 'archived') await moderator.change(data.id, { status: 'published' })
  if (state !== 'draft' && state !== 'review') await moderator.change(data.id, wishFor(state))
  expect((await author.see(data.id)).data.status).toBe(state)
  return data.id
}

for (const from of newsStatuses)
  test(`from ${from} everybody can go the ways that are theirs and no other`, async () => {
    let id = await itemIn(from)
    for (const to of newsStatuses)
      for (const [role, person] of Object.entries(cast) as [Role, Person][]) {
        // For the present state, `scheduled` takes no second date from a role that may not set one.
        const wish = from === to ? { status: to } : wishFor(to)
        const before = await standing(id)
        const { code, data } = await person.change(id, wish)
        expect(code, `${role} ${from} → ${to}`).toBe(expected(role, from, to))
        if (code === 409) expect(data).toMatchObject({ current: { id, status: from } })
        const after = await standing(id)
        const isMoved = code === 200 && from !== to
        expect(after.status, `${role} ${from} → ${to}`).toBe(isMoved ? to : from)
        expect([after.version, after.steps]).toEqual(
          isMoved ? [before.version + 1, before.steps + 1] : [before.version, before.steps],
        )
        if (isMoved) id = await itemIn(from)
      }
  })

test('a guest has no way at all', async () => {
  const id = await itemIn('review')
  const answer = await app.send('PATCH', `/v1/news/${id}`, {
    body: JSON.stringify({ version: 1, status: 'published' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(401)
})

test('news item: `can` lists exactly the acts that succeed', async () => {
  const acts: Record<string, NewsStatus> = {
    submit: 'review',
    withdraw: 'draft',
    return: 'revision',
    schedule: 'scheduled',
    publish: 'published',
    unschedule: 'review',
    unpublish: 'archived',
    republish: 'published',
    rework: 'draft',
  }
  for (const from of newsStatuses) {
    const id = await itemIn(from)
    for (const [role, person] of Object.entries(cast) as [Role, Person][]) {
      const { code, data } = await person.see(id)
      if (code === 404) continue
      const told = data.can.flatMap((act) => acts[act] ?? [])
      const real = newsStatuses.filter((to) => ways[from]?.[to]?.includes(role))
      expect(new Set(told), `${role} in ${from}`).toEqual(new Set(real))
    }
  }
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  // The walk through all steps withdraws what it publishes.
  expect(await deadLinks(app, /\/news\/panen-/)).toEqual([])
})
