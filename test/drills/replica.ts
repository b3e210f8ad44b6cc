import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMs, endedCpuMs } from '../../bench/support/processes.ts'
import { CLUSTER_COMMANDS } from './support/cluster.ts'
import { type Drill, drill } from './support/drill.ts'
import { leaveOut } from './support/packages.ts'
import { statusOf } from './support/probe.ts'
import { databaseProcesses } from './support/processes.ts'
import {
  askStandby,
  changeAndLook,
  changeSilently,
  keepDoing,
  readBoth,
  type Scene,
  type Seen,
  setScene,
  setStandby,
  startSearching,
  untilReadAtStandby,
  type Written,
} from './support/replica-scene.ts'
import { makeFurtherNode } from './support/two-nodes.ts'

/** Age from which guests read at the primary. */
const MOST_AGE_MS = 5_000
/** After this time behind a much later standby nobody may read there. */
const NOTICED_MS = 6_000
/** Time for a node to hear of the other's change. */
const HEARD_MS = 1_000
const LAGS = [
  { seconds: 0, quietMs: { short: 1_300, full: 10_000 } },
  { seconds: 3, quietMs: { short: 4_500, full: 20_000 } },
  { seconds: 30, quietMs: { short: 7_500, full: 40_000 } },
]
const LOAD_MS = 15_000
const IDLE_MS = 5_000
const AT_ONCE = 8
let page = 0

// A primary with a standby that is 0, 3 and 30 seconds behind, and two sites that read at it.
await drill('replica', async (run) => {
  if (leaveOut(run, CLUSTER_COMMANDS)) return
  const scene = await setScene(run)
  for (const lag of LAGS) await readBehind(scene, lag)
  await setStandby(scene, 'recovery_min_apply_delay', '0')
  await loseStandby(scene)
  await breakStatementsOff(scene)
  if (!run.isShort) await compareLoads(scene)
})

async function readBehind(scene: Scene, { seconds, quietMs }: (typeof LAGS)[number]) {
  const { run } = scene
  const name = `${seconds} s behind`
  await setStandby(scene, 'recovery_min_apply_delay', `${seconds}s`)
  const since = performance.now()
  const seen: Seen[] = []
  const ends = scene.bases.flatMap((_, node) =>
    (['same', 'new'] as const).map((address) =>
      keepDoing(100, async () => void seen.push(await readBoth(scene, { node, address }))),
    ),
  )
  ends.push(keepDoing(200, () => changeSilently(scene)))
  let missed = 0
  for (let n = 0; n < (run.isShort ? 2 : 20); n += 1) missed += await changeAndLook(scene)
  await sleep(run.isShort ? quietMs.short : quietMs.full)
  for (const end of ends) await end()
  run.figure(`${name}: own changes that a writer did not find at either node`, missed, { atMost: 0 })
  reportGuests(scene, name, seen)
  if (seconds * 1_000 > MOST_AGE_MS) {
    const late = seen.filter(({ begunAt, address }) => address === 'new' && begunAt > since + NOTICED_MS)
    const old = late.filter((one) => ageOf(scene.silent.written, one.silent, one) > 0)
    run.figure(`${name}: of ${late.length} reads after six seconds older than the primary`, old.length, {
      atMost: 0,
    })
  } else await untilReadAtStandby(scene)
}

/** Time since the next number was written when the reading of an older one began; 0 for the newest. */
function ageOf(written: readonly Written[], number: number, { begunAt }: Seen): number {
  const next = written[number]
  return next && next.at < begunAt ? begunAt - next.at : 0
}

function reportGuests({ run, announced, silent }: Scene, name: string, seen: readonly Seen[]) {
  const oldAtHome = seen.filter((one) =>
    announced.written.some(
      ({ number, at, node }) => node === one.node && at < one.begunAt && number > one.announced,
    ),
  )
  run.figure(`${name}: of ${seen.length} reads older than what the node had answered`, oldAtHome.length, {
    atMost: 0,
  })
  const tell = (what: string, ages: number[], atMost: number) =>
    run.time(`${name}: oldest read of ${what} in ms`, Math.max(...ages), { atMost })
  const announcedAges = seen.map((one) => ageOf(announced.written, one.announced, one))
  tell('a change at the other node', announcedAges, HEARD_MS)
  // Stored answers may be a minute old where nobody was told of a change.
  const made = seen.filter(({ address }) => address === 'new')
  tell(
    'what nobody was told',
    made.map((one) => ageOf(silent.written, one.silent, one)),
    MOST_AGE_MS + HEARD_MS,
  )
}

async function loseStandby(scene: Scene) {
  const { run, standby } = scene
  const finish = startSearching(scene, 10)
  await sleep(500)
  await standby.kill()
  await sleep(run.isShort ? 1_000 : 10_000)
  await standby.start({ asStandby: true })
  await untilReadAtStandby(scene)
  reportStatuses(run, 'standby killed', await finish())
}

function reportStatuses(run: Drill, name: string, statuses: readonly number[]) {
  const failed = statuses.filter((status) => status !== 200)
  run.figure(`${name}: of ${statuses.length} answers failed`, failed.length, { atMost: 0 })
}

/** Locks of the primary, which the standby repeats, break statements off there at once. */
async function breakStatementsOff(scene: Scene) {
  const { run, primary } = scene
  await setStandby(scene, 'max_standby_streaming_delay', '0')
  const finish = startSearching(scene, 0)
  const lock = () => primary.ask('begin; lock table news in access exclusive mode; commit')
  const unlock = keepDoing(5, lock)
  await sleep(run.isShort ? 1_000 : 20_000)
  await unlock()
  const statuses = await finish()
  const broken = await askStandby(
    scene,
    'select sum(confl_lock + confl_snapshot)::int as n from pg_stat_database_conflicts',
  )
  reportStatuses(run, `${broken} statements broken off`, statuses)
}

/** Pages that nobody asked for before, without and with the standby. */
async function compareLoads(scene: Scene) {
  const { run, without, first } = scene
  const plain = await makeFurtherNode(run, first, without)
  plain.start()
  await plain.ready()
  const before = await measureLoad(scene, plain.base)
  const after = await measureLoad(scene, first.base)
  for (const [name, { rate, primaryMs, standbyMs }] of Object.entries({ without: before, with: after }))
    run.say(
      `       ${name} the standby: ${rate.toFixed(0)} pages/s, a page costs the primary ${primaryMs.toFixed(2)} ms and the standby ${standbyMs.toFixed(2)} ms`,
    )
  run.steady('load of the primary by a page, % of that without', (100 * after.primaryMs) / before.primaryMs, {
    atMost: 20,
  })
}

/** Pages a second, and processor time of both servers for a page, without what they use when nobody asks. */
async function measureLoad({ primary, standby }: Scene, base: string) {
  const visit = async () => {
    page += 1
    const { status } = await statusOf(`${base}/search?q=kabar+halaman${page}`)
    if (status !== 200) throw new Error(`a page was answered ${status}`)
  }
  const during = async (act: () => Promise<unknown>) => {
    const from = { page, at: performance.now(), primary: usedBy(primary), standby: usedBy(standby) }
    await act()
    const seconds = (performance.now() - from.at) / 1_000
    const [ofPrimary, ofStandby] = [usedBy(primary) - from.primary, usedBy(standby) - from.standby]
    return {
      pages: page - from.page,
      seconds,
      primary: ofPrimary / seconds,
      standby: ofStandby / seconds,
    }
  }
  const visitAll = async () => {
    const ends = Array.from({ length: AT_ONCE }, () => keepDoing(0, visit))
    await sleep(LOAD_MS)
    for (const end of ends) await end()
  }
  const idle = await during(() => sleep(IDLE_MS))
  const load = await during(visitAll)
  const rate = load.pages / load.seconds
  return {
    rate,
    primaryMs: (load.primary - idle.primary) / rate,
    standbyMs: (load.standby - idle.standby) / rate,
  }
}

/** Processor time of a server so far, in milliseconds. */
function usedBy({ data }: { data: string }): number {
  const processes = databaseProcesses(data)
  return cpuMs(processes) + endedCpuMs(processes[0]!)
}
