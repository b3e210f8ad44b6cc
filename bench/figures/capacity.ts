import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jobs } from '#src/jobs.ts'
import { migrate } from '#src/platform/database/migrate.ts'
import { MIGRATIONS, migrateAll } from '#src/platform/database/open.ts'
import { rowsOf } from '#test/drills/support/embedded-database.ts'
import { startTestCluster } from '#test/support/cluster.ts'
import { fillDesk } from '../fill-desk.ts'
import { fillNews } from '../fill-news.ts'
import { fillYear } from '../fill-year.ts'
import { amount, type Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { measure } from '../support/rounds.ts'
import { API_KEY, databaseUrlsOf, makeFolder, type Site, startSite } from '../support/site.ts'
import { adminToken, SECRET } from './desk-rows.ts'

const run = promisify(execFile)

/** A network of 200,000 members who gave once before, and one year of its gifts and registrations. */
const whole = { news: 20_000, members: 200_000, gifts: 1_000_000, registrations: 100_000 }
type Size = typeof whole

/** A hundredth of it, to try the bench itself. */
const hundredth: Size = { news: 200, members: 2_000, gifts: 10_000, registrations: 1_000 }

/** Last migration of the tables that the rows of this bench need. */
const FILLED_AT = '0049'

/** Addresses of each reader, asked in turn. `[id]` makes an answer anew, `[slug]` is the newest item. */
const mixes = {
  // Ten views of what is stored to two that are made anew, as behind a page cache that a write empties now and then.
  visitors: [
    ...['/', '/news', '/news/[slug]', '/events', '/news', '/donasi', '/news/[slug]', '/region', '/news', '/'],
    ...['/news?next=[id]', '/v1/news?next=[id]'],
  ],
  apps: [
    '/v1/news',
    '/v1/events',
    '/v1/home',
    '/v1/news/[slug]?slug=1',
    '/v1/news?next=[id]',
    '/v1/search?q=gambut',
  ],
  desk: ['/v1/desk/people', '/v1/desk/donations', '/v1/desk/overview', '/v1/desk/news?status=published'],
}

const desk: Record<string, string> = {
  people: '/people',
  'people, last page': '/people?page=[people]',
  'people of a name': '/people?q=Marga777',
  gifts: '/donations',
  'gifts, last page': '/donations?page=[gifts]',
  'gifts of somebody': '/donations?q=Marga777',
  'all gifts summed': '/donations/totals',
  'registrations of an event': '/events/1/registrations',
  'the whole desk searched': '/search?q=Marga777',
  'what waits': '/overview',
}

/** Measures what one machine carries with a large network's data; run by its name, as it takes a quarter of an hour. */
export async function measureCapacity(bench: Bench): Promise<Figure[]> {
  const size = bench.isShort ? hundredth : whole
  const site = await startSite(bench, { env: { NODE_ENV: 'production', SESSION_SECRET: SECRET } })
  const { ownerUrl } = databaseUrlsOf(site)
  bench.say('Filling …')
  await fill(ownerUrl, size)
  const token = await adminToken(ownerUrl)
  const figures = [
    ...(await measureMixes(bench, site, token)),
    ...(await measureDesk(site, token, size)),
    ...(await measureSizes(ownerUrl)),
    ...(await measureBackup(bench, site)),
  ]
  await site.stop()
  return [...figures, await measureMigrations(bench, size)]
}

async function fill(ownerUrl: string, size: Size) {
  await fillNews(ownerUrl, size.news)
  await fillDesk(ownerUrl, size.members)
  await fillYear(ownerUrl, size)
}

const headersOf = (token: string) => ({
  'accept-encoding': 'gzip',
  'x-api-key': API_KEY,
  authorization: `Bearer ${token}`,
})

async function measureMixes(bench: Bench, site: Site, token: string): Promise<Figure[]> {
  const headers = { 'x-api-key': API_KEY }
  const answer = await fetch(`${site.base}/v1/news?limit=1`, { headers })
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  const figures: Figure[] = []
  for (const [who, addresses] of Object.entries(mixes)) {
    const paths = addresses.map((path) => path.replace('[slug]', data[0]!.slug))
    const target = {
      port: site.port,
      pids: site.pids,
      paths,
      headers: who === 'desk' ? headersOf(token) : { 'accept-encoding': 'gzip', ...headers },
    }
    await measure(target, { seconds: 1 })
    const { cpuMicros, perSecond } = await measure(target, { seconds: bench.seconds * 3 })
    figures.push({
      what: `${who}: requests a second and processor`,
      value: 1_000_000 / cpuMicros,
      site: `${amount(perSecond)}/s on this machine, ${amount(cpuMicros)} µs each`,
      goal: { atLeast: who === 'desk' ? 20 : 200 },
    })
  }
  return figures
}

async function measureDesk(site: Site, token: string, size: Size): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, path] of Object.entries(desk)) {
    const asked = path.replace('[people]', `${size.members / 25}`).replace('[gifts]', `${size.gifts / 25}`)
    const target = {
      port: site.port,
      pids: site.pids,
      paths: [`/v1/desk${asked}`],
      headers: headersOf(token),
    }
    const { p50, p99 } = await measure(target, { connections: 1, seconds: 3 })
    figures.push({
      what: `desk: ${what}, p99`,
      value: p99,
      unit: 'ms',
      site: `p50 ${amount(p50, 'ms')}`,
      goal: { atMost: 100 },
      gate: { atMost: 200 },
    })
  }
  return figures
}

const LARGEST = 8

async function measureSizes(ownerUrl: string): Promise<Figure[]> {
  const rows = await rowsOf<{ name: string; bytes: string }>(
    ownerUrl,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`,
  )
  const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  const largest = rows.slice(0, LARGEST).map(({ name, bytes }) => `${name} ${amount(Number(bytes) / 1e6)}`)
  return [
    { what: 'database', value: all / 1e6, unit: 'MB', site: largest.join(', '), goal: { atMost: 5_000 } },
  ]
}

/** Times a backup, its verification and a restore by the commands that an operator runs. */
async function measureBackup(bench: Bench, { dataDir }: Site): Promise<Figure[]> {
  const target = join(makeFolder(bench), 'backups')
  mkdirSync(target)
  const env = { ...process.env, DATA_DIR: dataDir }
  const begun = performance.now()
  const { stdout } = await run(process.execPath, ['bin/jejaring.mjs', 'backup', target], { env })
  const made = performance.now()
  const folder = join(target, readdirSync(target).find((name) => !name.startsWith('.'))!)
  const restored = { ...env, DATA_DIR: join(makeFolder(bench), 'restored') }
  await run(process.execPath, ['bin/jejaring.mjs', 'restore', folder], { env: restored })
  const goal = { atMost: 1_800 }
  return [
    {
      what: 'backup, verified',
      value: (made - begun) / 1_000,
      unit: 's',
      site: stdout.split('\n')[0]!,
      goal,
    },
    { what: 'restore', value: (performance.now() - made) / 1_000, unit: 's', goal },
    {
      what: 'backup on disk',
      value: Number((await run('du', ['-sb', folder])).stdout.split('\t')[0]) / 1e6,
      unit: 'MB',
      goal: { atMost: 2_000 },
    },
  ]
}

/** Times the migrations that came after the tables had this many rows. */
async function measureMigrations(bench: Bench, size: Size): Promise<Figure> {
  const cluster = await startTestCluster()
  bench.atEnd(cluster.stop)
  await cluster.adminQuery('create database grown owner jejaring_owner')
  const urls = { ownerUrl: cluster.ownerUrl('grown'), siteUrl: cluster.siteUrl('grown') }
  const folder = makeFolder(bench)
  const names = readdirSync(MIGRATIONS).filter((name) => /^\d/.test(name))
  for (const name of names.filter((name) => name.slice(0, 4) <= FILLED_AT))
    cpSync(join(MIGRATIONS, name), join(folder, name))
  await migrate({ ...urls, folder, parts: [] })
  await fill(urls.ownerUrl, size)
  const begun = performance.now()
  const applied = await migrateAll(urls, jobs)
  return {
    what: `the last ${applied.length} migrations`,
    value: (performance.now() - begun) / 1_000,
    unit: 's',
    goal: { atMost: 300 },
  }
}
