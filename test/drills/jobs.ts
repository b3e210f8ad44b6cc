import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, drill } from './support/drill.ts'
import { ownerUrlOf } from './support/embedded-database.ts'
import { type MailWeather, startMailServer } from './support/mail-server.ts'
import { type Outbox, openOutbox } from './support/outbox.ts'
import { makeSite, type Site } from './support/site.ts'

const LETTERS_PER_SECOND = 4
/** Share of them that a busy machine is given, too: fewer would prove nothing. */
const LEAST_SHARE = 0.5
const CAUGHT_UP_MS = 120_000
const PARKED_MS = 900_000
const TRIES = 5

type Server = Awaited<ReturnType<typeof startMailServer>>
type Scene = { run: Drill; site: Site; server: Server; outbox: Outbox }

await drill('jobs', async (run) => {
  const server = await startMailServer()
  run.atEnd(server.close)
  const site = await makeSite(run, { SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  site.start()
  await site.ready()
  const outbox = await openOutbox(ownerUrlOf(site.dataDir))
  run.atEnd(outbox.close)
  const scene = { run, site, server, outbox }
  const poisoned = await outbox.post('dua@contoh.example, alamat@contoh.example')
  await outbox.postPoison()
  for (const weather of ['down', 'slow', 'busy'] as const) await endure(scene, weather)
  await checkParked(scene, poisoned)
  await killWorkers(scene, Number(process.env.KILLS ?? (run.isShort ? 4 : 100)))
  await checkLetters(scene, poisoned)
})

/** Enqueues mails at a steady rate until stopped. */
function startPosting({ run, outbox }: Scene) {
  const running = new Set<Promise<unknown>>()
  const timer = setInterval(
    () => {
      const done = outbox
        .post()
        .catch((error: Error) => run.fail(`a letter could not be posted: ${error.message}`))
      running.add(done.finally(() => running.delete(done)))
    },
    1_000 / (LETTERS_PER_SECOND * Math.max(run.share, LEAST_SHARE)),
  )
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
  }
}

/** Waits for a condition. The short form does not wait for the minute of the sweep. */
async function until(what: () => boolean | Promise<boolean>, { run, outbox }: Scene, limitMs: number) {
  const startedAt = performance.now()
  while (!(await what()) && performance.now() - startedAt < limitMs) {
    if (run.isShort) await outbox.hurry()
    await sleep(300)
  }
  return performance.now() - startedAt
}

async function endure(scene: Scene, weather: MailWeather) {
  const { run, server, outbox } = scene
  const stop = startPosting(scene)
  await server.set(weather)
  await until(() => false, scene, run.isShort ? 2_500 : 600_000)
  await stop()
  await server.set('fair')
  const ms = await until(async () => (await outbox.unsent()) === 0, scene, CAUGHT_UP_MS)
  run.figure(`${weather}: letters left`, await outbox.unsent(), { atMost: 0 })
  run.time(`${weather}: caught up after ms`, ms, { atMost: CAUGHT_UP_MS })
  run.figure(`${weather}: letters that came twice`, server.came.length - keysOf(server).size, { atMost: 0 })
}

function keysOf({ came }: Server): Set<string> {
  return new Set(came.map(({ key }) => key))
}

async function checkParked(scene: Scene, poisoned: string) {
  const { run, site, outbox } = scene
  const isOver = async () => (await outbox.poisonState()).isParked && site.alarms.length >= 2
  await until(isOver, scene, run.isShort ? 30_000 : PARKED_MS)
  const { tries, isParked } = await outbox.poisonState()
  run.figure('poisoned job: tries', isParked ? tries : Number.NaN, { atMost: TRIES })
  run.figure('poisoned letter: tries', await outbox.triesOf(poisoned), { atMost: TRIES })
  for (const what of ['job parked', 'letter parked'])
    run.figure(`alarms "${what}"`, site.alarms.filter((line) => line.includes(what)).length, { atLeast: 1 })
}

async function killWorkers(scene: Scene, kills: number) {
  const { run, site, outbox } = scene
  const stop = startPosting(scene)
  for (let kill = 0; kill < kills; kill += 1) {
    await site.working()
    await sleep(run.random() * 900)
    await site.kill()
    site.start()
    await site.ready()
  }
  await stop()
  // Jobs of a killed worker are retried only after its missing heartbeat: the short form has no time for that.
  const ms = await until(async () => (await outbox.unsent()) === 0, scene, run.isShort ? 5_000 : CAUGHT_UP_MS)
  run.time(`${kills} kills: caught up after ms`, ms, { atMost: CAUGHT_UP_MS })
  if (!run.isShort) run.figure('letters left after the kills', await outbox.unsent(), { atMost: 0 })
}

/** Checks that each mail arrived, or (in the short form, for a killed worker's) is pending, under one key. */
async function checkLetters({ run, server, outbox }: Scene, poisoned: string) {
  const keysOfToken = Map.groupBy(server.came, ({ token }) => token)
  const wanted = [...outbox.posted].filter((token) => token !== poisoned)
  const missing = wanted.filter((token) => !keysOfToken.has(token)).length
  const twice = server.came.length - keysOf(server).size
  run.say(
    `       ${wanted.length} letters, ${missing} still to come, ${twice} came again under their Message-ID`,
  )
  run.figure('letters posted', wanted.length, { atLeast: 20 })
  run.figure('letters lost', missing - Math.min(missing, await outbox.unsent()), { atMost: 0 })
  const otherwise = [...keysOfToken.values()].filter((all) => new Set(all.map(({ key }) => key)).size > 1)
  run.figure('letters under more than one Message-ID', otherwise.length, { atMost: 0 })
  run.figure(
    'letters nobody posted',
    [...keysOfToken.keys()].filter((token) => !outbox.posted.has(token)).length,
    {
      atMost: 0,
    },
  )
  run.figure('poisoned letter sent', keysOfToken.has(poisoned) ? 1 : 0, { atMost: 0 })
}
