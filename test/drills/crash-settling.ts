import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, drill } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, type Given, untilTold } from './support/gift-ledger.ts'
import { giveForSure } from './support/post-gift.ts'
import { makeSite, type Site } from './support/site.ts'

/** Payments notified at once, each twice; the site or its worker is killed milliseconds after some of them. */
const AT_ONCE = 12
const AFTER_MS = 4
/** The gateway retries after 0.2, 1, 3, 9 and 21 seconds. */
const MINUTE_MS = 100

await drill('crash-settling', async (run) => {
  const kills = Number(process.env.KILLS ?? (run.isShort ? 5 : 100))
  const simulator = await startDrillSimulator(run, { minuteMs: MINUTE_MS })
  const site = await makeSite(run, simulator.env)
  site.start()
  await site.ready()
  const gifts: Given[] = []
  // A kill before the first notice or after the last proves nothing: a fast machine needs more of them.
  const wanted = Math.ceil(kills / 4)
  let hits = 0
  for (let kill = 0; kill < kills || (hits < wanted && kill < 10 * kills); kill += 1)
    hits += await killWhileSettling({ run, site, simulator }, gifts)
  await untilTold(simulator, gifts)
  run.figure('kills between the first payment and the last', hits, { atLeast: wanted })
  await checkGifts(run, site, simulator, gifts)
})

type Scene = { run: Drill; site: Site; simulator: DrillSimulator }

/** @returns 1 if some of the payments were processed before the kill and some were not */
async function killWhileSettling({ run, site, simulator }: Scene, gifts: Given[]): Promise<number> {
  await site.working()
  const fresh = await Promise.all(
    Array.from({ length: AT_ONCE }, async (): Promise<Given> => {
      const key = randomUUID()
      return { key, orderId: await giveForSure(site.base, key), isPaid: true }
    }),
  )
  gifts.push(...fresh)
  const told = simulator.tries.length
  const telling = fresh.map(({ orderId }) => simulator.settle(orderId!, { channel: 'bca_va', times: 2 }))
  const enough = 1 + Math.floor(run.random() * (AT_ONCE / 2))
  const taken = () => new Set(simulator.tries.slice(told).map(({ orderId }) => orderId)).size
  while (taken() < enough) await sleep(1)
  await sleep(run.random() * AFTER_MS)
  const before = await die(run, site, taken)
  await Promise.all(telling)
  return before > 0 && before < AT_ONCE ? 1 : 0
}

/** Kills the site, or every other time only its worker. @returns the number processed before */
async function die({ random }: Drill, site: Site, taken: () => number): Promise<number> {
  if (random() < 0.5) {
    const dying = site.killWorker()
    const before = taken()
    await dying
    return before
  }
  await site.kill()
  const before = taken()
  site.start()
  await site.ready()
  return before
}
