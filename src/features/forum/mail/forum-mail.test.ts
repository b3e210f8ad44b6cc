import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeQuestion } from '../factory.ts'
import { mailForumDigests } from './mail-digests.ts'
import { mailPost } from './mail-post.ts'

const app = await freshApp()
const { db, as, write, letters, work, jobParts, time } = app
// A second process on the same database shares the work.
const other = await freshApp({ siteUrl: app.siteUrl })
beforeAll(async () => {
  await work()
  await other.work()
})

const enter = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const user = await makeUser(db, given)
  return { ...user, ...(await as(user)) }
}
const asker = await enter()
const writer = await enter({ isModerator: true, namaLengkap: 'Dewi Pranowo' })
const question = async (more: Parameters<typeof makeQuestion>[1] = {}) =>
  (
    await makeQuestion(write, {
      isFaq: false,
      visibility: 'member',
      status: 'open',
      createdBy: asker.id,
      answers: [],
      ...more,
    })
  ).id
const answer = async (id: number, body: string) =>
  ((await writer.post(`/v1/question/${id}/answers`, { body })).data as { id: number }).id
const all = () => [...letters, ...other.letters]
const to = (email: string) => all().filter((letter) => letter.to === email)
const arrived = (email: string, n = 1) => eventually(() => expect(to(email)).toHaveLength(n))

test('followers: notified of a post once, though two processes work, and its author is not', async () => {
  const id = await question({ question: 'Di mana peta wilayah?' })
  const readers = [
    await enter(),
    await enter(),
    await enter({ forumMail: 'none' }),
    await enter({ forumMail: 'daily' }),
  ]
  for (const reader of readers) await reader.post(`/v1/question/${id}/follow`, {})
  const answerId = await answer(id, 'Ada di kantor desa.')
  await arrived(readers[0]!.email)
  await arrived(readers[1]!.email)
  await Promise.all([1, 2, 3].map(() => mailPost.run({ questionId: id, answerId }, jobParts())))
  expect([0, 1, 2, 3].map((n) => to(readers[n]!.email).length)).toEqual([1, 1, 0, 0])
  expect(to(writer.email)).toEqual([])
  const [letter] = to(readers[0]!.email)
  expect(letter!.subject).toBe('Jawaban baru: Di mana peta wilayah?')
  expect(letter!.text).toContain('Ada di kantor desa.')
  expect(letter!.text).toContain(`/forum/${id}#jawaban-${answerId}`)
})

test('a name behind an @ is called once, only of people of the forum who may read the question', async () => {
  const named = await enter({ namaLengkap: 'Nona Kelen', userType: 'partisipan' })
  const outside = await enter({ namaLengkap: 'Nona Luar' })
  for (const one of [named, outside]) await question({ createdBy: one.id })
  await enter({ namaLengkap: 'Nona Diam' })
  const id = await question({ visibility: 'partisipan' })
  const answerId = await answer(id, 'Tanya @nona kelen, @Nona Luar dan @Nona Diam.')
  await arrived(named.email)
  expect(to(named.email)[0]!.subject).toMatch(/^Anda disebut:/)
  const patched = { version: 1, body: 'Tanya @Nona Kelen dan @Nona Luar lagi.' }
  await writer.send('PATCH', `/v1/question/${id}/answers/${answerId}`, {
    body: JSON.stringify(patched),
    headers: { 'content-type': 'application/json' },
  })
  await mailPost.run({ questionId: id, answerId }, jobParts())
  expect([to(named.email).length, to(outside.email).length]).toEqual([1, 0])
})

test('daily mail: lists all new posts, once', async () => {
  const reader = await enter({ forumMail: 'daily' })
  const id = await question({ question: 'Asuransi perahu?' })
  await reader.post(`/v1/question/${id}/follow`, {})
  await answer(id, 'Pakai yang pertama.')
  const hidden = await answer(id, 'Yang ini disembunyikan.')
  await db.updateTable('answers').set({ status: 'hidden' }).where('id', '=', hidden).execute()
  time.now = new Date(time.now.getTime() + 3_600_000)
  await Promise.all([mailForumDigests.run({}, jobParts()), mailForumDigests.run({}, other.jobParts())])
  await mailForumDigests.run({}, jobParts())
  await arrived(reader.email)
  const [letter] = to(reader.email)
  expect(letter!.text).toContain('Pakai yang pertama.')
  expect(letter!.text).not.toContain('Yang ini disembunyikan.')
})

test('letters name the address that ends them with one click, which needs no key, no session and no word more', async () => {
  const reader = await enter()
  const id = await question()
  await reader.post(`/v1/question/${id}/follow`, {})
  await answer(id, 'Satu.')
  await arrived(reader.email)
  const url = new URL(to(reader.email)[0]!.unsubscribe!)
  const click = (path: string) =>
    app.app.fetch(
      new Request(`http://site.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
  expect((await click(`${url.pathname}?token=${reader.id}.${'x'.repeat(43)}`)).status).toBe(400)
  expect((await reader.get('/v1/question/mail')).data).toEqual({ forum_mail: 'now' })
  for (let n = 0; n < 2; n++) expect((await click(url.pathname + url.search)).status).toBe(200)
  expect((await reader.get('/v1/question/mail')).data).toEqual({ forum_mail: 'none' })
  await answer(id, 'Dua.')
  const waiting = await db
    .selectFrom('postNotices')
    .selectAll()
    .where('userId', '=', reader.id)
    .where('mailedAt', 'is', null)
    .execute()
  expect(waiting).toEqual([])
})

test('letters about posts: each follower gets them in their own language', async () => {
  const id = await question({ question: 'Di mana benih?' })
  const [here, abroad, daily] = [
    await enter(),
    await enter({ language: 'en' }),
    await enter({ language: 'en', forumMail: 'daily' }),
  ]
  for (const reader of [here, abroad, daily]) await reader.post(`/v1/question/${id}/follow`, {})
  await answer(id, 'Di lumbung desa.')
  await arrived(here.email)
  await arrived(abroad.email)
  expect(to(here.email)[0]!.subject).toBe('Jawaban baru: Di mana benih?')
  const [letter] = to(abroad.email)
  expect(letter!.subject).toBe('New answer: Di mana benih?')
  expect(letter!.text).toContain('Dewi Pranowo answered a question that you follow:')
  expect(letter!.text).toContain(`http://site.test/en/forum/${id}#jawaban-`)
  time.now = new Date(time.now.getTime() + 3_600_000)
  await mailForumDigests.run({}, jobParts())
  await arrived(daily.email)
  expect(to(daily.email)[0]!.subject).toBe('From the forum: 1 new post')
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(app, undefined, [other])).toEqual([])
})
