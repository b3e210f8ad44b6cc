import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteOutdated } from '#src/features/privacy/retention-queries.ts'
import { toHex } from '#src/wire/hex.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'

const site = await freshApp()
const { db, services, time } = site
const PASSWORD = 'sorgum-di-lereng-mutis'
const passwordHash = await services.passwords.hash(PASSWORD)

const AGENT = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const logIn = (email: string, password: string) =>
  site.send('POST', '/v1/user/login/member', {
    body: JSON.stringify({ email, password: toHex(password) }),
    headers: { 'content-type': 'application/json', 'user-agent': AGENT },
  })
type Event = Record<string, unknown>
const eventsOf = async (userId: number | null): Promise<Event[]> => {
  await services.securityEvents.write()
  return db
    .selectFrom('securityEvents')
    .select(['kind', 'outcome', 'operation', 'network', 'device', 'times'])
    .where('userId', userId === null ? 'is' : '=', userId)
    .orderBy('id')
    .execute()
}

test('POST /v1/user/login/member: leaves an event with account, network and device, right or wrong', async () => {
  const user = await makeUser(db, { passwordHash })
  await logIn(user.email, 'keliru-sama-sekali')
  await logIn(user.email, PASSWORD)
  const common = {
    kind: 'login',
    operation: 'POST /user/login/member',
    network: '127.0.0.0/24',
    device: 'Chrome di Android',
    times: 1,
  }
  expect(await eventsOf(user.id)).toEqual([
    { ...common, outcome: 'failed' },
    { ...common, outcome: 'done' },
  ])
  await logIn('tidak-ada@contoh.example', PASSWORD)
  expect(await eventsOf(null)).toEqual([{ ...common, outcome: 'failed' }])
})

test('POST /v1/user/login/member: no answer waits for its event', async () => {
  const user = await makeUser(db, { passwordHash })
  await db.transaction().execute(async (tx) => {
    await sql`lock table security_events in access exclusive mode`.execute(tx)
    expect((await logIn(user.email, 'keliru-sama-sekali')).status).toBe(401)
  })
  expect(await eventsOf(user.id)).toHaveLength(1)
})

test('security events: the same within a second is one line with its number of times', async () => {
  const user = await makeUser(db, { passwordHash })
  const visit = { address: '127.0.0.1', userAgent: AGENT }
  const event = { kind: 'login', outcome: 'failed', operation: 'POST /user/login/member', visit } as const
  for (let n = 0; n < 3; n += 1) services.securityEvents.note({ ...event, userId: user.id })
  expect(await eventsOf(user.id)).toMatchObject([{ outcome: 'failed', times: 3 }])
})

test('/v1: refusals, step-ups and wrong proofs leave an event', async () => {
  const user = await makeUser(db, { role: 'staff', passwordHash })
  const me = await site.as(user)
  expect(await me.get('/v1/desk/audit')).toMatchObject({ code: 403 })
  await db
    .updateTable('sessions')
    .set({ provenAt: new Date(0) })
    .where('userId', '=', user.id)
    .execute()
  expect(await me.post('/v1/auth/factors/totp', {})).toMatchObject({ code: 403 })
  expect(await me.post('/v1/auth/proof', { password: toHex('keliru-sama-sekali') })).toMatchObject({
    code: 400,
  })
  expect(await me.post('/v1/auth/proof', { password: toHex(PASSWORD) })).toMatchObject({ code: 200 })
  const found = (await eventsOf(user.id)).map(({ kind, outcome }) => [kind, outcome])
  expect(found).toEqual([
    ['access', 'refused'],
    ['factor', 'proof-asked'],
    ['step-up', 'failed'],
    ['step-up', 'done'],
  ])
})

test('GET /v1/auth/security-events: shows the own events and nobody else’s', async () => {
  const [user, other] = [await makeUser(db, { passwordHash }), await makeUser(db, { passwordHash })]
  await logIn(user.email, 'keliru-sama-sekali')
  await logIn(other.email, PASSWORD)
  await services.securityEvents.write()
  const me = await site.as(user)
  const { data, pagination } = await me.get('/v1/auth/security-events')
  expect(data).toMatchObject([{ kind: 'login', outcome: 'failed', network: '127.0.0.0/24' }])
  expect(pagination).toMatchObject({ total: 1 })
  expect(await (await me.open('/member/security')).text()).toContain('Login: gagal')
})

test('GET /v1/desk/security-events: admins find by account, kind, outcome and day', async () => {
  const user = await makeUser(db, { passwordHash, namaLengkap: 'Yosefina Bria' })
  await logIn(user.email, 'keliru-sama-sekali')
  await services.securityEvents.write()
  const admin = await site.as(await makeUser(db, { role: 'admin' }))
  const find = async (query: string) =>
    ((await admin.get(`/v1/desk/security-events?user=${user.id}&${query}`)).data as unknown as Event[]).length
  expect([await find('outcome=failed'), await find('outcome=done'), await find('kind=money')]).toEqual([
    1, 0, 0,
  ])
  expect([await find('from=2020-01-01'), await find('to=2020-01-01')]).toEqual([1, 0])
  const html = await (await admin.open(`/desk/security?user=${user.id}`)).text()
  expect(html).toContain('Yosefina Bria')
  expect(html).toContain('Gagal')
})

test('retention: security events go after ninety days', async () => {
  const user = await makeUser(db, { passwordHash })
  await logIn(user.email, PASSWORD)
  expect(await eventsOf(user.id)).toHaveLength(1)
  const days = (n: number) => new Date(time.now.getTime() + n * 86_400_000)
  await deleteOutdated(db, days(90))
  expect(await eventsOf(user.id)).toHaveLength(1)
  await deleteOutdated(db, days(91))
  expect(await eventsOf(user.id)).toEqual([])
})
