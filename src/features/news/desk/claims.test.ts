import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import type { DeskNewsWire } from './schema.ts'

const app = await freshApp()
const { author, pic, moderator, staff, admin } = await makeCast(app)
const HOUR = 3_600_000

type Claimed = { code: number; data: DeskNewsWire & { current?: DeskNewsWire } }
const claim = (person: Person, id: number, body: object = {}) =>
  person.call('PUT', `/desk/news/${id}/claim`, body) as unknown as Promise<Claimed>
const release = (person: Person, id: number) =>
  person.call('DELETE', `/desk/news/${id}/claim`) as unknown as Promise<Claimed>
const sent = async () => (await author.write({ status: 'review' })).data
const auditOf = (id: number) =>
  app.db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where('entity', '=', 'news')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()

test('review claim: taken by one reviewer; taking it again changes nothing, another is told its owner', async () => {
  const { id } = await sent()
  const first = await claim(moderator, id)
  expect(first).toMatchObject({
    code: 200,
    data: { claim: { by: { name: 'Mona Moderator' } }, can_claim: 'release', version: 1 },
  })
  expect((await claim(moderator, id)).data.claim).toEqual(first.data.claim)
  expect(await claim(staff, id)).toMatchObject({
    code: 409,
    data: { current: { claim: { by: { id: moderator.user.id } } } },
    errors: { claim: ['Sedang ditinjau Mona Moderator.'] },
  })
  expect(await auditOf(id)).toMatchObject([
    { act: 'create' },
    { act: 'claim', detail: { before: { claimed_by: null }, after: { claimed_by: moderator.user.id } } },
  ])
})

test('PUT /desk/news/:id/claim: of concurrent claims one succeeds, and the others get its name', async () => {
  const { id } = await sent()
  const people = [moderator, staff, admin]
  const answers = await Promise.all([...people, ...people, ...people].map((person) => claim(person, id)))
  const winners = new Set(answers.filter(({ code }) => code === 200).map(({ data }) => data.claim!.by.id))
  expect(winners.size).toBe(1)
  const lost = answers.filter(({ code }) => code !== 200)
  expect(lost.length).toBe(6)
  expect(new Set(lost.map(({ code, data }) => `${code} ${data.current!.claim!.by.id}`))).toEqual(
    new Set([`409 ${[...winners][0]}`]),
  )
})

test('review claim: released by its owner, and by nobody else', async () => {
  const { id } = await sent()
  expect((await release(moderator, id)).code).toBe(200)
  await claim(moderator, id)
  expect((await release(staff, id)).code).toBe(403)
  expect((await release(moderator, id)).data).toMatchObject({ claim: null, can_claim: 'claim' })
  expect((await claim(staff, id)).code).toBe(200)
})

test('a reviewer takes over after a day, the secretariat at once, and the former one gets a letter', async () => {
  await app.work()
  const { id, title } = await sent()
  const other = await makeUser(app.db, { namaLengkap: 'Mira Moderator', isModerator: true })
  const { send } = await app.as(other)
  const takeOver = async () => {
    const body = JSON.stringify({ take_over: true })
    const answer = await send('PUT', `/v1/desk/news/${id}/claim`, {
      body,
      headers: { 'content-type': 'application/json' },
    })
    return (await answer.json()) as Claimed
  }
  await claim(moderator, id)
  expect((await takeOver()).code).toBe(409)
  const claimedAt = new Date(app.time.now.getTime() - 24 * HOUR)
  await app.db.updateTable('news').set({ claimedAt }).where('id', '=', id).execute()
  expect((await takeOver()).data.claim?.by.name).toBe('Mira Moderator')
  expect((await claim(staff, id)).code).toBe(409)
  expect((await claim(staff, id, { take_over: true })).data.claim?.by.name).toBe('Sari Staf')
  await expect
    .poll(() =>
      app.letters.filter(({ subject }) => subject === `Tinjauan diambil alih: ${title}`).map(({ to }) => to),
    )
    .toHaveLength(2)
})

test('letter about a review taken over: is in the language of the former reviewer', async () => {
  const { id, title } = await sent()
  const former = await makeUser(app.db, { isModerator: true, language: 'en' })
  const { send } = await app.as(former)
  const headers = { 'content-type': 'application/json' }
  await send('PUT', `/v1/desk/news/${id}/claim`, { body: '{}', headers })
  expect((await claim(staff, id, { take_over: true })).code).toBe(200)
  const [letter] = await app.db
    .selectFrom('letters')
    .select(['subject', 'text'])
    .where('toEmail', '=', former.email)
    .execute()
  expect(letter!.subject).toBe(`Review taken over: ${title}`)
  expect(letter!.text).toContain('http://site.test/en/desk/news/')
})

test('a claim ends with the decision, and when the author calls the text back', async () => {
  const ends: [Person, object][] = [
    [moderator, { status: 'published' }],
    [moderator, { status: 'revision', comment: 'Sumbernya?' }],
    [moderator, { status: 'scheduled', publish_at: new Date(app.time.now.getTime() + HOUR).toISOString() }],
    [author, { status: 'draft' }],
  ]
  for (const [person, wish] of ends) {
    const { id } = await sent()
    await claim(moderator, id)
    expect((await person.change(id, wish)).code).toBe(200)
    const row = await app.db.selectFrom('news').select('claimedBy').where('id', '=', id).executeTakeFirst()
    expect(row, JSON.stringify(wish)).toEqual({ claimedBy: null })
    expect((await claim(moderator, id)).code).toBe(wish === ends[3]![1] ? 404 : 409)
  }
})

test('nobody else decides while somebody reviews, until they take the review over', async () => {
  const { id } = await sent()
  await claim(moderator, id)
  const soon = new Date(app.time.now.getTime() + HOUR).toISOString()
  for (const wish of [
    { status: 'published' },
    { status: 'revision', comment: 'Sumbernya?' },
    { status: 'scheduled', publish_at: soon },
  ])
    expect(await staff.change(id, wish), JSON.stringify(wish)).toMatchObject({
      code: 409,
      data: {
        current: { id, status: 'review' },
        claim: { by: { id: moderator.user.id, name: 'Mona Moderator' } },
      },
      errors: { claim: ['Sedang ditinjau Mona Moderator. Ambil alih dulu tinjauannya.'] },
    })
  expect((await author.see(id)).data).toMatchObject({ status: 'review' })
  await claim(staff, id, { take_over: true })
  expect((await moderator.change(id, { status: 'published' })).code).toBe(409)
  expect((await staff.change(id, { status: 'published' })).code).toBe(200)
})

test('a claim binds reviewers: the institution’s PIC returns a text, and without a claim anybody decides', async () => {
  const [held, free] = [await sent(), await sent()]
  await claim(moderator, held.id)
  expect((await pic.change(held.id, { status: 'revision', comment: 'Angkanya?' })).code).toBe(200)
  expect((await staff.change(free.id, { status: 'published' })).code).toBe(200)
})

test('a comment and a correction leave the claim as it is', async () => {
  const { id } = await sent()
  await claim(moderator, id)
  await moderator.change(id, { comment: 'Satu pertanyaan.' })
  await staff.change(id, { title: 'Judul yang dibetulkan' })
  const seen = await moderator.call('GET', `/desk/news/${id}`)
  expect(seen.data).toMatchObject({ claim: { by: { id: moderator.user.id } } })
})

test('review claim: refused to the author, and to a member', async () => {
  const { data } = await moderator.write({ status: 'review' })
  expect((await claim(moderator, data.id)).code).toBe(403)
  expect((await claim(staff, data.id)).code).toBe(200)
  const { id } = await sent()
  for (const person of [author, pic]) expect((await claim(person, id)).code).toBe(403)
})

test('one act on many rows says of each what became of it', async () => {
  const [one, two, live] = [await sent(), await sent(), await sent()]
  await claim(staff, two.id)
  await staff.change(live.id, { status: 'published' })
  const many = (act: string, ids: number[]) =>
    moderator.call('POST', '/desk/news/acts', { act, ids }).then(({ data }) => data as unknown)
  expect(await many('claim', [one.id, two.id, live.id, 999_999])).toEqual({
    done: [one.id],
    failed: [
      { id: two.id, code: 409, message: 'Sedang ditinjau Sari Staf.' },
      { id: live.id, code: 409, message: 'Tulisan ini tidak menunggu tinjauan.' },
      { id: 999_999, code: 404, message: expect.any(String) },
    ],
  })
  expect(await many('archive', [live.id, one.id])).toMatchObject({
    done: [live.id],
    failed: [{ id: one.id }],
  })
  expect(await many('release', [one.id, two.id])).toMatchObject({ done: [one.id], failed: [{ id: two.id }] })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  // Withdrawn by a test above.
  expect(await deadLinks(app, /\/news\/panen-/)).toEqual([])
})
