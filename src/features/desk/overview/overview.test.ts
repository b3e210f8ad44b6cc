import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { dispatch } from '#src/platform/http/dispatch.ts'
import { runInScope } from '#src/platform/request-scope.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { makeNewsItem } from '#test/support/news-item.ts'
import type { OverviewWire, WaitingWire } from './schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, simulator, time } = site

const [ours, theirs] = [(await makeParticipant(write)).id, (await makeParticipant(write)).id]
const pic = await site.as(await makeUser(db, { isPic: true, participantId: ours, userType: 'partisipan' }))
const moderatorUser = await makeUser(db, { isModerator: true })
const moderator = await site.as(moderatorUser)
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const colleague = await makeUser(db, { participantId: ours, userType: 'partisipan' })
const stranger = await makeUser(db, { participantId: theirs, userType: 'partisipan' })

type Someone = typeof staff
const counts = (waiting: WaitingWire[]) => Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]))
const waitingFor = async (who: Someone) => counts((await who.get('/v1/desk/waiting')).data as WaitingWire[])
const allFor = async (who: Someone) =>
  counts(((await who.get('/v1/desk/overview')).data as OverviewWire).waiting)
const claimOf = async (participantId: number) =>
  db
    .insertInto('participantClaims')
    .values({ userId: (await makeUser(db)).id, participantId })
    .execute()

test('overview: each duty sees its own work only, and a PIC only of the own institution', async () => {
  await makeNewsItem(db, colleague, 'review')
  await makeNewsItem(db, stranger, 'review')
  await makeNewsItem(db, moderatorUser, 'review')
  await makeNewsItem(db, stranger, 'draft')
  await claimOf(ours)
  await claimOf(theirs)
  await claimOf(theirs)
  await db
    .insertInto('questions')
    .values({ ...post, createdBy: colleague.id } as never)
    .execute()
  await db
    .insertInto('questions')
    .values({ ...post, createdBy: stranger.id } as never)
    .execute()
  // Held posts are for moderators only: a PIC does not see them.
  expect(await waitingFor(pic)).toEqual({ endorsements: 1, forum: 0, messages: 0, claims: 1 })
  // Moderators do not review their own texts.
  expect(await waitingFor(moderator)).toEqual({ reviews: 2, forum: 2 })
  const all = await waitingFor(staff)
  expect(all).toMatchObject({
    reviews: 3,
    forum: 2,
    claims: 3,
    approvals: 0,
    quarantine: 0,
  })
  expect(all).not.toHaveProperty('endorsements')
  expect(all).not.toHaveProperty('privacy')
})

const post = {
  question: 'Bagaimana merawat mata air?',
  body: '<p>Airnya berkurang.</p>',
  author: 'Ani',
  category: 'Umum',
  visibility: 'public',
  status: 'held',
}

test('a post that readers doubt waits once, however many doubt it, until somebody has decided', async () => {
  const before = (await waitingFor(moderator)).forum
  const { id } = await db
    .insertInto('questions')
    .values({ ...post, status: 'open', createdBy: stranger.id } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into post_flags (question_id, user_id, reason) values
    (${id}, ${colleague.id}, 'spam'), (${id}, ${moderatorUser.id}, 'rude')`.execute(db)
  expect((await waitingFor(moderator)).forum).toBe(before! + 1)
  expect((await waitingFor(pic)).forum).toBe(0)
  await sql`update questions set created_by = ${colleague.id} where id = ${id}`.execute(db)
  expect((await waitingFor(pic)).forum).toBe(1)
  await sql`update post_flags set decided_at = now() where question_id = ${id}`.execute(db)
  expect((await waitingFor(moderator)).forum).toBe(before)
})

test('doubts about a question that was merged into another wait for nobody', async () => {
  const before = (await waitingFor(moderator)).forum
  const ask = () =>
    db
      .insertInto('questions')
      .values({ ...post, status: 'open', createdBy: stranger.id } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  const [from, into] = [await ask(), await ask()]
  await sql`insert into post_flags (question_id, user_id, reason) values (${from.id}, ${colleague.id}, 'spam')`.execute(
    db,
  )
  await sql`update questions set merged_into = ${into.id} where id = ${from.id}`.execute(db)
  expect((await waitingFor(moderator)).forum).toBe(before)
})

test('money, letters and jobs that need a hand are counted, and decided ones no more', async () => {
  const hand = await deskUser(site)
  const { id } = await memberWithOrder(site)
  await simulator.settle(id, { channel: 'bca_va', lies: { gross_amount: '1.00' } })
  await sql`insert into letters (key, to_email, subject, text, html, tries) values
    ('mogok', 'a@contoh.example', 'Halo', '', '', 5), ('antre', 'b@contoh.example', 'Halo', '', '', 1)`.execute(
    db,
  )
  await sql`insert into pgboss.job (name, data, state, completed_on) values ('send-letter', '{}', 'failed', now())`.execute(
    db,
  )
  expect(await allFor(hand.me)).toMatchObject({ quarantine: 1, letters: 1, jobs: 1 })
  // Jobs have no menu entry.
  expect(await waitingFor(hand.me)).not.toHaveProperty('jobs')
  const { data: notices } = (await hand.me.get('/v1/desk/notices')) as { data: { id: number }[] }
  await hand.me.post(`/v1/desk/notices/${notices[0]!.id}/notes`, {
    note: 'Bank: salah kirim.',
    idempotency_key: crypto.randomUUID(),
  })
  expect(await waitingFor(hand.me)).toMatchObject({ quarantine: 0 })
})

test('the secretariat sees visits, money and machinery; others do not', async () => {
  time.now = new Date('2026-11-21T05:00:00Z')
  await sql`insert into visitor_counts (day, n) values ('2026-11-20', 41), ('2026-10-01', 7)`.execute(db)
  const { id } = await memberWithOrder(site, { amount: 250_000 })
  await simulator.settle(id, { channel: 'bca_va' })
  const { trends, system } = (await staff.get('/v1/desk/overview')).data as OverviewWire
  expect(trends!.days).toHaveLength(14)
  expect(trends!.days.slice(-2)).toEqual([
    { day: '2026-11-20', visitors: 41 },
    { day: '2026-11-21', visitors: 0 },
  ])
  expect(trends!.months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11'])
  expect(trends!.months.at(-1)).toEqual({ month: '2026-11', count: 1, received: 250_000 })
  expect(system).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    schema: expect.stringMatching(/^\d{4}$/),
    gateway: 'simulation',
    backup: { made_at: null, problem: null },
  })
  expect(system!.notified_at).not.toBeNull()
  for (const who of [pic, moderator])
    expect((await who.get('/v1/desk/overview')).data).toMatchObject({ trends: null, system: null })
})

test('it takes three statements, one for the menu, and one for the steps of a new site', async () => {
  const visit = { address: '', userAgent: '', session: null }
  const statementsOf = async (where: string) => {
    const endpoint = endpoints.find((one) => one.where === where)!
    const scope = {
      requestId: 'test',
      visit,
      statements: 0,
      tags: new Set(),
      cookies: [],
      headers: new Headers(),
    }
    const actor = {
      id: 1,
      role: 'admin',
      isPic: true,
      isModerator: true,
      editsRegions: [],
      participantId: ours,
    }
    await runInScope(scope as never, () => dispatch(endpoint, {}, actor as never, site.services))
    return scope.statements
  }
  expect(await statementsOf('GET /desk/overview')).toBe(3)
  expect(await statementsOf('GET /desk/waiting')).toBe(1)
  expect(await statementsOf('GET /desk/setup')).toBe(1)
})

test('overview page: shows pending work with links, and the menu has the number beside the entry', async () => {
  const html = await (await staff.open('/desk')).text()
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Berita untuk ditinjau')
  expect(html).toContain('Keadaan sistem')
  expect(html).toMatch(/Tinjauan berita<span[^>]*>3<span class="sr-only"> menunggu/)
  const small = await (await pic.open('/desk')).text()
  expect(small).toContain('href="/desk/members"')
  expect(small).not.toContain('Keadaan sistem')
  const idle = await site.as(await makeUser(db, { isPic: true, userType: 'partisipan' }))
  expect(await (await idle.open('/desk')).text()).toContain('Tidak ada yang menunggu')
})

test('GET /desk: shows staff and admins what the site lacks and how to fix it, and others nothing', async () => {
  const bare = await freshApp({
    siteUrl: site.siteUrl,
    warnings: [{ name: 'mail-missing' }, { name: 'metrics-token-kept' }],
  })
  const office = await bare.as({ ...(await makeUser(db, { role: 'admin' })) })
  const { system } = (await office.get('/v1/desk/overview')).data as OverviewWire
  expect(system?.warnings).toEqual(['mail-missing', 'metrics-token-kept'])
  const html = await (await office.open('/desk')).text()
  expect(html).toContain('E-mail belum diatur')
  expect(html).toContain('SMTP_URL')
  const moderating = await bare.as({ id: moderatorUser.id })
  expect(await (await moderating.open('/desk')).text()).not.toContain('E-mail belum diatur')
  expect(await (await staff.open('/desk')).text()).not.toContain('E-mail belum diatur')
})
