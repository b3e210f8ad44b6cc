import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, untilTold } from './support/gift-ledger.ts'
import { startGiftLoad } from './support/gift-load.ts'
import { checkPeople } from './support/people-ledger.ts'
import { startPeopleLoad } from './support/people-load.ts'
import { makeSite, type Site } from './support/site.ts'

/** With a payment notification for each gift, forty writes a second. */
const MESSAGES_PER_SECOND = 11
const GIFTS_PER_SECOND = 10
/** Registrations, posts and uploads together. */
const PEOPLE_PER_SECOND = 9
/** The gateway retries after 0.2, 1, 3, 9 and 21 seconds. */
const MINUTE_MS = 100
const READY_LIMIT_MS = 3_000
/**
 * Maximum uptime between kills: the site has to process what is sent, although down half of the time. On a machine with
 * a slower start, twice the last start.
 */
const LIFE_MS = 2_400

await drill('crash-app', async (run) => {
  const kills = Number(process.env.KILLS ?? (run.isShort ? 6 : 200))
  const simulator = await startDrillSimulator(run, { minuteMs: MINUTE_MS })
  const site = await makeSite(run, simulator.env)
  site.start()
  await site.ready()
  const load = startContactLoad(site.base, MESSAGES_PER_SECOND * run.share)
  const giving = startGiftLoad(site.base, simulator, GIFTS_PER_SECOND * run.share)
  const people = await startPeopleLoad(site, PEOPLE_PER_SECOND * run.share)
  const startedAt = performance.now()
  const readyTimes = await killAgainAndAgain(run, site, kills)
  run.say(`       ${kills} kills in ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  await load.finish()
  await giving.finish()
  await people.finish()
  await untilTold(simulator, giving.gifts)
  run.time('ready again, p95 in ms', percentile(readyTimes, 0.95), { atMost: READY_LIMIT_MS })
  await checkLedger(run, site, load.ledger)
  await checkGifts(run, site, simulator, giving.gifts)
  await checkPeople(run, site, people.ledger)
})

/** @returns milliseconds from each start to ready, of the completed starts */
async function killAgainAndAgain({ random }: Drill, site: Site, kills: number): Promise<number[]> {
  const readyTimes: number[] = []
  const lifeMs = () => Math.max(LIFE_MS, 2 * (readyTimes.at(-1) ?? 0))
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(random() * lifeMs())
    await site.kill()
    site.start()
    // One start in eight is itself killed.
    if (random() < 1 / 8 && kill < kills - 1) await sleep(random() * 400)
    else readyTimes.push(await site.ready())
  }
  return readyTimes
}
