import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeUser } from '../accounts/factory.ts'
import { eraseAccounts } from './erase-accounts.ts'

const site = await freshApp()
const { db, letters, time, work, post } = site
const HOUR = 3_600_000
const DAY = 24 * HOUR
const parts = site.jobParts()
const runJob = () => eraseAccounts.run({}, parts)

beforeAll(work)

type Member = Awaited<ReturnType<typeof member>>

async function member(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const session = await site.as(user)
  const dueAt = async () =>
    ((await session.get('/v1/auth/me')).data as { deletion_due_at: string | null } | undefined)
      ?.deletion_due_at
  const keep = async () => (await session.send('DELETE', '/v1/auth/deletion')).json()
  return { user, ...session, dueAt, keep }
}

const linkTo = (user: { email: string }, page: string) =>
  eventually(() => {
    const text = letters.findLast(
      (letter) => letter.to === user.email && letter.text.includes(`${page}#`),
    )?.text
    if (!text) throw new Error(`no link to ${page}`)
    return new RegExp(`${page}#([\\w-]{43})`).exec(text)![1]!
  })

const wish = (one: Member, body = {}) => one.post('/v1/auth/deletion', body)
const confirm = (token: string) => post('/v1/auth/deletion/confirmation', { token })

async function begin(one: Member, body = {}) {
  expect(await wish(one, body)).toMatchObject({ code: 200, data: { deletion_due_at: null } })
  expect(await one.dueAt()).toBeNull()
  return confirm(await linkTo(one.user, '/delete-account'))
}

test('an account goes seven days after its owner confirmed that by mail, not sooner', async () => {
  const one = await member()
  const begun = new Date(time.now)
  const dueAt = new Date(begun.getTime() + 7 * DAY).toISOString()
  expect(await begin(one)).toMatchObject({ code: 200, data: { deletion_due_at: dueAt } })
  expect(await one.dueAt()).toBe(dueAt)
  time.now = new Date(begun.getTime() + 7 * DAY - 1)
  await runJob()
  expect(await one.dueAt()).toBe(dueAt)
  time.now = new Date(begun.getTime() + 7 * DAY)
  await runJob()
  expect(await one.get('/v1/auth/me')).toMatchObject({ code: 401 })
  expect(await db.selectFrom('erasures').selectAll().execute()).toMatchObject([
    { userId: one.user.id, keepsByline: false },
  ])
  const farewell = await eventually(() => {
    const found = letters.find(
      ({ to, subject }) => to === one.user.email && subject === 'Akun Anda sudah dihapus',
    )
    if (!found) throw new Error('no farewell yet')
    return found
  })
  expect(farewell.text).toContain('surat terakhir')
  const stored = () =>
    db
      .selectFrom('letters')
      .select(['toEmail', 'sentAt'])
      .where('key', '=', `erased-${one.user.id}`)
      .executeTakeFirstOrThrow()
  // The mail leaves before its row says so.
  await eventually(async () => expect((await stored()).sentAt).not.toBeNull())
  await runJob()
  expect((await stored()).toEmail).toBe('')
})

test('account deletion: undone by the logged-in person, or by the link, once', async () => {
  const [one, two] = [await member(), await member()]
  await begin(one)
  expect(await one.keep()).toMatchObject({ code: 200, data: { deletion_due_at: null } })
  expect(await one.keep()).toMatchObject({ code: 200 })
  await begin(two)
  const token = await linkTo(two.user, '/keep-account')
  expect(await post('/v1/auth/deletion/cancellation', { token })).toMatchObject({ code: 200 })
  expect(await post('/v1/auth/deletion/cancellation', { token })).toMatchObject({
    code: 400,
    errors: { token: [expect.any(String)] },
  })
  time.now = new Date(time.now.getTime() + 8 * DAY)
  await runJob()
  const left = await db
    .selectFrom('users')
    .select('deletedAt')
    .where('id', 'in', [one.user.id, two.user.id])
    .execute()
  expect(left).toEqual([{ deletedAt: null }, { deletedAt: null }])
})

test('it needs a fresh proof, and a link of the last hour that was not used', async () => {
  const one = await member()
  await wish(one)
  const token = await linkTo(one.user, '/delete-account')
  time.now = new Date(time.now.getTime() + HOUR + 1)
  expect(await confirm(token)).toMatchObject({ code: 400, errors: { token: [expect.any(String)] } })
  expect(await wish(one)).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
  expect(await confirm('x')).toMatchObject({ code: 400 })
  expect(await confirm('a'.repeat(43))).toMatchObject({ code: 400 })
  expect(await one.dueAt()).toBeNull()
  expect(await site.post('/v1/auth/deletion', {})).toMatchObject({ code: 401 })
})

test('the last admin stays, also when two go at once', async () => {
  const [one, two] = [await member({ role: 'admin' }), await member({ role: 'admin' })]
  await Promise.all([wish(one), wish(two)])
  const links = await Promise.all([one, two].map(({ user }) => linkTo(user, '/delete-account')))
  const codes = (await Promise.all(links.map(confirm))).map(({ code }) => code)
  expect(codes.sort()).toEqual([200, 409])
  const left = (await one.dueAt()) === null ? one : two
  expect(await wish(left)).toMatchObject({ code: 409, data: { reason: 'last_admin' } })
})

test('five letters a day are enough', async () => {
  const one = await member()
  for (let n = 0; n < 5; n += 1) expect(await wish(one)).toMatchObject({ code: 200 })
  expect(await wish(one)).toMatchObject({ code: 429 })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
