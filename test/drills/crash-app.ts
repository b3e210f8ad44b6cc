import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { makeSite, type Site } from './support/site.ts'

const WRITES_PER_SECOND = 40
const READY_LIMIT_MS = 3_000

await drill('crash-app', async (run) => {
  const kills = Number(process.env.KILLS ?? (run.isShort ? 6 : 200))
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const load = startContactLoad(site.base, WRITES_PER_SECOND)
  const startedAt = performance.now()
  const readyTimes = await killAgainAndAgain(run, site, kills)
  run.say(`       ${kills} kills in ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  await load.finish()
  run.time('ready again, p95 in ms', percentile(readyTimes, 0.95), { atMost: READY_LIMIT_MS })
  await checkLedger(run, site, load.ledger)
})

/** @returns milliseconds from each start to ready, of the starts that were let through */
async function killAgainAndAgain({ random }: Drill, site: Site, kills: number): Promise<number[]> {
  const readyTimes: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(random() * 900)
    await site.kill()
    site.start()
    // One start in eight is itself cut short.
    if (random() < 1 / 8 && kill < kills - 1) await sleep(random() * 400)
    else readyTimes.push(await site.ready())
  }
  return readyTimes
}
