import { expect, test } from 'vitest'
import { makeNews } from '#src/features/news/factory.ts'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { listLiveDemoAccounts } from '../accounts/queries.ts'
import { renewToken } from '../accounts/token-queries.ts'
import { removeDemo } from './remove-demo.ts'

const demo = await freshApp({ isProduction: false })
const site = await freshApp({ siteUrl: demo.siteUrl })
const { db, time } = site
const password = 'kain tenun di beranda'
const passwordHash = await site.services.passwords.hash(password)
const left = await makeUser(db, { isDemo: true, role: 'admin', email: 'bekas@contoh.example', passwordHash })
const admin = await makeUser(db, { role: 'admin', passwordHash })
const LOGIN = '/v1/user/login/member'

test('POST /v1/user/login/member: a demo account is let into the demo, and unknown in production', async () => {
  const body = { email: left.email, password: toHex(password) }
  expect((await demo.post(LOGIN, body)).code).toBe(200)
  expect(await site.post(LOGIN, body)).toMatchObject({ code: 401, data: {} })
  expect((await site.post(LOGIN, { ...body, email: admin.email })).code).toBe(200)
})

test('GET /v1/user/profile: the session of a demo account does not count in production, as token or as cookie', async () => {
  const { token } = await demo.as(left)
  const headers = { authorization: `Bearer ${token}` }
  expect((await demo.open('/v1/user/profile', headers)).status).toBe(200)
  expect((await site.open('/v1/user/profile', headers)).status).toBe(401)
  const hex = Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')
  expect((await site.open('/v1/user/profile', { cookie: `jkl-session=${hex}` })).status).toBe(401)
})

test('POST /v1/user/reset: a link to a demo account opens nothing in production', async () => {
  const token = await renewToken(db, { kind: 'reset', userId: left.id, now: time.now, lifeMs: 60_000 })
  const body = { token, password: toHex('jagung-titi-dan-kelor') }
  expect(await site.post('/v1/user/reset', body)).toMatchObject({ code: 400, data: { reason: 'unknown' } })
  expect((await demo.post('/v1/user/reset', body)).code).toBe(200)
})

test('GET /v1/desk/people: demo accounts are not among the people of production, nor found by number', async () => {
  const [there, here] = [await demo.as(admin), await site.as(admin)]
  const namesOf = async (who: typeof here) =>
    ((await who.get('/v1/desk/people?limit=100')).data as { email: string }[]).map(({ email }) => email)
  expect(await namesOf(there)).toContain(left.email)
  expect(await namesOf(here)).not.toContain(left.email)
  expect(await namesOf(here)).toContain(admin.email)
  expect((await here.get(`/v1/desk/people/${left.id}`)).code).toBe(404)
})

test('removeDemo: erases the demo accounts once, keeps their texts under no name, and leaves all others', async () => {
  const news = await makeNews(site.write, {
    title: 'Kabar dari demo',
    by: { id: left.id, role: 'admin' },
    author: 'Bekas Demo',
  })
  expect(await removeDemo({ ...site.services, db }, time.now)).toBe(1)
  expect(await removeDemo({ ...site.services, db }, time.now)).toBe(0)
  expect(await listLiveDemoAccounts(db)).toEqual([])
  const kept = await db
    .selectFrom('news')
    .select('author')
    .where('id', '=', news.id)
    .executeTakeFirstOrThrow()
  expect(kept.author).toBe('Anggota terhapus')
  const lines = db.selectFrom('audit').select(['act', 'detail']).where('entityId', '=', left.id)
  expect(await lines.where('act', '=', 'erase').execute()).toMatchObject([
    { detail: { source: 'remove-demo' } },
  ])
  const letters = db.selectFrom('letters').select('toEmail').where('key', '=', `erased-${left.id}`)
  expect(await letters.execute()).toEqual([{ toEmail: '' }])
  expect((await site.post(LOGIN, { email: admin.email, password: toHex(password) })).code).toBe(200)
  expect((await demo.post(LOGIN, { email: left.email, password: toHex(password) })).code).toBe(401)
})
