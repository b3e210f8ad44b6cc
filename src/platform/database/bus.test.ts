import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startFaultProxy } from '#test/drills/support/fault-proxy.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { createBus } from './bus.ts'
import { connectDatabase } from './connect.ts'
import { createWrite } from './write.ts'

const { siteUrl } = await freshDatabase()
const database = connectDatabase(siteUrl, { max: 2 })

async function listeningBus() {
  const bus = createBus(siteUrl)
  const heard: (readonly string[] | 'all')[] = []
  bus.onInvalidate((tags) => void heard.push(tags))
  await bus.start()
  return { bus, heard, write: createWrite(database.db, bus, () => async () => {}) }
}
const [here, there] = [await listeningBus(), await listeningBus()]
afterAll(async () => {
  await here.bus.stop()
  await there.bus.stop()
  await database.close()
})

test('a committed change is heard here before the writer goes on, and there soon', async () => {
  await here.write(async (tx) => tx.invalidate('news', 'team'))
  expect(here.heard.at(-1)).toEqual(['news', 'team'])
  await eventually(() => expect(there.heard.at(-1)).toEqual(['news', 'team']))
})

test('a change that was taken back is announced to nobody', async () => {
  const before = here.heard.length
  await expect(
    here.write(async (tx) => {
      tx.invalidate('campaigns')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await here.write(async (tx) => tx.invalidate('settings'))
  await eventually(() => expect(there.heard.at(-1)).toEqual(['settings']))
  expect(here.heard.slice(before)).toContainEqual(['settings'])
  expect(here.heard).not.toContainEqual(['campaigns'])
  expect(there.heard).not.toContainEqual(['campaigns'])
})

test('bus: what was announced while the listening connection was cut is heard after it, and nothing else', async () => {
  const client = new pg.Client({ connectionString: siteUrl })
  await client.connect()
  await client.query(
    `insert into announcements (tags, announced_at) values ('blog', now() - interval '1 hour')`,
  )
  await here.write(async (tx) => tx.invalidate('pages'))
  await eventually(() => expect(there.heard.at(-1)).toEqual(['pages']))
  const before = there.heard.length
  // Without a notification, as none reaches a connection that was cut.
  await client.query(`
    with cut as (select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%' or query ilike 'select pg_notify%' and pid <> pg_backend_pid()),
    missed as (insert into announcements (tags) values ('faq downloads'))
    select count(*) from cut`)
  await client.end()
  await eventually(() => expect(there.bus.backAt()).toBeGreaterThan(0))
  expect(there.heard.slice(before).flat()).toEqual(expect.arrayContaining(['faq', 'downloads']))
  expect(there.heard.slice(before).flat()).not.toContain('all')
  expect(there.heard.slice(before).flat()).not.toContain('blog')
  // Heard before the cut.
  expect(there.heard.slice(before).flat()).not.toContain('pages')
  expect(there.bus.isFresh()).toBe(true)
  await here.write(async (tx) => tx.invalidate('regions'))
  await eventually(() => expect(there.heard.at(-1)).toEqual(['regions']))
})

test('bus: heartbeats that slept, as nobody asked, are heard again before an answer is called fresh', async () => {
  const bus = createBus(siteUrl, undefined, { askedMs: 0 })
  await bus.start()
  await eventually(() => expect(bus.isFresh()).toBe(false))
  await bus.awake()
  expect(bus.isFresh()).toBe(true)
  await bus.stop()
})

test('bus: its end does not wait for a server that is gone without a word', async () => {
  const url = new URL(siteUrl)
  const proxy = await startFaultProxy(join(url.searchParams.get('host')!, '.s.PGSQL.5432'))
  onTestFinished(proxy.close)
  url.search = `?host=127.0.0.1&port=${proxy.port}`
  const bus = createBus(url.href)
  await bus.start()
  await proxy.set('black-hole')
  await bus.stop()
})
