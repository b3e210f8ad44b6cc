import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { startDrillSimulator } from './support/drill-simulator.ts'
import { type FloodAnswers, flood } from './support/flood.ts'
import { checkGifts, untilTold } from './support/gift-ledger.ts'
import { startGiftLoad } from './support/gift-load.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { residentBytes } from './support/processes.ts'
import { API_KEY, makeSite, type Site } from './support/site.ts'
import { openDatabaseOf } from './support/two-nodes.ts'
import { watchHealth } from './support/watch-health.ts'

/** What the site can answer of the flood's own requests is measured first; it is sent so many times that. */
const TIMES = 10
const MEASURED_MS = { full: 5_000, short: 2_000 }
const FLOOD_MS = { full: 60_000, short: 6_000 }
const AT_ONCE = 8
/** People who want something done, and try until it is. */
const MESSAGES_PER_SECOND = 2
const GIFTS_PER_SECOND = 1
/** Twice what is sent at once, with all that each of them may hold. */
const MOST_MEGABYTES = 150
const NORMAL_MS = 5_000
/** Patience of a balancer (deploy/three-machines). */
const HEALTH_MS = 3_000
const MEGABYTE = 1_000_000

/** More requests than the site can answer: it says so to some, and goes on for the others. */
await drill('overload', async (run) => {
  const form = run.isShort ? 'short' : 'full'
  const simulator = await startDrillSimulator(run, { minuteMs: 1_000 })
  const site = await makeSite(run, simulator.env)
  site.start()
  await site.ready()
  await site.working()
  const token = await openDatabaseOf(run, site).logIn('anggota')
  const usual = await measure(site, token, MEASURED_MS[form])
  const perSecond = Math.max(50, TIMES * usual)
  run.say(`       answers ${Math.round(usual)} a second; sent ${Math.round(perSecond)} a second`)

  const messages = startContactLoad(site.base, MESSAGES_PER_SECOND)
  const giving = startGiftLoad(site.base, simulator, GIFTS_PER_SECOND)
  const health = watchHealth(site.base, 100)
  const memory = watchMemory(site)
  const forMs = FLOOD_MS[form]
  const startedAt = performance.now()
  const answers = await flood(site.base, { perSecond, forMs, token })
  const paidDuring = simulator.tries.filter(({ status }) => status === 200).length
  run.say(`       the last answer after ${Math.round(performance.now() - startedAt - forMs)} ms`)
  judgeFlood(run, answers, (usual * forMs) / 1_000)
  await untilNormal(run, site)
  const looks = await health.finish()
  run.figure('/healthz: not answered well', looks.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
  const longest = Math.max(...looks.map(({ ms }) => ms))
  run.time('/healthz: longest answer in ms', longest, { atMost: HEALTH_MS })
  run.figure('memory grown by MB', memory.finish(), { atMost: MOST_MEGABYTES })
  run.figure('payments taken meanwhile', paidDuring, { atLeast: 1 })
  await Promise.all([messages.finish(), giving.finish()])
  await untilTold(simulator, giving.gifts)
  await checkLedger(run, site, messages.ledger)
  await checkGifts(run, site, simulator, giving.gifts)
})

/** Answers a second, with a few visitors who each wait for theirs. */
async function measure(site: Site, token: string, forMs: number): Promise<number> {
  const paths = ['/v1/news?q=ukur', '/news?q=ukur', '/v1/user/profile?q=', '/search?q=ukur']
  const headers = { 'x-api-key': API_KEY }
  const until = performance.now() + forMs
  let count = 0
  const visitor = async () => {
    for (; performance.now() < until; count += 1) {
      const path = paths[count % paths.length]!
      const own = path.startsWith('/v1/user') ? { ...headers, authorization: `Bearer ${token}` } : headers
      await statusOf(site.base + path + count, own)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  return (count * 1_000) / forMs
}

function watchMemory({ pid }: Site) {
  const before = residentBytes(pid)
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid))
  }, 50)
  return {
    finish() {
      clearInterval(timer)
      return (highest - before) / MEGABYTE
    },
  }
}

function judgeFlood(run: Drill, { sent, well, turnedAway, odd, none }: FloodAnswers, usual: number) {
  run.say(`       ${sent} sent: ${well} answered, ${turnedAway} turned away, ${none} without an answer`)
  run.figure('answered neither well nor 503 with Retry-After', odd, { atMost: 0 })
  run.time('not answered within half a minute', none, { atMost: 0 })
  run.time('turned away', turnedAway, { atLeast: 1 })
  run.time('answered well, times what it answers without a flood', well / usual, { atLeast: 0.5 })
}

/** Readers find the site as usual soon after. */
async function untilNormal(run: Drill, { base }: Site) {
  const from = performance.now()
  let page = 0
  const probe = startProbe(100, () => statusOf(`${base}/news?q=sesudah${page++}`))
  await sleep(2 * NORMAL_MS)
  const samples = await probe.finish()
  const bad = samples.filter(({ status }) => status !== 200)
  run.time('ms until readers are answered as usual', Math.max(0, ...bad.map((one) => one.begunAt - from)), {
    atMost: NORMAL_MS,
  })
  const last = samples.filter(({ begunAt }) => begunAt > from + NORMAL_MS)
  run.figure('of the last of them not answered well', last.filter(({ status }) => status !== 200).length, {
    atMost: 0,
  })
  const p95 = percentile(
    last.map(({ ms }) => ms),
    0.95,
  )
  run.say(`       p95 of pages afterwards: ${Math.round(p95)} ms`)
}
