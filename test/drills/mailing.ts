import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#src/platform/database/connect.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { startMailServer } from './support/mail-server.ts'
import { type Outcome, outcomesOf, publishMailing, untilDone } from './support/mailing.ts'
import { type Outbox, openOutbox } from './support/outbox.ts'
import { startProbe, statusOf } from './support/probe.ts'
import { residentBytes, workerOf } from './support/processes.ts'
import { makeSite, type Site } from './support/site.ts'
import { makeFurtherNode, openDatabaseOf } from './support/two-nodes.ts'

/** Letters a minute, over both nodes. */
const RATE = { short: 1_800, full: 12_000 }
const RECIPIENTS = { short: 400, full: 100_000 }
const KILLS = { short: 3, full: 20 }
const DEATHS = 2
/** Longest pause between two kills. */
const PAUSE_MS = { short: 600, full: 8_000 }
/** Time that the server takes for each letter: long enough in the short form that most kills meet one. */
const TAKES_MS = { short: 150, full: 20 }
/** Letters that a worker holds, and connections whose letters are lost with the server. */
const MOST_LOST = { kill: 20, death: 2 * 5 }
const AWAITED_EVERY_MS = 500
const READ_EVERY_MS = 100
const QUIET_MS = { short: 2_000, full: 10_000 }
const HANG_MS = { short: 180_000, full: 3_600_000 }
/** Letters that leave while nothing fails. */
const LEAST_SENT = { short: 10, full: 1_000 }
const MEGABYTE = 1_000_000

type Server = Awaited<ReturnType<typeof startMailServer>>
type Scene = {
  run: Drill
  form: 'short' | 'full'
  site: Site
  other: Site
  server: Server
  outbox: Outbox
  db: Db
}

const numberOf = (address: string) => Number(/^latihan-(\d+)@/.exec(address)?.[1] ?? Number.NaN)

/** What the server does with a recipient: refuses 2 % for good and 5 % three times or for ever, greylists a tenth. */
function createRefusals() {
  const asked = new Map<string, number>()
  return (address: string): number | null => {
    const n = numberOf(address)
    if (Number.isNaN(n)) return null
    const times = (asked.get(address) ?? 0) + 1
    asked.set(address, times)
    if (n % 50 === 0) return 550
    if (n % 40 === 1) return 452
    if (n % 40 === 21) return times <= 3 ? 452 : null
    return n % 10 === 3 && times === 1 ? 451 : null
  }
}

await drill('mailing', async (run) => {
  const form = run.isShort ? 'short' : 'full'
  const server = await startMailServer({
    refusalOf: createRefusals(),
    takesMs: TAKES_MS[form],
    isCountedOnly: (address) => !Number.isNaN(numberOf(address)),
  })
  run.atEnd(server.close)
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_RATE: String(RATE[form]) }
  const site = await makeSite(run, env)
  site.start()
  await site.ready()
  const other = await makeFurtherNode(run, site, { ...env, PROCESS: 'work' })
  other.start()
  await other.working()
  const outbox = await openOutbox(site.ownerUrl())
  run.atEnd(outbox.close)
  const { db, logIn } = openDatabaseOf(run, site)
  const scene: Scene = { run, form, site, other, server, outbox, db }
  const quiet = await readFor(scene, QUIET_MS[form])
  const mailing = await publishMailing({ site, db, token: await logIn('staf') }, RECIPIENTS[form])
  await sendInPeace(scene, quiet)
  await sendInTrouble(scene, mailing)
  await checkLetters(scene, mailing)
  checkPace(scene)
})

/** Reads a page steadily for a while. @returns the 99th percentile in ms */
async function readFor({ site }: Pick<Scene, 'site'>, ms: number): Promise<number> {
  const probe = startProbe(READ_EVERY_MS, () => statusOf(`${site.base}/news`))
  await sleep(ms)
  const samples = await probe.finish()
  return percentile(
    samples.map(({ ms: took }) => took),
    0.99,
  )
}

/** While nothing fails: awaited letters leave at once, readers are served as before, and memory stays. */
async function sendInPeace({ run, form, site, server, outbox }: Scene, quietMs: number) {
  const until = performance.now() + (run.isShort ? 4_000 : 60_000)
  const posted = new Map<string, number>()
  const before = residentBytes(workerOf(site.pid)!)
  let most = before
  const reading = readFor({ site }, until - performance.now())
  const isEnough = () => server.counted.length >= LEAST_SENT[form]
  while (performance.now() < until || (!isEnough() && performance.now() < until + HANG_MS[form])) {
    const at = performance.now()
    posted.set(await outbox.post('menunggu@contoh.example', true), at)
    most = Math.max(most, residentBytes(workerOf(site.pid)!))
    await sleep(AWAITED_EVERY_MS)
  }
  run.steady("readers' p99 beside it, times that before", (await reading) / quietMs, { atMost: 2 })
  const arrived = () => server.came.filter(({ token }) => posted.has(token))
  for (let waits = 0; arrived().length < posted.size && waits < 100; waits += 1) await sleep(100)
  const waits = arrived().map(({ token, at }) => at - posted.get(token)!)
  run.figure('awaited letters that did not arrive', posted.size - waits.length, { atMost: 0 })
  run.time('awaited letters, p95 in ms', percentile(waits, 0.95), { atMost: 5_000 })
  run.figure('MB of memory more', (most - before) / MEGABYTE, { atMost: 50 })
  run.figure('letters sent meanwhile', server.counted.length, { atLeast: LEAST_SENT[form] })
}

/** Kills the workers and the mail server in turn, then hurries what is to be tried again. */
async function sendInTrouble(scene: Scene, mailing: number) {
  const { run, form, site, other, server, outbox } = scene
  for (let kill = 0; kill < KILLS[form]; kill += 1) {
    await untilLettersFlow(scene)
    await sleep(run.random() * PAUSE_MS[form])
    if (kill % 3 === 2) {
      await other.kill()
      other.start()
      await other.working()
    } else await site.killWorker()
    if (kill < DEATHS) {
      await server.die()
      await sleep(run.random() * PAUSE_MS[form])
      await server.set('fair')
    }
    await outbox.hurryMailings({ isLost: false })
  }
  const ms = await untilDone(scene, mailing, HANG_MS[form])
  run.time('caught up after ms', ms, { atMost: HANG_MS[form] })
}

/** Waits until letters arrive again, for a while: the last may have left. */
async function untilLettersFlow({ server, outbox }: Scene) {
  const before = server.counted.length
  for (let looks = 0; server.counted.length === before && looks < 50; looks += 1) {
    if (looks % 10 === 5) await outbox.hurryMailings({ isLost: false })
    await sleep(200)
  }
}

/** Compares what the server took with what the site says of each address. */
async function checkLetters({ run, form, server, db }: Scene, mailing: number) {
  const took = Map.groupBy(server.counted, ({ to }) => to)
  const rows = await outcomesOf(db, mailing)
  const count = (is: (row: Outcome, letters: number) => boolean) =>
    rows.filter((row) => is(row, took.get(row.email)?.length ?? 0)).length
  const states = Map.groupBy(rows, ({ state }) => state)
  run.say(`       ${[...states].map(([state, all]) => `${all.length} ${state}`).join(', ')}`)
  run.figure('addresses without a state', RECIPIENTS[form] - rows.length, { atMost: 0 })
  run.figure(
    'addresses with two letters',
    count((_, letters) => letters > 1),
    { atMost: 0 },
  )
  run.figure(
    'not finished',
    count(({ state }) => ['waiting', 'sending'].includes(state)),
    { atMost: 0 },
  )
  run.figure(
    'said to be sent, without a letter',
    count(({ state }, n) => state === 'sent' && n === 0),
    {
      atMost: 0,
    },
  )
  run.figure(
    'said to be refused, with a letter',
    count(({ state }, n) => state === 'refused' && n > 0),
    {
      atMost: 0,
    },
  )
  run.figure(
    'not sent, without a reason',
    count(({ state, reason }) => state !== 'sent' && !reason),
    {
      atMost: 0,
    },
  )
  const forGood = (n: number) => n % 50 === 0 || n % 40 === 1
  run.figure(
    'refused, though the server would have taken it',
    count(({ email, state }) => state === 'refused' && !forGood(numberOf(email))),
    { atMost: 0 },
  )
  run.figure('uncertain', states.get('uncertain')?.length ?? 0, {
    atMost: KILLS[form] * MOST_LOST.kill + DEATHS * MOST_LOST.death,
  })
}

/** No ten seconds have more letters than the pace of all nodes together allows, but for those that were on their way. */
function checkPace({ run, form, server }: Scene) {
  const times = server.counted.map(({ at }) => at)
  let most = 0
  for (let from = 0, to = 0; to < times.length; to += 1) {
    while (times[to]! - times[from]! > 10_000) from += 1
    most = Math.max(most, to - from + 1)
  }
  const allowed = RATE[form] / 6
  run.figure('most letters in ten seconds, times the pace', most / allowed, {
    atMost: 1 + (2 * MOST_LOST.kill) / allowed,
  })
}
