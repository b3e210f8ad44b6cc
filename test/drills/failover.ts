import { setTimeout as sleep } from 'node:timers/promises'
import { compareWithLedger } from './support/check-ledger.ts'
import { CLUSTER_COMMANDS, type Cluster, startCluster } from './support/cluster.ts'
import { postMessage, startContactLoad } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { HAPROXY_COMMANDS, startHaproxy } from './support/haproxy.ts'
import { leaveOut } from './support/packages.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { API_KEY, makeSite } from './support/site.ts'
import { shareStore } from './support/two-nodes.ts'

const WRITES_PER_SECOND = 40
const BACK_LIMIT_MS = 5_000
/** PostgreSQL's own standbys wait this long for a silent primary (wal_receiver_timeout), and then try it once more. */
const SILENCE_MS = 7_000
/** Every fourth primary falls silent before it is killed, as a machine that lost its power; in full alone. */
const SILENT = 4
const GUESTS_SERVED = 99
/** What an operator needs to see that the primary is gone: standbys are promoted by hand. */
const NOTICED_MS = 2_000
const key = { 'x-api-key': API_KEY }
const guestPages = ['/', '/news', '/news?page=2', '/kontak', '/v1/settings']

// The machines of deploy/three-machines: three servers of PostgreSQL, one of which confirms each commit, and two sites
// that know all three, behind HAProxy.
await drill('failover', async (run) => {
  if (leaveOut(run, [...CLUSTER_COMMANDS, ...HAPROXY_COMMANDS])) return
  const cluster = await startCluster(run, { standbys: 2, isSynchronous: true })
  const env = {
    DATABASE_URL: cluster.siteUrl(...cluster.servers),
    DATABASE_OWNER_URL: cluster.ownerUrl(...cluster.servers),
  }
  const first = await makeSite(run, env)
  const sites = [first, await makeSite(run, { ...env, PUBLIC_URL: first.base })] as const
  shareStore(first, sites[1].dataDir)
  for (const site of sites) {
    site.start()
    await site.ready()
  }
  const { base } = await startHaproxy(run, sites)
  for (const page of guestPages) for (const site of sites) await statusOf(site.base + page, key)
  const load = startContactLoad(base, WRITES_PER_SECOND * run.share)
  let next = 0
  const guests = startProbe(100, () => statusOf(base + guestPages[next++ % guestPages.length], key))
  await failOver(run, cluster, load, Number(process.env.KILLS ?? (run.isShort ? 1 : 20)))
  const seen = await guests.finish()
  await load.finish()
  const others = seen.filter(({ status }) => status !== 200)
  const byStatus = [...Map.groupBy(others, ({ status }) => status)]
  for (const [status, samples] of byStatus) run.say(`       guests answered ${status}: ${samples.length}`)
  run.time('guests served, %', 100 - (100 * others.length) / seen.length, { atLeast: GUESTS_SERVED })
  await compareWithLedger(run, { base, url: cluster.primary.adminUrl() }, load.ledger)
  await writeWithoutStandbys(run, cluster, base)
})

type Load = ReturnType<typeof startContactLoad>

/** Kills the primary, promotes a standby and makes the killed one a standby, again and again. */
async function failOver(run: Drill, cluster: Cluster, load: Load, kills: number) {
  const back = { killed: [] as number[], silent: [] as number[] }
  let copied = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(500 + run.random() * 1_500)
    const former = cluster.primary
    const isSilent = kill % SILENT === 0
    if (isSilent) former.silence()
    else await former.kill()
    await sleep(run.random() * NOTICED_MS)
    await cluster.promote()
    const promotedAt = performance.now()
    await load.answeredAfter(promotedAt)
    back[isSilent ? 'silent' : 'killed'].push(performance.now() - promotedAt)
    await former.kill()
    if ((await cluster.rebuild(former)) === 'copied') copied += 1
    await load.answeredUpTo(performance.now())
  }
  run.say(`       ${kills} kills, ${copied} servers copied anew, the others rewound`)
  for (const [how, times] of Object.entries(back)) {
    if (!times.length) continue
    run.say(
      `       ${how} primary: writes back after promotion, p50 ${Math.round(percentile(times, 0.5))} ms`,
    )
    const atMost = BACK_LIMIT_MS + (how === 'silent' ? SILENCE_MS : 0)
    run.time(`${how} primary: writes back after promotion, longest in ms`, Math.max(...times), { atMost })
  }
}

/** A write that no standby has is not answered. */
async function writeWithoutStandbys(run: Drill, cluster: Cluster, base: string) {
  for (const standby of cluster.standbys) await standby.kill()
  const { status } = await postMessage(base, crypto.randomUUID())
  run.figure('writes answered 201 without a standby', status === 201 ? 1 : 0, { atMost: 0 })
}
