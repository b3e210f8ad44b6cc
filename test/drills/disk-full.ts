import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { picture } from '#src/features/uploads/factory.ts'
import { databaseUrl } from '#src/platform/postgres/connection.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { findServer } from '#src/platform/postgres/running-server.ts'
import { checkLedger } from './support/check-ledger.ts'
import { postMessage, startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { dataOf, rowsOf } from './support/embedded-database.ts'
import { runOwn } from './support/own-command.ts'
import { type Answered, type Sample, startProbe, statusOf } from './support/probe.ts'
import { databaseProcesses, signal } from './support/processes.ts'
import { API_KEY, beginFilled, makeSite, type Site } from './support/site.ts'
import { mountDisk, type SmallDisk } from './support/small-disk.ts'
import { staffTokens } from './support/staff-tokens.ts'

const WRITES_PER_SECOND = 20
const WRITE_LIMIT_MS = 3_000
const HANG_MS = 300_000
const LAST_LINES = 25

await drill('disk-full', async (run) => {
  const site = await makeSite(run)
  const disks = mountDisks(run, site)
  if (!disks) return
  beginFilled(site.dataDir)
  site.start()
  await site.ready()
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)
  await load.answeredUpTo(performance.now() + 1_000)
  await endure(run, site, 'rows', disks.database, async () => {})
  await load.answeredUpTo(performance.now() + 1_000)
  await endure(run, site, "the database's log", disks.database, () => fillLog(site))
  await load.answeredUpTo(performance.now() + 1_000)
  await load.finish()
  await refuseFiles(run, site, disks.files)
  await checkLedger(run, site, load.ledger)
  await breakBackupOff(run, site)
})

/** Database and files on a disk each, so that one can be full and the other not. */
function mountDisks(run: Drill, site: Site) {
  const mounted: SmallDisk[] = []
  run.atEnd(async () => {
    if (mounted.length === 2) await site.stop()
    for (const pid of databaseProcesses(dataOf(site.dataDir))) signal(pid, 'SIGKILL')
    for (const disk of mounted) disk.unmount()
  })
  for (const name of ['postgres', 'uploads']) {
    const disk = mountDisk(run, join(site.dataDir, name))
    if (!disk) return null
    mounted.push(disk)
  }
  const [database, files] = mounted as [SmallDisk, SmallDisk]
  return { database, files }
}

/** Keeps the disk full until enough writes were refused, and looks at what is answered meanwhile. */
async function endure(run: Drill, site: Site, what: string, disk: SmallDisk, press: () => Promise<void>) {
  const { base } = site
  const key = { 'x-api-key': API_KEY }
  for (const path of ['/', '/news']) await statusOf(base + path, key)
  disk.fill()
  await press()
  let refused = 0
  const write = async (): Promise<Answered> => {
    const answer = await postMessage(base, randomUUID())
    if (answer.status === 503) refused += 1
    return answer
  }
  const probes = {
    writes: startProbe(100, write),
    pages: startProbe(200, () => statusOf(`${base}/news`, key)),
    health: startProbe(100, () => statusOf(`${base}/healthz`)),
  }
  const enough = run.isShort ? 5 : 200
  await until(`enough writes are refused while ${what} have no room`, () => refused >= enough)
  disk.clear()
  const clearedAt = performance.now()
  let last = 0
  const isTaken = async () => {
    last = (await postMessage(base, randomUUID())).status
    return last === 201
  }
  await until('a write is taken again', isTaken).catch((error: unknown) => {
    sayWhy(run, site, last)
    throw error
  })
  run.time(`${what}: a write is taken again after ms`, performance.now() - clearedAt, { atMost: 10_000 })
  report(run, what, {
    writes: await probes.writes.finish(),
    pages: await probes.pages.finish(),
    health: await probes.health.finish(),
  })
}

type Seen = Record<'writes' | 'pages' | 'health', Sample[]>

function report(run: Drill, what: string, { writes, pages, health }: Seen) {
  const other = writes.filter(({ status }) => status !== 503 && status !== 201)
  run.steady(`${what}: writes answered neither 201 nor 503`, other.length, { atMost: 0 })
  const unsaid = writes.filter(({ status, retryAfter }) => status === 503 && !retryAfter)
  run.figure(`${what}: 503 without Retry-After`, unsaid.length, { atMost: 0 })
  run.time(`${what}: slowest write in ms`, Math.max(...writes.map(({ ms }) => ms)), {
    atMost: WRITE_LIMIT_MS,
  })
  run.time(`${what}: guest pages other than 200`, pages.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
  run.time(`${what}: /healthz other than 200`, health.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
}

/** Begins further segments of the log until there is no room for one, which ends the server. */
async function fillLog({ dataDir }: Site) {
  const data = dataOf(dataDir)
  const { superuser } = readPasswords(join(data, 'passwords.json'))
  const address = findServer(data)?.address
  if (!address) return
  const url = databaseUrl(address, 'superuser', superuser, 'postgres')
  const next = "select pg_logical_emit_message(false, '', 'full'), pg_switch_wal()"
  for (let goes = true; goes; )
    goes = await rowsOf(url, next).then(
      () => true,
      () => false,
    )
}

async function refuseFiles(run: Drill, site: Site, disk: SmallDisk) {
  const [token] = await staffTokens(site)
  const bytes = await picture(800, 600).png().toBuffer()
  const upload = async () => {
    const form = new FormData()
    form.set('purpose', 'content')
    form.set('file', new Blob([new Uint8Array(bytes)]), 'foto.png')
    const headers = { 'x-api-key': API_KEY, authorization: `Bearer ${token}` }
    const answer = await fetch(`${site.base}/v1/uploads`, { method: 'POST', body: form, headers })
    await answer.arrayBuffer()
    return answer.status
  }
  disk.fill()
  run.figure('a picture without room is answered 503', Number((await upload()) === 503), { atLeast: 1 })
  const parts = readdirSync(join(site.dataDir, 'uploads')).filter((name) => name.endsWith('.part'))
  run.figure('half files left in the store', parts.length, { atMost: 0 })
  disk.clear()
  run.figure('the same picture with room is taken', Number((await upload()) === 201), { atLeast: 1 })
}

/** A backup and a restore onto a disk that is too small. */
async function breakBackupOff(run: Drill, { dataDir }: Site) {
  const small = join(dataDir, 'small')
  const disk = mountDisk(run, small, '128k')!
  run.atEnd(disk.unmount)
  const made = await runOwn(dataDir, 'backup', small)
  run.say(made.complained)
  const isClear = made.code === 1 && /^No space is left in .*small: .+$/.test(made.complained)
  run.figure('a backup without room ends with one line', Number(isClear), { atLeast: 1 })
  run.figure('what it leaves there', readdirSync(small).length, { atMost: 0 })
  if (run.isShort) return
  const target = join(dataDir, 'backups')
  run.figure('a backup with room ends with', (await runOwn(dataDir, 'backup', target)).code, { atMost: 0 })
  const there = join(small, 'there')
  mkdirSync(there, { mode: 0o711 })
  const restored = await runOwn(there, 'restore', target)
  run.say(restored.complained)
  const isOneLine = restored.code === 1 && /^[^\n]*[Nn]o space[^\n]*$/.test(restored.complained)
  run.figure('a restore without room ends with one line', Number(isOneLine), { atLeast: 1 })
}

/** Prints what site and database said last, and whether the database runs. */
function sayWhy(run: Drill, { dataDir, log }: Site, status: number) {
  const ofDatabase = readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')
    .trimEnd()
    .split('\n')
  const server = findServer(dataOf(dataDir))
  const processes = databaseProcesses(dataOf(dataDir)).join(' ')
  run.say(`last answer: ${status}; database: ${JSON.stringify(server)}, processes ${processes}`)
  for (const line of [...log.slice(-LAST_LINES), ...ofDatabase.slice(-LAST_LINES)]) run.say(line)
}

async function until(what: string, isSo: () => boolean | Promise<boolean>) {
  const giveUpAt = performance.now() + HANG_MS
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`not within five minutes: ${what}`)
    await sleep(50)
  }
}
