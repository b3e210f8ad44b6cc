import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFaultProxy } from '#test/drills/support/fault-proxy.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshDatabase } from '#test/support/fresh-app.ts'
import { createBus } from './bus.ts'
import { connectDatabase } from './connect.ts'
import { connectOnce } from './open-client.ts'
import { withServersInQuery } from './primary.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const urls = await freshDatabase()
const socket = join(new URL(urls.siteUrl).searchParams.get('host')!, '.s.PGSQL.5432')
const servers = [await startFaultProxy(socket), await startFaultProxy(socket)] as const
const [one, two] = servers
afterAll(() => Promise.all(servers.map((server) => server.close())))
beforeEach(() => Promise.all(servers.map((server) => server.set('pass'))))

const { username, password, pathname } = new URL(urls.siteUrl)
const address = `postgres://${username}:${password}@127.0.0.1:${one.port},127.0.0.1:${two.port}${pathname}`

/** Waits for no connection longer than a slow machine needs: whoever waits for a silent server fails. */
function open() {
  const database = connectDatabase(address, { max: 2, answerMs: 4_000, connectMs: 10_000 })
  afterAll(database.close)
  return async () => (await sql<{ n: number }>`select 1 as n`.execute(database.db)).rows
}

/** Makes the first server the one that this process knows as the primary. */
async function knowFirst() {
  await two.set('refuse')
  await (await connectOnce(address)).end()
  await two.set('pass')
}

test.each([
  [
    'postgres://u:p%2C@one:5433,two/site?target_session_attrs=read-write',
    'postgres://u:p%2C@one:5433/site?target_session_attrs=read-write&host=one%2Ctwo&port=5433%2C5432',
  ],
  [
    'postgres://u:p@[::1],[::2]:5433/site',
    'postgres://u:p@[::1]/site?host=%3A%3A1%2C%3A%3A2&port=5432%2C5433',
  ],
  ['postgres://u:p@one/site?ssl=true', 'postgres://u:p@one/site?ssl=true'],
  ['postgres://u:p@one,two/site?target_session_attrs=standby', null],
  ['postgres://u:p@one,/site', null],
  ['postgres://u:p@/site?host=one,two', 'postgres://u:p@localhost/site?host=one,two'],
  ['postgres://u:p@one/site?host=one,two&port=5433', 'postgres://u:p@one/site?host=one,two&port=5433'],
  ['postgres://u:p@/site?host=/run/postgresql', 'postgres://u:p@localhost/site?host=/run/postgresql'],
  ['postgres://u:p@one/site?host=one,two&target_session_attrs=standby', null],
  ['postgres://u:p@one/site?host=one,', null],
  ['postgres://u:p@one/site?host=one,/run/postgresql', null],
  ['postgres://u:p@one/site?host=one,two&port=1,2,3', null],
  ['postgres://u:p@one:x,two/site', null],
])('withServersInQuery: %s becomes %s', (given, expected) => {
  expect(withServersInQuery(given)).toBe(expected)
  if (expected) expect(withServersInQuery(expected)).toBe(expected)
})

test.each(['refuse', 'reset', 'black-hole'] as const)(
  'connectDatabase: a first server with the fault "%s" is not waited for',
  async (fault) => {
    await knowFirst()
    await one.set(fault)
    const ask = open()
    expect(await Promise.all([ask(), ask()])).toEqual([[{ n: 1 }], [{ n: 1 }]])
  },
)

test('connectDatabase: where no server answers, the outage tells of each', async () => {
  await knowFirst()
  await one.set('refuse')
  await two.set('refuse')
  const error = await open()().catch((reason: Error) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(String(error)).toMatch(
    new RegExp(`No server takes writes: 127\\.0\\.0\\.1:${one.port} .+, 127\\.0\\.0\\.1:${two.port} .+`),
  )
})

test('connectOnce: a wrong password is told as it is, not as an outage', async () => {
  const wrong = connectOnce(address.replace(password, 'wrong'))
  await expect(wrong).rejects.toThrow(/password authentication failed/)
})

test('createBus: connections to a silent former primary end once another is found', async () => {
  await knowFirst()
  const ask = open()
  await ask()
  const bus = createBus(address)
  await bus.start()
  const listener = await connectOnce(address)
  const isOver = new Promise((resolve) => listener.once('end', resolve))
  await one.set('black-hole')
  await expect(ask()).rejects.toThrow('Query read timeout')
  await eventually(async () => expect(await ask()).toEqual([{ n: 1 }]))
  await isOver
  await eventually(() => expect(bus.isFresh()).toBe(true))
  await bus.stop()
})

test('connectOnce: servers that take no writes are an outage until one does', async () => {
  const owner = await connectOnce(urls.ownerUrl)
  await owner.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = on`)
  const error = await connectOnce(address).catch((reason: Error) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(String(error)).toMatch(/No server takes writes: .+ takes no writes, .+ takes no writes/)
  await owner.query(`alter database ${pathname.slice(1)} reset default_transaction_read_only`)
  await owner.end()
  await (await connectOnce(address)).end()
})
