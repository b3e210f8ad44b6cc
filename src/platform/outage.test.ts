import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp, freshDatabase, newKey } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'
import { createBus } from './database/bus.ts'
import { connectDatabase } from './database/connect.ts'
import { createWrite } from './database/write.ts'
import { createRemember } from './page-cache/remember.ts'
import { encodeSession } from './sessions/cookie.ts'

const { siteUrl, ownerUrl } = await freshDatabase()
const site = await freshApp({ siteUrl })
const node = await listening(site)
const owner = new pg.Client({ connectionString: ownerUrl })
await owner.connect()
afterAll(() => owner.end())

/** Runs something while a table is gone: its statements fail, all others succeed. */
async function without<T>(table: string, run: () => Promise<T>): Promise<T> {
  await owner.query(`alter table ${table} rename to ${table}_gone`)
  return run().finally(() => owner.query(`alter table ${table}_gone rename to ${table}`))
}

const message = () => ({
  name: 'Ama Bali',
  email: 'ama@contoh.example',
  message: 'Halo semuanya di sana',
  idempotency_key: newKey(),
})

test('a change whose commit was not heard of is seen all the same', async () => {
  const database = connectDatabase(siteUrl, { max: 2 })
  const lost = { commit: false }
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
    const losing = async (...given: unknown[]) => {
      const answer = await query(...given)
      if (lost.commit && given[0] === 'commit') throw new Error('Query read timeout')
      return answer
    }
    Object.assign(client, { query: losing })
  })
  const bus = createBus(siteUrl)
  await bus.start()
  const remember = createRemember(bus)
  const phone = () =>
    remember('settings', async () => {
      const row = await database.db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'phone')
        .executeTakeFirst()
      return row?.value
    })
  expect(await phone()).toBe('')
  lost.commit = true
  const change = createWrite(database.db, bus, () => async () => {})(async (tx) => {
    await tx.updateTable('settings').set({ value: '"021 555"' }).where('key', '=', 'phone').execute()
    tx.invalidate('settings')
  })
  await expect(change).rejects.toThrow('Query read timeout')
  await eventually(async () => expect(await phone()).toBe('021 555'))
  await bus.stop()
  await database.close()
})

test('a page made of remembered words is not stored while newer ones could not be read', async () => {
  await node.ask('/login')
  await site.write(async (tx) => {
    await tx.updateTable('settings').set({ value: '"Nama Baru"' }).where('key', '=', 'site_name').execute()
    tx.invalidate('settings')
  })
  const during = await without('settings', () => node.ask('/login'))
  expect([during.status, during.body.includes('Nama Baru')]).toEqual([200, false])
  expect((await node.ask('/login')).body).toContain('Nama Baru')
})

test('a member whose profile cannot be read is told to wait, not sent to the login', async () => {
  const member = await site.as(await makeUser(site.db))
  expect((await member.open('/member')).status).toBe(200)
  const answer = await without('consents', () => member.open('/member'))
  expect([answer.status, answer.headers.get('location')]).toEqual([503, null])
})

test('a full disk is a 503 that says when to try again', async () => {
  await owner.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$`)
  await owner.query(
    'create trigger no_room before insert on contact_messages for each row execute function no_room()',
  )
  const body = JSON.stringify(message())
  const answer = await site.send('POST', '/v1/contact', {
    body,
    headers: { 'content-type': 'application/json' },
  })
  await owner.query('drop trigger no_room on contact_messages')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test('GET /favicon.svg: waits for no session, so it is there while the database is away', async () => {
  const member = await site.as(await makeUser(site.db))
  const open = ['/favicon.svg', '/cloth/selvedge.svg', '/cover/kunyit/6/860x96.svg', '/icon/192.png']
  for (const path of [...open, '/healthz', '/readyz', '/metrics', '/manifest.webmanifest', '/robots.txt'])
    expect((await without('sessions', () => member.open(path))).status, path).toBe(200)
})

test('GET /favicon.svg: leaves the session of a cookie as it is', async () => {
  const user = await makeUser(site.db)
  const { token } = await site.as(user)
  const cookie = `jkl-session=${encodeSession(token)}`
  for (const path of ['/favicon.svg', '/cloth/selvedge.svg', '/healthz']) {
    const answer = await site.open(path, { cookie })
    expect([answer.status, answer.headers.get('set-cookie')], path).toEqual([200, null])
  }
  const profile = await site.open('/v1/user/profile', { cookie, 'x-api-key': 'test-key' })
  expect(profile.status).toBe(200)
})

/** Headers of a browser that follows a link. */
const navigations: Record<string, string>[] = [
  { accept: 'text/html,application/xhtml+xml' },
  { 'sec-fetch-mode': 'navigate' },
]

test('GET /v1/…: a file that a link leads to answers a browser with a page when it fails, a program with the envelope', async () => {
  const member = await site.as(await makeUser(site.db))
  const paths = ['/v1/donations/JKL-1/receipt.pdf', '/v1/donations/statement.pdf?year=2026', '/v1/auth/me']
  for (const path of paths) {
    const asked = (headers: Record<string, string>) => without('sessions', () => member.open(path, headers))
    for (const goes of navigations) {
      const page = await asked(goes)
      expect([page.status, page.headers.get('content-type')], path).toEqual([500, 'text/html; charset=utf-8'])
      expect(await page.text()).toContain('<h1>')
    }
    expect(await (await asked({ accept: 'application/json' })).json(), path).toMatchObject({
      success: false,
      code: 500,
    })
  }
})
