import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeOnExit } from '#bin/end-with-parent.mjs'
import { startTestCluster } from '#test/support/cluster.ts'
import { SENDER } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { rowsOf } from './support/embedded-database.ts'
import { HAPROXY_COMMANDS, startHaproxy } from './support/haproxy.ts'
import { startMixedLoad } from './support/mixed-load.ts'
import { NGINX_COMMANDS, startNginx } from './support/nginx.ts'
import { leaveOut } from './support/packages.ts'
import { makeSite, type Site } from './support/site.ts'

const PER_SECOND = { full: 100, short: 20 }
const RESTARTS = { full: 20, short: 2 }
/** The usual one, and the shortest that HAProxy's checks and nginx's kept connections leave. */
const BALANCER_SECONDS = { full: 5, short: 3 }
/** Until both balancers use a restarted site again (deploy/three-machines). */
const BACK_MS = { full: 10_000, short: 1_500 }
const LIMIT_MS = 30_000
const HOST = 'situs.example'

/** Two sites in production are restarted in turn behind HAProxy and nginx at once, each with a load of its own. */
await drill('rolling', async (run) => {
  if (leaveOut(run, [...HAPROXY_COMMANDS, ...NGINX_COMMANDS])) return
  const form = run.isShort ? 'short' : 'full'
  const { sites, url } = await startSites(run, BALANCER_SECONDS[form])
  const balancers = { HAProxy: await startHaproxy(run, sites), nginx: await startNginx(run, sites) }
  const perSecond = Math.max(5, Math.round(PER_SECOND[form] * run.share))
  run.say(`       ${perSecond} requests a second through each, ${RESTARTS[form]} restarts`)
  const loads = Object.entries(balancers).map(([name, { base }]) => ({
    name,
    load: startMixedLoad(base, perSecond, HOST),
  }))
  let longest = 0
  for (let restart = 0; restart < RESTARTS[form]; restart += 1) {
    const site = sites[restart % sites.length]!
    const startedAt = performance.now()
    await site.stop()
    longest = Math.max(longest, performance.now() - startedAt)
    site.start()
    await site.ready()
    await sleep(BACK_MS[form])
  }
  for (const { name, load } of loads) {
    await load.finish()
    const { answered, reset, ofBalancer, ofSite, refused } = load.seen
    run.say(
      `       ${name}: ${answered} answered${load.notes.length ? `; ${load.notes.slice(0, 10).join(', ')}` : ''}`,
    )
    run.figure(`${name}: reset or without an answer`, reset, { atMost: 0 })
    // Sites that get no processor say 503, or nothing in time for a check.
    run.time(`${name}: 5xx of its own`, ofBalancer, { atMost: 0 })
    run.time(`${name}: 5xx of the sites`, ofSite, { atMost: 0 })
    run.figure(`${name}: otherwise refused`, refused, { atMost: 0 })
  }
  const stored = await keysIn(url)
  const lost = loads.flatMap(({ load }) => load.sent).filter((key) => !stored.delete(key))
  run.figure('answered messages that are not stored', lost.length, { atMost: 0 })
  run.steady('stored messages that were not answered', stored.size, { atMost: 0 })
  run.time('longest stop in ms', longest, { atMost: LIMIT_MS })
})

async function startSites(run: Drill, balancerSeconds: number) {
  const cluster = await startTestCluster()
  run.atEnd(cluster.stop)
  const dataDir = mkdtempSync(join(tmpdir(), 'jejaring-rolling-'))
  chmodSync(dataDir, 0o711)
  const forget = removeOnExit(dataDir)
  run.atEnd(async () => {
    await rm(dataDir, { recursive: true, force: true })
    forget()
  })
  const url = cluster.siteUrl('jejaring')
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${HOST}`,
    DATABASE_URL: url,
    DATABASE_OWNER_URL: cluster.ownerUrl('jejaring'),
    DATA_DIR: dataDir,
    BACKUP_KEEP: '0',
    BALANCER_SECONDS: String(balancerSeconds),
  }
  const sites: Site[] = []
  for (const _ of ['one', 'two']) {
    const site = await makeSite(run, env)
    site.start()
    await site.ready()
    sites.push(site)
  }
  return { sites, url }
}

async function keysIn(url: string): Promise<Set<string>> {
  const rows = await rowsOf<{ key: string }>(
    url,
    `select idempotency_key as key from contact_messages where email = '${SENDER}'`,
  )
  return new Set(rows.map(({ key }) => key))
}
