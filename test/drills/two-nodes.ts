import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { type Drill, drill } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, untilTold } from './support/gift-ledger.ts'
import { startGiftLoad } from './support/gift-load.ts'
import { callWith } from './support/news-race.ts'
import { runWith } from './support/own-command.ts'
import { checkPeople } from './support/people-ledger.ts'
import { startPeopleLoad } from './support/people-load.ts'
import { API_KEY, freePort, makeSite, SESSION_SECRET, type Site } from './support/site.ts'
import { makeFurtherNode, openDatabaseOf, settingsOf, shareStore } from './support/two-nodes.ts'
import { untilAnswered } from './support/until-answered.ts'

/** At each of the two nodes. */
const MESSAGES_PER_SECOND = 3
const GIFTS_PER_SECOND = 2
const PEOPLE_PER_SECOND = 3
/** Share of them that a busy machine is given, too: fewer would prove nothing. */
const LEAST_SHARE = 0.5
const MADE_KNOWN_MS = 100
const PATIENCE_MS = 120_000
/** Four nodes on the embedded server. */
const pools = { WEB_CONNECTIONS: '4', WORK_CONNECTIONS: '2', LOG_LEVEL: 'info' }

type Scene = Awaited<ReturnType<typeof startScene>>

await drill('two-nodes', async (run) => {
  const simulator = await startDrillSimulator(run, { minuteMs: 2_000 })
  const scene = await startScene(run, { ...simulator.env, ...pools })
  const load = await startLoad(scene, simulator)
  await seeAtTheOther(scene, run.isShort ? 3 : 40)
  await refuseStrangers(scene, simulator.env)
  await shareJobs(scene, run.isShort ? 0 : 60_000)
  await loseWorker(scene)
  await load.finish()
  if (!run.isShort) await changeSetting(scene, simulator.env)
})

/** Two nodes that answer and two that work, on one database and one store of files. */
async function startScene(run: Drill, env: Record<string, string>) {
  const one = await makeSite(run, { ...env, PROCESS: 'web' })
  one.start()
  await one.ready()
  const further = (process: string) => makeFurtherNode(run, one, { ...env, PROCESS: process })
  const [two, worker, other] = [await further('web'), await further('work'), await further('work')]
  for (const node of [two, worker, other]) node.start()
  await Promise.all([two.ready(), worker.working(), other.working()])
  const answer = await fetch(`${worker.base}/news`)
  run.figure('a page asked of a worker, status 404', answer.status === 404 ? 1 : 0, { atLeast: 1 })
  return { run, one, two, worker, other, ...openDatabaseOf(run, one) }
}

async function startLoad({ run, one, two }: Scene, simulator: DrillSimulator) {
  const nodes = [one, two]
  const share = Math.max(run.share, LEAST_SHARE)
  const messages = nodes.map(({ base }) => startContactLoad(base, MESSAGES_PER_SECOND * share))
  const giving = nodes.map(({ base }) => startGiftLoad(base, simulator, GIFTS_PER_SECOND * share))
  const people = await startPeopleLoad({ ...one, base: two.base }, PEOPLE_PER_SECOND * share)
  return {
    async finish() {
      for (const load of [...messages, ...giving, people]) await load.finish()
      const gifts = giving.flatMap((load) => load.gifts)
      await untilTold(simulator, gifts)
      const ledger = messages.flatMap((load) => load.ledger)
      await checkLedger(run, one, ledger)
      await checkGifts(run, one, simulator, gifts)
      await checkPeople(run, one, people.ledger)
    },
  }
}

/** News that one node publishes is in the stored list of the other. */
async function seeAtTheOther({ run, one, two, logIn }: Scene, rounds: number) {
  const [author, moderator] = [await logIn('anggota'), await logIn('moderator')]
  const list = `${two.base}/v1/news`
  const read = async () => (await fetch(list, { headers: { 'x-api-key': API_KEY } })).text()
  let longest = 0
  for (let round = 0; round < rounds; round += 1) {
    const title = `Kabar simpul nomor ${round}`
    const news = {
      title,
      content: '<p>Isi kabar.</p>',
      excerpt: 'Ringkas.',
      category_id: 1,
      status: 'review',
    }
    const { id, version } = await callForSure(() => callWith(one.base, author, 'POST', '/news', news))
    await read()
    const change = { version, status: 'published' }
    await callForSure(() => callWith(one.base, moderator, 'PATCH', `/news/${id}`, change))
    const since = performance.now()
    while (!(await read()).includes(title)) {
      if (performance.now() - since > PATIENCE_MS) return run.fail(`never seen at the other node: ${title}`)
      await sleep(5)
    }
    longest = Math.max(longest, performance.now() - since)
  }
  run.time(`news at the other node, longest of ${rounds}, ms`, longest, { atMost: MADE_KNOWN_MS })
}

/** Calls again while the site is busy. @throws Error for any other refusal */
async function callForSure(call: () => ReturnType<typeof callWith>) {
  const answer = await untilAnswered(async () => {
    const one = await call().catch(() => null)
    return one?.code === 503 ? null : one
  })
  if (!answer?.data) throw new Error(`the call was refused: ${JSON.stringify(answer)}`)
  return answer.data
}

/** Starts a further node, and expects it to refuse in one line. */
async function refuseStrangers({ run, one }: Scene, env: Record<string, string>) {
  const differing = { MAIL_FROM: 'Lain <lain@contoh.example>', PAYMENT_FEES: 'qris=0.9%' }
  const strangers = [
    {
      what: 'another setting',
      line: /^MAIL_FROM, PAYMENT_FEES: not as on/,
      settings: differing,
      isSharing: true,
    },
    { what: 'a folder of its own', line: /^DATA_DIR: \S+ is not the folder/, settings: {}, isSharing: false },
  ]
  for (const { what, line, settings, isSharing } of strangers) {
    const { code, complained } = await asNode(one, { ...env, ...settings }, { isSharing })
    const isRefused = code === 1 && line.test(complained) && !complained.includes('\n')
    if (!isRefused) run.say(`       ${code}: ${complained}`)
    run.figure(`a node with ${what} is refused`, isRefused ? 1 : 0, { atLeast: 1 })
  }
}

/** Runs a command, or the site, as a further node would. */
async function asNode(
  one: Site,
  env: Record<string, string>,
  { isSharing, command = [] }: { isSharing: boolean; command?: string[] },
) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-node-'))
  if (isSharing) shareStore(one, folder)
  const own = { API_KEYS: API_KEY, SESSION_SECRET, DATA_DIR: folder, PORT: String(await freePort()) }
  const ended = await runWith({ ...own, ...settingsOf(one), ...env }, ...command)
  rmSync(folder, { recursive: true })
  return ended
}

/** Ids of the jobs that a node has done. */
function doneBy({ log }: Site): string[] {
  const lines = log.filter((line) => line.includes('"job done"'))
  return lines.map((line) => (JSON.parse(line) as { id: string }).id)
}

/** Both workers do jobs, and none does one that the other has done. */
async function shareJobs({ run, worker, other }: Scene, forMs: number) {
  const since = performance.now()
  while (!doneBy(worker).length || !doneBy(other).length || performance.now() - since < forMs) {
    if (performance.now() - since > PATIENCE_MS) break
    await sleep(100)
  }
  const all = [worker, other].map(doneBy)
  run.say(`       jobs done: ${all.map(({ length }) => length).join(' and ')}`)
  run.figure('fewest jobs of a worker', Math.min(...all.map(({ length }) => length)), { atLeast: 1 })
  const ids = all.flat()
  run.figure('jobs done twice', ids.length - new Set(ids).size, { atMost: 0 })
}

/** What the killed worker leaves is done by the other. */
async function loseWorker({ run, worker, other, db }: Scene) {
  const before = doneBy(other).length
  await worker.kill()
  const since = performance.now()
  while (doneBy(other).length === before && performance.now() - since < PATIENCE_MS) await sleep(50)
  run.time('the other worker goes on after ms', performance.now() - since, { atMost: 20_000 })
  if (run.isShort) return
  const left = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job
      where state = 'active' and started_on < now() - make_interval(secs => ${(performance.now() - since) / 1_000})`.execute(
      db,
    )
    return rows[0]!.n
  }
  while ((await left()) && performance.now() - since < 2 * PATIENCE_MS) await sleep(1_000)
  run.figure('jobs of the killed worker not taken', await left(), { atMost: 0 })
}

/** A change on purpose: those that run with the former setting say so. */
async function changeSetting({ run, one, two }: Scene, env: Record<string, string>) {
  const settings = { ...env, MAIL_FROM: 'Baru <baru@contoh.example>' }
  const told = await asNode(one, settings, { isSharing: true, command: ['admin', 'accept-settings'] })
  run.figure('admin accept-settings ended well', told.code === 0 ? 1 : 0, { atLeast: 1 })
  const isSaid = ({ alarms }: Site) => alarms.some((line) => line.includes('settings differ'))
  const since = performance.now()
  while (![one, two].every(isSaid) && performance.now() - since < PATIENCE_MS) await sleep(500)
  run.figure('nodes that say that their settings differ', [one, two].filter(isSaid).length, { atLeast: 2 })
}
