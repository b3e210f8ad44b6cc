import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { jobs } from '#src/jobs.ts'
import { systemClock } from '#src/platform/clock.ts'
import { connectDatabase, patient } from '#src/platform/database/connect.ts'
import { migrateAll } from '#src/platform/database/open.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { compareWithLedger } from './support/check-ledger.ts'
import { CLUSTER_COMMANDS, type Cluster, startCluster } from './support/cluster.ts'
import { postMessage, startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, untilTold } from './support/gift-ledger.ts'
import { startGiftLoad } from './support/gift-load.ts'
import { judgeOutages, type Outage } from './support/judge-outages.ts'
import { logIn } from './support/log-in.ts'
import { leaveOut } from './support/packages.ts'
import { checkPeople } from './support/people-ledger.ts'
import { startPeopleLoad } from './support/people-load.ts'
import { POOLER_COMMANDS, type Pooler, startPgBouncer } from './support/pgbouncer.ts'
import { checkBackups } from './support/pooler-backups.ts'
import { refusalsOf } from './support/pooler-refusals.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { API_KEY, makeSite, SESSION_SECRET, type Site } from './support/site.ts'

const MESSAGES_PER_SECOND = 10
const GIFTS_PER_SECOND = 5
const PEOPLE_PER_SECOND = 6
/** On a slow machine too: each is sent once, and one of each kind has to be answered. */
const LEAST_PEOPLE_PER_SECOND = 2
/** Times between two of a kind, on an idle machine. */
const EVERY_MS = { read: 25, write: 200, login: 1_000 }
const AWAY_MS = 1_000
/** Seconds: longer than a request may wait for the database. */
const USED_UP_S = 4
/** The pool of the worked file. */
const SESSIONS = 12
/** Settings that the pooler itself gives a session, and what clients tell it. */
const OF_POOLER = [
  'statement_timeout',
  'client_connection_check_interval',
  'application_name',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
]
/** Less than the pooler's own limit for a statement. */
const STATEMENT_LIMIT_MS = 30_000
/** More than log in within the drill: an account that logs in often needs a captcha. */
const READERS = 500
const reader = (n: number) => `pembaca-${n}@contoh.example`

/** Next account to log in, over both modes. */
let logins = 0

type Scene = { run: Drill; site: Site; pooler: Pooler; token: string }

await drill('pooler', async (run) => {
  if (leaveOut(run, [...CLUSTER_COMMANDS, ...POOLER_COMMANDS])) return
  const cluster = await startCluster(run)
  const pooler = await startPgBouncer(run, cluster.primary)
  const urls = { siteUrl: cluster.siteUrl(cluster.primary), ownerUrl: cluster.ownerUrl(cluster.primary) }
  await migrateAll(urls, jobs)
  await Promise.all([checkRefusals(run, cluster, pooler), checkBackups(run, cluster, pooler)])
  const simulator = await startDrillSimulator(run, { minuteMs: 100 })
  const env: Record<string, string> = {
    ...simulator.env,
    NODE_ENV: 'production',
    DATABASE_URL: pooler.address('session'),
    DATABASE_OWNER_URL: urls.ownerUrl,
  }
  const site = await makeSite(run, env)
  const scene = { run, site, pooler, token: await prepare(urls.ownerUrl) }
  site.start()
  await site.ready()
  const loads = await startLoads(scene, simulator)
  await endure(scene, 'session', [restart])
  await site.kill()
  Object.assign(env, { DATABASE_URL: pooler.address('transaction'), DATABASE_DIRECT_URL: urls.siteUrl })
  site.start()
  await site.ready()
  await endure(scene, 'transaction', [restart, useUp])
  await loads.check()
  await checkSessions(scene, cluster)
  // Outages are expected, there is no mail server, and the worker of a killed site cannot tell it that it lives.
  const faults = site.log.filter(
    (line) => /"level":[56]0/.test(line) && !/"outage"|no mail server|EPIPE/.test(line),
  )
  run.figure('faults in the log', faults.length, { atMost: 0 })
  for (const line of faults.slice(0, 3)) run.say(`       ${line.slice(0, 300)}`)
})

/** Starts that are refused say why in one line. */
async function checkRefusals(run: Drill, cluster: Cluster, pooler: Pooler) {
  for (const { name, said, isRight } of await refusalsOf(run, cluster, pooler)) {
    run.figure(`${name}: refused in one line`, isRight ? 1 : 0, { atLeast: 1 })
    if (!isRight) run.say(`       it said: ${said}`)
  }
}

/** An address for messages, and accounts. @returns the token of a session */
async function prepare(ownerUrl: string): Promise<string> {
  const { db, close } = connectDatabase(ownerUrl, patient)
  await db
    .updateTable('settings')
    .set({ value: '"kantor@contoh.example"' })
    .where('key', '=', 'email')
    .execute()
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD)
  const activatedAt = new Date()
  const people = Array.from({ length: READERS }, (_, n) => ({
    email: reader(n),
    namaLengkap: 'Pembaca Latihan',
    passwordHash,
    activatedAt,
  }))
  const users = await db.insertInto('users').values(people).returning(['id', 'role']).execute()
  const sessions = createSessions({ db, clock: systemClock, secret: [SESSION_SECRET] })
  const { token } = await sessions.open(users[0]!, 'Latihan')
  await close()
  return token
}

/** Messages, gifts and people, through both modes and whatever happens in them. */
async function startLoads({ run, site }: Scene, simulator: DrillSimulator) {
  const messages = startContactLoad(site.base, MESSAGES_PER_SECOND * run.share)
  const giving = startGiftLoad(site.base, simulator, GIFTS_PER_SECOND * run.share)
  const people = await startPeopleLoad(site, Math.max(LEAST_PEOPLE_PER_SECOND, PEOPLE_PER_SECOND * run.share))
  return {
    async check() {
      await messages.finish()
      await giving.finish()
      await people.finish()
      await untilTold(simulator, giving.gifts)
      await compareWithLedger(run, { base: site.base, url: site.ownerUrl() }, messages.ledger)
      await checkGifts(run, site, simulator, giving.gifts)
      await checkPeople(run, site, people.ledger)
    },
  }
}

/** Reads, writes and logs in, and takes the pooler away meanwhile. */
async function endure({ run, site, pooler, token }: Scene, mode: string, takeAway: readonly TakeAway[]) {
  const { base } = site
  const key = { 'x-api-key': API_KEY }
  let next = 0
  const addresses = [
    // Another word each time, which no cache has.
    () => statusOf(`${base}/v1/news?q=kata${next}`, key),
    () => statusOf(`${base}/v1/user/profile`, { ...key, authorization: `Bearer ${token}` }),
    () => statusOf(`${base}/v1/events?q=kata${next}`, key),
  ]
  const probes = {
    reads: startProbe(EVERY_MS.read / run.share, () => addresses[next++ % addresses.length]!()),
    writes: startProbe(EVERY_MS.write / run.share, () => postMessage(base, randomUUID())),
    logins: startProbe(EVERY_MS.login / run.share, async () => ({
      status: await logIn(base, reader(logins++)),
    })),
  }
  const lastsMs = run.isShort ? 2_000 : 60_000
  await sleep(lastsMs)
  const outages: Outage[] = []
  for (const act of takeAway) {
    const from = performance.now()
    await act(pooler)
    outages.push({ from, to: performance.now() })
    await sleep(lastsMs)
  }
  const seen = {
    reads: await probes.reads.finish(),
    writes: await probes.writes.finish(),
    logins: await probes.logins.finish(),
  }
  for (const [what, samples] of Object.entries(seen)) judgeOutages(run, `${mode}, ${what}`, samples, outages)
  const told = [...seen.reads, ...seen.writes].filter(({ status }) => status === 503)
  const unfelt = outages.filter(({ from, to }) => !told.some(({ begunAt }) => begunAt > from && begunAt < to))
  run.figure(`${mode}: outages that nobody was told of`, unfelt.length, { atMost: 0 })
  const curt = told.filter(({ retryAfter }) => !retryAfter)
  run.figure(`${mode}: told 503 without Retry-After`, curt.length, { atMost: 0 })
}

type TakeAway = (pooler: Pooler) => Promise<void>

async function restart(pooler: Pooler) {
  await pooler.stop()
  await sleep(AWAY_MS)
  await pooler.start()
}

/** Holds every session of the pool, as other clients do. */
async function useUp(pooler: Pooler) {
  const others = connectDatabase(pooler.address('transaction'), { ...patient, max: SESSIONS, isPooled: true })
  const held = Array.from({ length: SESSIONS }, () => sql`select pg_sleep(${USED_UP_S})`.execute(others.db))
  await Promise.all(held)
  await others.close()
}

/** Sessions that transactions share keep nothing of one but its prepared statements, which others use. */
async function checkSessions({ run, pooler }: Scene, { primary }: Cluster) {
  const address = pooler.address('transaction')
  const { db, close } = connectDatabase(address, { ...patient, max: 2 * SESSIONS, isPooled: true })
  const asked = Array.from({ length: 100 * SESSIONS }, async (_, n) => {
    const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(db)
    return rows[0]!.n === n
  })
  const wrong = (await Promise.all(asked)).filter((isRight) => !isRight)
  run.figure('wrong answers of prepared statements', wrong.length, { atMost: 0 })
  const looks = Array.from({ length: SESSIONS }, () =>
    sql<{ name: string }>`
      select s.name from pg_sleep(0.2), pg_settings s
      where s.source = 'session' and s.name not in (${sql.join(OF_POOLER)})`.execute(db),
  )
  const left = (await Promise.all(looks)).flatMap(({ rows }) => rows)
  await close()
  run.figure('settings left in sessions', left.length, { atMost: 0 })
  for (const { name } of left.slice(0, 3)) run.say(`       ${name}`)
  await checkAbandoned(run, address, primary)
}

/** A statement that nobody waits for any more ends. */
async function checkAbandoned(run: Drill, address: string, primary: Cluster['primary']) {
  const hasty = connectDatabase(address, { answerMs: 500, connectMs: 60_000, isPooled: true })
  await sql`select pg_sleep(${sql.lit(600)})`.execute(hasty.db).catch(() => {})
  await hasty.close()
  const sleeping = () =>
    primary.ask("select from pg_stat_activity where query = 'select pg_sleep(600)' and state = 'active'")
  const begun = performance.now()
  while ((await sleeping()).length && performance.now() - begun < STATEMENT_LIMIT_MS) await sleep(100)
  run.figure('statements that nobody waits for', (await sleeping()).length, { atMost: 0 })
}
