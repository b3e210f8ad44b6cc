import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage } from '#src/platform/payments/simulator/outage.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { openGiftBooks } from './support/gift-books.ts'
import { postGift, readGiftStatus } from './support/post-gift.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { makeSite, type Site } from './support/site.ts'

const ANSWER_MS = 12_000
const RIGHT_MS = 300_000
/** Failures after which the circuit breaker opens, for half a minute. */
const FAILURES = 5
const PAUSE_MS = 30_000
/** Limit for an answer that failed fast. */
const AT_ONCE_MS = 5_000
/** Time for probing pages in the full form, equal with and without the outage. */
const LOOK_MS = 30_000

const outages: Exclude<Outage, 'none' | 'lost'>[] = ['slow', 'reset', 'html', 'error', 'redirect', 'missing']

let asked = 0

type Books = Awaited<ReturnType<typeof openGiftBooks>>
type Scene = { run: Drill; site: Site; simulator: DrillSimulator; books: Books }

await drill('gateway', async (run) => {
  const simulator = await startDrillSimulator(run, { minuteMs: null })
  const site = await makeSite(run, simulator.env)
  site.start()
  await site.ready()
  const books = await openGiftBooks(run, site)
  await books.setBank()
  await site.kill()
  site.start()
  await site.ready()
  const scene = { run, site, simulator, books }
  const ratios: number[] = []
  for (const outage of outages) ratios.push(await endure(scene, outage))
  if (!run.isShort) judgePages(run, ratios)
  await tellLies(scene)
})

function judgePages(run: Drill, ratios: number[]) {
  run.say(`       p95 of other pages, of the usual: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`)
  run.steady('p95 of other pages, of the usual', percentile(ratios, 0.5), { atMost: 1.1 })
}

/** @returns in the full form, the p95 of other pages, relative to the same load without an outage */
async function endure(scene: Scene, outage: (typeof outages)[number]): Promise<number> {
  const { run, simulator } = scene
  // The short form judges no times, so it needs no baseline.
  const usual = run.isShort ? null : await haveDonors(scene, await giveByAccount(scene))
  const waiting = await giveByAccount(scene)
  await simulator.outage(outage)
  // Paid during the outage: neither a notice nor an answer arrives.
  for (const { orderId } of waiting) await simulator.settle(orderId!, { isSilent: true })
  const { gifts, looks, further, pages } = await haveDonors(scene, waiting)
  const name = (what: string) => `${outage}: ${what}`
  const all = [...gifts, ...further]
  const everyGift = [...(usual?.gifts ?? []), ...(usual?.further ?? []), ...all]
  for (const { status, ms } of everyGift)
    if (status !== 201) run.say(`       ${outage}: a gift answered ${status} after ${ms.toFixed(0)} ms`)
  run.figure(name('gifts without a way to give'), everyGift.filter(({ status }) => status !== 201).length, {
    atMost: 0,
  })
  run.figure(
    name('gifts led to a gateway that is away'),
    all.filter(({ isAtGateway }) => isAtGateway).length,
    {
      atMost: 0,
    },
  )
  run.figure(name('donors told what nobody knows'), looks.filter((look) => look.state !== 'pending').length, {
    atMost: 0,
  })
  run.time(name('slowest answer to a donor in ms'), Math.max(...[...all, ...looks].map(({ ms }) => ms)), {
    atMost: ANSWER_MS,
  })
  // Later requests failed fast, since the gateway was no longer called.
  run.time(name('slowest answer once the circuit is open, ms'), Math.max(...further.map(({ ms }) => ms)), {
    atMost: AT_ONCE_MS,
  })
  await heal(
    scene,
    outage,
    waiting.map(({ orderId }) => orderId!),
  )
  return usual ? pages / usual.pages : Number.NaN
}

/** Makes several gifts at once. */
function give({ run, site }: Scene) {
  const some = run.isShort ? FAILURES : 10
  return Promise.all(Array.from({ length: some }, () => postGift(site.base, randomUUID())))
}

/** Makes gifts by virtual account, unpaid and without a status request. */
async function giveByAccount(scene: Scene) {
  const gifts = await give(scene)
  for (const { orderId } of gifts) await scene.simulator.choose(orderId!, 'bca_va')
  return gifts
}

/** Runs donors: gifts, status pages of earlier ones, and more gifts. @returns also the p95 of other pages */
async function haveDonors(scene: Scene, waiting: Awaited<ReturnType<typeof give>>) {
  const probe = scene.run.isShort ? null : probePages(scene.site)
  const enough = scene.run.isShort ? null : sleep(LOOK_MS)
  const gifts = await give(scene)
  const looks = await Promise.all(waiting.map((gift) => readGiftStatus(scene.site.base, gift)))
  const further = await give(scene)
  await enough
  return { gifts, looks, further, pages: (await probe?.finish()) ?? Number.NaN }
}

/** Ends the outage: payments made meanwhile are found automatically, and new gifts use the gateway. */
async function heal({ run, site, simulator, books }: Scene, outage: string, paid: string[]) {
  await simulator.outage('none')
  const backAt = performance.now()
  // The short form has no time for the circuit's half minute, nor for the schedule's minutes.
  if (run.isShort) {
    await site.kill()
    site.start()
    await site.ready()
  }
  while ((await books.unpaid(paid)) > 0 && performance.now() - backAt < RIGHT_MS) {
    if (run.isShort) await books.hurry()
    await sleep(300)
  }
  run.figure(`${outage}: paid meanwhile and not found`, await books.unpaid(paid), { atMost: 0 })
  run.time(`${outage}: found after ms`, performance.now() - backAt, { atMost: RIGHT_MS })
  let again = await postGift(site.base, randomUUID())
  while (!again.isAtGateway && performance.now() - backAt < RIGHT_MS + 2 * PAUSE_MS) {
    await sleep(1_000)
    again = await postGift(site.base, randomUUID())
  }
  run.figure(`${outage}: gifts that go to the gateway again`, again.isAtGateway ? 1 : 0, { atLeast: 1 })
}

/** Sends forged settlements: a wrong signature, a wrong amount, an unknown order. */
async function tellLies({ run, site, simulator, books }: Scene) {
  const { orderId } = await postGift(site.base, randomUUID())
  const settlement = { transaction_status: 'settlement', status_code: '200' }
  await simulator.choose(orderId!, 'bca_va')
  await simulator.notify(orderId!, { lies: settlement, hasWrongSignature: true })
  const refused = simulator.tries.at(-1)!.status
  await simulator.notify(orderId!, { lies: { ...settlement, gross_amount: '1.00' } })
  await simulator.notify(orderId!, { lies: { ...settlement, currency: 'USD' } })
  await simulator.notify(orderId!, { lies: { ...settlement, order_id: `JKL-${'9'.repeat(26)}` } })
  run.figure('false settlements taken', 1 - (await books.unpaid([orderId!])), { atMost: 0 })
  run.figure('a wrong signature, status', refused ?? Number.NaN, { atLeast: 403 })
  run.figure('false settlements put aside', await books.putAside(), { atLeast: 3 })
}

/** Probes an uncached page. */
function probePages({ base }: Site) {
  const probe = startProbe(25, () => {
    asked += 1
    return statusOf(`${base}/news?next=${asked}`)
  })
  return {
    async finish() {
      const times = (await probe.finish()).map(({ ms }) => ms)
      return percentile(times, 0.95)
    },
  }
}
