import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFaultProxy } from '#test/drills/support/fault-proxy.ts'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { MigrationError } from './migrate.ts'
import { migrateAll, openDatabase } from './open.ts'
import { openClient } from './open-client.ts'

const urls = await freshDatabase()
const socket = new URL(urls.siteUrl).searchParams.get('host')!
const proxy = await startFaultProxy(join(socket, '.s.PGSQL.5432'))
afterAll(proxy.close)

function through(url: string, more: Partial<URL> = {}) {
  const { username, password, pathname } = Object.assign(new URL(url), more)
  return `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`
}

/** Lets connections pass once a wait is reported. */
function passWhenTold() {
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    if (said.length === 1) void proxy.set('pass')
  }
  return { said, say }
}

const open = (more: { databaseUrl?: string; databaseOwnerUrl?: string; say?: (line: string) => void } = {}) =>
  openDatabase({
    dataDir: '/nowhere',
    databaseUrl: through(urls.siteUrl),
    databaseDirectUrl: null,
    databaseOwnerUrl: through(urls.ownerUrl),
    jobs: [],
    judge: async () => {},
    say: () => {},
    ...more,
  })

test.each(['refuse', 'reset'] as const)(
  'openDatabase: a start while the server is away (%s) waits for it and says so',
  async (fault) => {
    await proxy.set(fault)
    const { said, say } = passWhenTold()
    await (await open({ say })).stop()
    expect(said[0]).toMatch(/^Waiting for the database, 0 s so far: /)
    expect(said[1]).toMatch(/^The database answers again after \d+ s$/)
  },
)

test.each([
  ['DATABASE_URL', { databaseUrl: () => through(urls.siteUrl, { password: 'wrong' }) }],
  ['DATABASE_OWNER_URL', { databaseOwnerUrl: () => through(urls.ownerUrl, { password: 'wrong' }) }],
  ['DATABASE_URL', { databaseUrl: () => through(urls.siteUrl, { pathname: '/no-such-database' }) }],
  ['DATABASE_OWNER_URL', { databaseOwnerUrl: () => 'postgres://owner:secret@no-such-host.invalid/jejaring' }],
])('openDatabase: a wrong %s ends the start at once, in one line that names it', async (setting, wrong) => {
  const said: string[] = []
  const given = Object.fromEntries(Object.entries(wrong).map(([name, url]) => [name, url()]))
  const error = await open({ ...given, say: (line) => void said.push(line) }).catch((reason: Error) => reason)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(new RegExp(`^${setting}: the server refuses: .+$`))
  expect(said).toEqual([])
})

test('migrateAll: where the database goes away on the way, it waits and goes on', async () => {
  await proxy.set('reset')
  const { said, say } = passWhenTold()
  const given = { ownerUrl: through(urls.ownerUrl), siteUrl: through(urls.siteUrl) }
  await migrateAll(given, [], say)
  expect(said).toHaveLength(2)
})

test('openClient: a connection that breaks fails its statement and ends nothing else', async () => {
  const client = await openClient(through(urls.siteUrl), { say: () => {} })
  await proxy.set('reset')
  await expect(client.query('select 1')).rejects.toThrow()
  await proxy.set('pass')
  await client.end()
})
