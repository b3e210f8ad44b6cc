import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { solveCaptcha } from '#test/support/solve-captcha.ts'
import { purgeExpiredData } from '../../privacy/purge-expired-data.ts'
import { makeList } from '../factory.ts'
import { sendConfirmation } from './subscribe.ts'

const site = await freshApp()
const { db, get, letters, post, time, work } = site
const DAY = 86_400_000
const begin = time.now
let count = 0
const newEmail = () => {
  count += 1
  return `tamu-${count}@contoh.example`
}
const path = (slug = 'nasional') => `/v1/lists/${slug}/subscription`
const captcha = () => solveCaptcha(site, 'subscribe')
const ask = async (email: string, slug?: string) => post(path(slug), { email, captcha: await captcha() })
const confirm = (token: string) => post('/v1/lists/confirmation', { token })
const lettersTo = (email: string) => letters.filter(({ to }) => to === email)
const mailed = (email: string, number: number) =>
  eventually(() => {
    expect(lettersTo(email)).toHaveLength(number)
    return lettersTo(email).at(-1)!
  })
const tokenIn = ({ text }: { text: string }) => /\/subscription#(\S+)/.exec(text)![1]!
const rowsOf = (email: string) =>
  db
    .selectFrom('subscriptions as n')
    .innerJoin('subscribers as s', 's.id', 'n.subscriberId')
    .select(['n.source', 'n.consentVersion', 'n.askedAt', 'n.givenAt', 'n.endedBecause', 's.userId'])
    .where('s.email', '=', email)
    .orderBy('n.id')
    .execute()

beforeAll(() => work())
beforeEach(async () => {
  time.now = begin
  await db.deleteFrom('rateLimits').execute()
})

test('POST /v1/lists/{slug}/subscription: a guest is on the list once the letter was answered, and not before', async () => {
  const email = newEmail()
  expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({ code: 200, data: { state: 'mailed' } })
  const letter = await mailed(email, 1)
  expect(await rowsOf(email)).toMatchObject([{ givenAt: null, userId: null }])
  time.now = new Date(begin.getTime() + DAY)
  for (const _ of ['first', 'second'])
    expect(await confirm(tokenIn(letter))).toMatchObject({
      code: 200,
      data: { list: { name: 'Buletin nasional' } },
    })
  expect(await rowsOf(email)).toEqual([
    {
      source: 'form',
      consentVersion: '1',
      askedAt: begin,
      givenAt: time.now,
      endedBecause: null,
      userId: null,
    },
  ])
})

test('POST /v1/lists/{slug}/subscription: asked at the same time by twenty, it is one subscription', async () => {
  const email = newEmail()
  const { id: listId } = await makeList(db)
  const request = { email, name: '', listId, source: 'form' as const, language: 'id' }
  await Promise.all(
    Array.from({ length: 20 }, (_, key) =>
      sendConfirmation.run({ ...request, key: `serentak-${key}` }, site.jobParts()),
    ),
  )
  expect(await rowsOf(email)).toHaveLength(1)
})

test('POST /v1/lists/{slug}/subscription: the answer is the same for a new, a standing, a stopped address and for one with an account', async () => {
  const [fresh, standing, stopped, owned] = [newEmail(), newEmail(), newEmail(), newEmail()]
  const { id: userId } = await makeUser(db, { email: owned })
  await ask(standing)
  await confirm(tokenIn(await mailed(standing, 1)))
  await db
    .insertInto('subscribers')
    .values({ email: stopped, stoppedAt: time.now, stoppedBecause: 'hard' })
    .execute()
  const answers = []
  for (const email of [fresh, standing, stopped, owned]) {
    const { requestId: _, ...answer } = (await ask(email)) as { requestId?: string }
    answers.push(answer)
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await mailed(standing, 2)).subject).toContain('sudah berlangganan')
  await confirm(tokenIn(await mailed(owned, 1)))
  expect(await rowsOf(owned)).toMatchObject([{ userId, givenAt: time.now }])
  await mailed(fresh, 1)
  expect(lettersTo(stopped)).toEqual([])
})

test('POST /v1/lists/{slug}/subscription: three letters a day reach an address, whoever asks', async () => {
  const email = newEmail()
  for (let times = 0; times < 5; times += 1)
    expect(await ask(email)).toMatchObject({ code: 200, data: { state: 'mailed' } })
  await mailed(email, 3)
})

test('POST /v1/lists/{slug}/subscription: without script three of an hour get through, then the captcha is needed', async () => {
  for (let times = 0; times < 3; times += 1)
    expect(await post(path(), { email: newEmail() })).toMatchObject({ code: 200 })
  const due = { code: 400, errors: { captcha: [expect.any(String)] } }
  expect(await post(path(), { email: newEmail() })).toMatchObject(due)
  expect(await post(path(), { email: newEmail(), captcha: 'e30=' })).toMatchObject(due)
  expect(await ask(newEmail())).toMatchObject({ code: 200 })
})

test('POST /v1/lists/{slug}/subscription: a list by invitation, a deleted one and one of a closed region are refused', async () => {
  const [closed, gone] = [await makeList(db, { isOpen: false }), await makeList(db, { deletedAt: time.now })]
  const region = await makeRegion(site.write, { title: 'Region yang ditutup' })
  await db.updateTable('regions').set({ deletedAt: time.now }).where('id', '=', region).execute()
  expect(await ask(newEmail(), closed.slug)).toMatchObject({
    code: 400,
    errors: { list: [expect.any(String)] },
  })
  for (const slug of [gone.slug, `region-${region}`, 'tidak-ada'])
    expect(await ask(newEmail(), slug), slug).toMatchObject({ code: 404 })
  const member = await site.as(await makeUser(db))
  expect(await member.post(path(closed.slug), {})).toMatchObject({ code: 400 })
  const { data } = await get('/v1/lists')
  const slugs = (data as { slug: string }[]).map(({ slug }) => slug)
  expect(slugs).toContain('nasional')
  for (const slug of [closed.slug, gone.slug, `region-${region}`]) expect(slugs).not.toContain(slug)
})

test('POST /v1/lists/{slug}/subscription: a member is on the list at once, leaves and comes back, with a history', async () => {
  const user = await makeUser(db)
  const { slug, name } = await makeList(db)
  const session = await site.as(user)
  const own = async () => {
    const { data } = await session.get('/v1/auth/subscriptions')
    return (data as { lists: { slug: string; given_at: string | null }[] }).lists.find(
      (one) => one.slug === slug,
    )
  }
  expect(await own()).toMatchObject({ given_at: null })
  for (const _ of ['first', 'second'])
    expect(await session.post(path(slug), {})).toMatchObject({ data: { state: 'subscribed' } })
  expect(await own()).toMatchObject({ given_at: time.now.toISOString() })
  for (const _ of ['first', 'second'])
    expect(await (await session.send('DELETE', path(slug))).json()).toMatchObject({ code: 200 })
  expect(await own()).toMatchObject({ given_at: null })
  await session.post(path(slug), {})
  expect((await rowsOf(user.email)).map(({ endedBecause }) => endedBecause)).toEqual(['person', null])
  expect((await mailed(user.email, 1)).subject).toBe(`Anda berlangganan: ${name}`)
})

test('POST /v1/lists/confirmation: a wrong, an old and a void link say what to do', async () => {
  const [late, erased, expired] = [newEmail(), newEmail(), newEmail()]
  for (const email of [late, erased, expired]) await ask(email)
  const links = await Promise.all(
    [late, erased, expired].map(async (email) => tokenIn(await mailed(email, 1))),
  )
  await db.updateTable('subscribers').set({ email: null, name: '' }).where('email', '=', erased).execute()
  const refusal = (words: string) => ({ code: 400, errors: { token: [expect.stringContaining(words)] } })
  expect(await confirm(`${links[0]!.slice(0, -1)}x`)).toMatchObject(refusal('tidak lengkap'))
  expect(await confirm(links[1]!)).toMatchObject(refusal('tidak berlaku lagi'))
  time.now = new Date(begin.getTime() + 14 * DAY + 1)
  expect(await confirm(links[0]!)).toMatchObject(refusal('lewat 14 hari'))
  await purgeExpiredData.run({}, site.jobParts())
  expect(await rowsOf(expired), 'the address is forgotten').toEqual([])
  expect(await confirm(links[2]!)).toMatchObject({ code: 400 })
  await ask(expired)
  expect(await confirm(tokenIn(await mailed(expired, 2)))).toMatchObject({ code: 200 })
  await purgeExpiredData.run({}, site.jobParts())
  expect(await rowsOf(expired)).toMatchObject([{ givenAt: time.now }])
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
