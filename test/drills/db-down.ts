import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestCluster } from '#test/support/cluster.ts'
import { postMessage } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import { type Sample, startProbe, statusOf } from './support/probe.ts'
import { freeze } from './support/processes.ts'
import { API_KEY, makeSite, type Site } from './support/site.ts'
import { watchHealth } from './support/watch-health.ts'

/** A database outage. `begin` returns the function that ends it. */
type Outage = { name: string; begin(): Promise<() => void | Promise<void>> }

const AFTER_MS = 2_500
const READY_SAYS_NO_MS = 2_000
const WRITE_LIMIT_MS = 3_000
const NORMAL_LIMIT_MS = 2_000
const STOP_LIMIT_S = 30
const guestPages = [
  '/',
  '/news',
  '/news?page=2',
  '/news/category/liputan',
  '/kontak',
  '/v1/news',
  '/v1/settings',
]

await drill('db-down', async (run) => {
  const cluster = await startTestCluster()
  run.atEnd(cluster.stop)
  const folder = new URL(cluster.siteUrl('jejaring')).searchParams.get('host')!
  const proxy = await startFaultProxy(join(folder, '.s.PGSQL.5432'))
  run.atEnd(proxy.close)
  const through = (url: string) => {
    const { username, password, pathname } = new URL(url)
    return `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`
  }
  const env: Record<string, string> = {
    DATABASE_URL: through(cluster.siteUrl('jejaring')),
    DATABASE_OWNER_URL: through(cluster.ownerUrl('jejaring')),
  }
  const site = await makeSite(run, env)
  site.start()
  await site.ready()
  const faultOf = (fault: 'refuse' | 'black-hole') => async () => {
    await proxy.set(fault)
    return () => proxy.set('pass')
  }
  const outages: Outage[] = [
    { name: 'stopped', begin: faultOf('refuse') },
    { name: 'frozen', begin: async () => freeze(join(dirname(folder), 'data')) },
    { name: 'black-holed', begin: faultOf('black-hole') },
  ]
  for (const outage of outages) await endure(run, site, outage, run.isShort ? 5_000 : 30_000)
  // A worker whose queue hears nothing is ended after a quarter of a minute, which the short form does not wait for.
  if (run.isShort) env.PROCESS = 'web'
  for (const fault of run.isShort ? (['black-hole'] as const) : (['refuse', 'black-hole'] as const)) {
    await site.stop()
    await proxy.set('pass')
    site.start()
    await site.ready()
    await proxy.set(fault)
    await leave(run, site, fault)
  }
})

/** Stops a site whose database is gone. */
async function leave(run: Drill, site: Site, fault: string) {
  const linesBefore = site.log.length
  const begun = performance.now()
  run.figure(`${fault}: exit code of a stop`, (await site.stop()) ?? Number.NaN, { atMost: 0 })
  run.time(`${fault}: seconds of a stop`, (performance.now() - begun) / 1_000, { atMost: STOP_LIMIT_S })
  const late = site.log.slice(linesBefore).filter((line) => line.includes('not ended in order'))
  run.figure(`${fault}: stops that left something open`, late.length, { atMost: 0 })
}

async function endure(run: Drill, { base }: Site, { name, begin }: Outage, lastsMs: number) {
  const key = { 'x-api-key': API_KEY }
  for (const page of [...guestPages, ...guestPages]) await statusOf(base + page, key)
  let next = 0
  const probes = {
    health: watchHealth(base, 20),
    ready: startProbe(100, () => statusOf(`${base}/readyz`)),
    pages: startProbe(50, () => statusOf(base + guestPages[next++ % guestPages.length], key)),
    writes: startProbe(250, () => postMessage(base, randomUUID())),
  }
  await sleep(500)
  const from = performance.now()
  const bringBack = await begin()
  run.atEnd(bringBack)
  await sleep(lastsMs)
  await bringBack()
  const to = performance.now()
  await sleep(AFTER_MS)
  const seen = {
    health: await probes.health.finish(),
    ready: await probes.ready.finish(),
    pages: await probes.pages.finish(),
    writes: await probes.writes.finish(),
  }
  reportOutage(run, name, seen, { from, to })
  reportReturn(run, name, seen, to)
}

type Seen = Record<'health' | 'ready' | 'pages' | 'writes', Sample[]>

function reportOutage(run: Drill, name: string, seen: Seen, { from, to }: { from: number; to: number }) {
  const during = (samples: Sample[]) => samples.filter(({ begunAt }) => begunAt > from && begunAt < to)
  const health = seen.health
  run.steady(`${name}: /healthz other than 200`, health.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
  run.time(
    `${name}: /healthz p99 in ms`,
    percentile(
      health.map(({ ms }) => ms),
      0.99,
    ),
    { atMost: 50 },
  )
  const refusals = during(seen.ready).filter(({ status }) => status === 503)
  const saidNo = Math.min(...refusals.map(({ begunAt, ms }) => begunAt + ms)) - from
  run.time(`${name}: /readyz 503 after ms`, saidNo, { atMost: READY_SAYS_NO_MS })
  const lateYes = during(seen.ready).filter(
    // Requests pending at the end are answered by the restored database.
    ({ status, begunAt, ms }) => status !== 503 && begunAt > from + READY_SAYS_NO_MS && begunAt + ms < to,
  )
  run.steady(`${name}: /readyz other than 503 later`, lateYes.length, { atMost: 0 })
  const pages = during(seen.pages)
  const served = pages.filter(({ status }) => status === 200)
  run.say(
    `       ${name}: pages p95 ${Math.round(
      percentile(
        pages.map(({ ms }) => ms),
        0.95,
      ),
    )} ms`,
  )
  run.steady(`${name}: guest pages served, %`, (100 * served.length) / pages.length, { atLeast: 95 })
  const writes = during(seen.writes).filter(({ begunAt }) => begunAt < to - WRITE_LIMIT_MS)
  const unsaid = writes.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)
  run.steady(`${name}: writes without 503 and Retry-After`, unsaid.length, { atMost: 0 })
  run.time(`${name}: slowest write in ms`, Math.max(...writes.map(({ ms }) => ms)), {
    atMost: WRITE_LIMIT_MS,
  })
}

/** Reports the recovery time: up to the last request that failed. */
function reportReturn(run: Drill, name: string, seen: Seen, to: number) {
  const failed = (samples: Sample[], wanted: number) =>
    samples
      .filter(({ begunAt, status }) => begunAt > to && status !== wanted)
      .map(({ begunAt }) => begunAt - to)
  const late = [...failed(seen.ready, 200), ...failed(seen.pages, 200), ...failed(seen.writes, 201)]
  run.time(`${name}: ms until normal`, Math.max(0, ...late), { atMost: NORMAL_LIMIT_MS })
}
