import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent } from '#bin/end-with-parent.mjs'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, type Given, untilTold } from './support/gift-ledger.ts'
import { startGiftLoad } from './support/gift-load.ts'
import { logIn } from './support/log-in.ts'
import { checkPeople } from './support/people-ledger.ts'
import { startPeopleLoad } from './support/people-load.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { makeSite, type Site } from './support/site.ts'
import { startWorkerWatch } from './support/worker-watch.ts'

const LOOPS = 8
const MESSAGES_PER_SECOND = 1
const GIFTS_PER_SECOND = 0.5
/** Registrations, posts and uploads together. */
const PEOPLE_PER_SECOND = 0.6
const READ_EVERY_MS = 500
const LOGIN_EVERY_MS = 5_000
const WORKER_AWAY_MS = 60_000
const TRIES = 3
const pages = ['/', '/news', '/events', '/donasi', '/favicon.svg', '/v1/news']

// A prepared folder would skip the subject of the first start: migrations and the demo under load.
delete process.env.DRILL_DATA

await drill('starved', async (run) => {
  const lastsMs = run.isShort ? 40_000 : 600_000
  const stopLoops = startLoops()
  run.atEnd(stopLoops)
  // The gateway retries after 4, 20 and 60 seconds.
  const simulator = await startDrillSimulator(run, { minuteMs: 2_000 })
  const site = await makeSite(run, simulator.env)
  site.start()
  run.time('first start, ms', await site.ready(), { atMost: 600_000 })
  await site.stop()
  site.start()
  run.time('second start, ms', await site.ready(), { atMost: 600_000 })
  const { gifts, finish } = await startLoad(run, site, simulator)
  await sleep(lastsMs)
  const { messages, people } = await finish()
  stopLoops()
  judgeTries(run, simulator, gifts)
  await untilTold(simulator, gifts)
  await checkLedger(run, site, messages)
  await checkGifts(run, site, simulator, gifts)
  await checkPeople(run, site, people)
})

/** Starts endless loops of normal priority, each in a session of its own. */
function startLoops(): () => void {
  const loops = Array.from({ length: LOOPS }, () =>
    endWithParent(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true })),
  )
  return () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

async function startLoad(run: Drill, site: Site, simulator: DrillSimulator) {
  let read = 0
  const messages = startContactLoad(site.base, MESSAGES_PER_SECOND)
  const giving = startGiftLoad(site.base, simulator, GIFTS_PER_SECOND)
  const people = await startPeopleLoad(site, PEOPLE_PER_SECOND)
  const worker = startWorkerWatch(site.base)
  const logins = startProbe(LOGIN_EVERY_MS, async () => ({
    status: await logIn(site.base, 'staf@jkl.example'),
  }))
  const headers = { 'x-api-key': 'drill-key' }
  const readers = startProbe(READ_EVERY_MS, () => statusOf(site.base + pages[read++ % pages.length], headers))
  return {
    gifts: giving.gifts as readonly Given[],
    async finish() {
      await Promise.all([messages.finish(), giving.finish(), people.finish()])
      const seen = { logins: await logins.finish(), readers: await readers.finish() }
      for (const [who, samples] of Object.entries(seen)) {
        const faults = samples.filter(({ status }) => ![0, 200, 429, 503].includes(status))
        run.figure(`${who}: answers that tell of a fault`, faults.length, { atMost: 0 })
        run.figure(`${who}: answered well`, samples.filter(({ status }) => status === 200).length, {
          atLeast: 1,
        })
        run.say(
          `       ${who}: ${samples.length}, p95 ${Math.round(
            percentile(
              samples.map(({ ms }) => ms),
              0.95,
            ),
          )} ms`,
        )
      }
      run.figure('worker away at a stretch, ms', worker.finish(), { atMost: WORKER_AWAY_MS })
      return { messages: messages.ledger, people: people.ledger }
    },
  }
}

/** Counts the tries of each payment until the site accepted it. */
function judgeTries(run: Drill, { tries }: DrillSimulator, gifts: readonly Given[]) {
  const paid = gifts.filter(({ isPaid, orderId }) => isPaid && orderId)
  const needed = paid.map(({ orderId }) => {
    const answers = tries.filter((one) => one.orderId === orderId)
    const first = answers.findIndex(({ status }) => status === 200)
    return first < 0 ? Number.POSITIVE_INFINITY : first + 1
  })
  run.say(`       ${paid.length} payments, tries needed at most ${Math.max(0, ...needed)}`)
  run.figure('notices not taken by the third try', needed.filter((count) => count > TRIES).length, {
    atMost: 0,
  })
}
