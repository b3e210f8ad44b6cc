import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endWithParent, removeOnExit } from '#bin/end-with-parent.mjs'
import { eventually } from '#test/support/eventually.ts'
import { memoryFolder } from '#test/support/memory-folder.ts'
import { assertPassable } from './cluster-user.ts'
import { exists, isServing, isStartedOn } from './processes.ts'
import { findServer } from './running-server.ts'
import { startPostgres } from './start-postgres.ts'

const cleanUp: (() => unknown)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

/** Data of a server that was started once and stopped. */
let made: { folder: string; forget(): void }

beforeAll(async () => {
  const folder = mkdtempSync(join(memoryFolder(), 'jejaring-postgres-'))
  made = { folder, forget: removeOnExit(folder) }
  chmodSync(folder, 0o711)
  const server = await startPostgres({ dataDir: folder, durable: false })
  await server.stop()
})

afterAll(() => {
  rmSync(made.folder, { recursive: true, force: true })
  made.forget()
})

/** A folder as the first start leaves it, for tests about a later one. */
function usedFolder() {
  const dataDir = freshFolder()
  mkdirSync(dataDir, { mode: 0o711 })
  execFileSync('cp', ['-a', join(made.folder, 'data'), dataDir])
  return dataDir
}

function freshFolder() {
  const parent = mkdtempSync(join(memoryFolder(), 'jejaring postgres-'))
  chmodSync(parent, 0o711)
  const dataDir = join(parent, 'postgres')
  cleanUp.push(removeOnExit(parent), () => rmSync(parent, { recursive: true, force: true }))
  cleanUp.push(async () => {
    const server = findServer(join(dataDir, 'data'))
    if (!server) return
    process.kill(server.pid, 'SIGQUIT')
    // A server that is still stopping writes into the folder during its removal.
    await eventually(() => expect(exists(server.pid)).toBe(false))
  })
  return dataDir
}

async function start(dataDir: string) {
  const server = await startPostgres({ dataDir })
  cleanUp.push(() => server.stop())
  return server
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const keep = (url: string) => ask(url, "create table kept as select 'gift' as what")
const kept = (url: string) => ask(url, 'select what from kept')
const serverPid = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'data', 'postmaster.pid'), 'utf8'), 10)

const script = `
  const { startPostgres } = await import(${JSON.stringify(new URL('start-postgres.ts', import.meta.url).href)})
  const server = await startPostgres({ dataDir: process.argv[1], say: (line) => process.send({ line }) })
  process.on('message', () => server.stop().then(() => process.exit()))
  process.send({ adopted: server.adopted, url: server.ownerUrl })
`

/** Another process that starts, or joins, the server and uses it until it is told to stop or killed. */
function otherProcess(dataDir: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithParent(child)
  cleanUp.push(() => child.kill('SIGKILL'))
  return child
}

async function whenReady(child: ChildProcess): Promise<{ adopted: boolean; url: string }> {
  for (;;) {
    const [message] = await once(child, 'message')
    if ('url' in message) return message
  }
}

async function end(child: ChildProcess, how: 'kill' | 'stop') {
  const exit = once(child, 'exit')
  if (how === 'kill') child.kill('SIGKILL')
  else child.send('stop')
  await exit
}

test('the first start makes the database and its two roles, the second finds the data', async () => {
  const dataDir = freshFolder()
  const first = await start(dataDir)
  await keep(first.ownerUrl)
  await ask(first.ownerUrl, 'create extension unaccent; grant select on kept to jejaring_site')
  expect(await kept(first.siteUrl)).toEqual([{ what: 'gift' }])
  await expect(ask(first.siteUrl, 'create table mine ()')).rejects.toThrow('permission denied')
  await expect(ask(first.siteUrl, 'create temp table mine ()')).rejects.toThrow('permission denied')
  await first.stop()
  const second = await start(dataDir)
  expect([first.adopted, second.adopted]).toEqual([false, false])
  expect(await kept(second.ownerUrl)).toEqual([{ what: 'gift' }])
})

test('nobody gets in with a wrong password', async () => {
  const { ownerUrl } = await start(usedFolder())
  const wrong = Object.assign(new URL(ownerUrl), { password: 'password' }).href
  await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
})

test('names sort as in Indonesian and typographic marks are no letters', async () => {
  const { ownerUrl } = await start(usedFolder())
  const names = await ask(
    ownerUrl,
    "select string_agg(name, ' ' order by name) as names from (values ('Zul'), ('ayu'), ('Émil'), ('Budi')) as people (name)",
  )
  expect(names).toEqual([{ names: 'ayu Budi Émil Zul' }])
  expect(await ask(ownerUrl, "select to_tsvector('simple', '“Halo” dunia—indah')::text as words")).toEqual([
    { words: "'dunia':2 'halo':1 'indah':3" },
  ])
})

test('a server whose application was killed is adopted with its data', async () => {
  const dataDir = usedFolder()
  const child = otherProcess(dataDir)
  await keep((await whenReady(child)).url)
  const pid = serverPid(dataDir)
  await end(child, 'kill')
  const next = await start(dataDir)
  expect([next.adopted, serverPid(dataDir)]).toEqual([true, pid])
  expect(await kept(next.ownerUrl)).toEqual([{ what: 'gift' }])
})

test('a killed server is recovered by the next start', async () => {
  const dataDir = usedFolder()
  const child = otherProcess(dataDir)
  await keep((await whenReady(child)).url)
  await end(child, 'kill')
  process.kill(serverPid(dataDir), 'SIGKILL')
  const next = await start(dataDir)
  expect(next.adopted).toBe(false)
  expect(await kept(next.ownerUrl)).toEqual([{ what: 'gift' }])
})

test('a server killed under a living application comes back by itself, at the same address', async () => {
  const dataDir = usedFolder()
  const { ownerUrl, stop } = await start(dataDir)
  await keep(ownerUrl)
  const pid = serverPid(dataDir)
  process.kill(pid, 'SIGKILL')
  await eventually(async () => expect(await kept(ownerUrl)).toEqual([{ what: 'gift' }]))
  expect(serverPid(dataDir)).not.toBe(pid)
  await stop()
  expect(findServer(join(dataDir, 'data'))).toBeUndefined()
})

test('startPostgres: an orphan whose data was removed is ended before it can take the socket of the new server', async () => {
  const dataDir = usedFolder()
  const child = otherProcess(dataDir)
  await keep((await whenReady(child)).url)
  const orphan = serverPid(dataDir)
  await end(child, 'kill')
  rmSync(join(dataDir, 'data'), { recursive: true, maxRetries: 5 })
  const next = await start(dataDir)
  expect([next.adopted, isStartedOn(orphan, join(dataDir, 'data'))]).toEqual([false, false])
  await expect(kept(next.ownerUrl)).rejects.toThrow('does not exist')
})

test('startPostgres: a server whose folder was moved is not adopted for a copy of it, but named in one line', async () => {
  const dataDir = usedFolder()
  const child = otherProcess(dataDir)
  await whenReady(child)
  const pid = serverPid(dataDir)
  await end(child, 'kill')
  const [data, moved] = [join(dataDir, 'data'), join(dataDir, 'data.old')]
  renameSync(data, moved)
  execFileSync('cp', ['-a', moved, data])
  await expect(start(dataDir)).rejects.toThrow(
    new RegExp(
      `^PostgreSQL \\(process ${pid}\\) .* lies in ${moved} now: end it with kill -INT ${pid}, and .*$`,
    ),
  )
  process.kill(pid, 'SIGINT')
  await eventually(() => expect(isStartedOn(pid, data)).toBe(false))
})

test('EmbeddedPostgres.stop: ends where server and data are gone', async () => {
  const dataDir = usedFolder()
  const { stop } = await start(dataDir)
  process.kill(serverPid(dataDir), 'SIGKILL')
  rmSync(dataDir, { recursive: true, maxRetries: 5 })
  await stop()
})

test('a server that was asked to end politely while in use makes room for a new one', async () => {
  const dataDir = usedFolder()
  const child = otherProcess(dataDir)
  await keep((await whenReady(child)).url)
  process.kill(serverPid(dataDir), 'SIGTERM')
  const next = await start(dataDir)
  expect(await kept(next.ownerUrl)).toEqual([{ what: 'gift' }])
})

test('locks left by a process whose number another program or a zombie now has do not stand in the way', async () => {
  const dataDir = usedFolder()
  const first = await start(dataDir)
  await keep(first.ownerUrl)
  const lock = readFileSync(join(dataDir, 'data', 'postmaster.pid'), 'utf8')
  await first.stop()
  // PostgreSQL checks only processes of its own user. The ended background process stays a zombie, as the program that
  // replaced its shell does not wait for it.
  const { uid, gid } = statSync(join(dataDir, 'data'))
  const command = 'true & echo $!; exec sleep 60'
  const program = spawn('sh', ['-c', command], { uid, gid, stdio: ['ignore', 'pipe', 'ignore'] })
  endWithParent(program)
  cleanUp.push(() => program.kill('SIGKILL'))
  const [zombie] = await once(program.stdout, 'data')
  for (const pid of [program.pid, Number(zombie)]) {
    const stale = lock.replace(/^\d+/, String(pid))
    writeFileSync(join(dataDir, 'data', 'postmaster.pid'), stale)
    writeFileSync(join(lock.split('\n')[4] ?? '', '.s.PGSQL.5432.lock'), stale)
    const next = await startPostgres({ dataDir })
    expect(await kept(next.ownerUrl)).toEqual([{ what: 'gift' }])
    await next.stop()
  }
})

test('startPostgres: of two concurrent first starts one starts and one adopts; the last to leave stops the server', async () => {
  const dataDir = freshFolder()
  const children = [otherProcess(dataDir), otherProcess(dataDir)] as const
  const ready = await Promise.all(children.map(whenReady))
  expect(ready.map(({ adopted }) => adopted).sort()).toEqual([false, true])
  expect(ready[0]?.url).toBe(ready[1]?.url)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('new-'))).toEqual([])
  const pid = serverPid(dataDir)
  await end(children[0], 'stop')
  expect(await ask(ready[1]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  await end(children[1], 'stop')
  expect(isServing(pid, join(dataDir, 'data'))).toBe(false)
})

test('a first start that was killed half-way is finished by the next one', async () => {
  const dataDir = freshFolder()
  const child = otherProcess(dataDir)
  const [message] = await once(child, 'message')
  expect(message.line).toContain('Making the database')
  await end(child, 'kill')
  expect(exists(child.pid ?? 0)).toBe(false)
  const next = await start(dataDir)
  expect(await ask(next.siteUrl, 'select current_user as me')).toEqual([{ me: 'jejaring_site' }])
})

test('a data folder of another major version is refused in one line', async () => {
  const dataDir = usedFolder()
  await (await start(dataDir)).stop()
  writeFileSync(join(dataDir, 'data', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 17, but PostgreSQL 18 is installed[^\n]*$/)
})

test('a folder that the user of the server may not pass is named', () => {
  const parent = mkdtempSync(join(memoryFolder(), 'jejaring-postgres-'))
  cleanUp.push(() => rmSync(parent, { recursive: true }))
  expect(() => assertPassable(parent, { uid: 65_533, gid: 65_533 })).toThrow(`may not pass ${parent}:`)
})
