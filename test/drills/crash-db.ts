import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { drill, percentile } from './support/drill.ts'
import { dataOf } from './support/embedded-database.ts'
import { databaseProcesses, signal } from './support/processes.ts'
import { makeSite } from './support/site.ts'

const WRITES_PER_SECOND = 40
const RECOVERY_LIMIT_MS = 10_000

await drill('crash-db', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const { pid } = site
  const load = startContactLoad(site.base, WRITES_PER_SECOND)

  const recoverFrom = async (victimOf: (processes: number[]) => number | undefined) => {
    await sleep(100 + run.random() * 700)
    const victim = victimOf(databaseProcesses(dataOf(site.dataDir)))
    if (!victim || !signal(victim, 'SIGKILL')) return undefined
    const killedAt = performance.now()
    return (await load.answeredSince(killedAt)) - killedAt
  }
  const recoveries = async (times: number, victimOf: Parameters<typeof recoverFrom>[0]) => {
    const taken: number[] = []
    while (taken.length < times) {
      const time = await recoverFrom(victimOf)
      if (time !== undefined) taken.push(time)
    }
    return taken
  }

  const [heads, limbs] = run.isShort ? [3, 5] : [50, 100]
  const afterPostmaster = await recoveries(heads!, ([postmaster]) => postmaster)
  run.say(`       postmaster killed ${heads} times, p50 ${Math.round(percentile(afterPostmaster, 0.5))} ms`)
  run.figure('recovery from a killed postmaster, longest in ms', Math.max(...afterPostmaster), {
    atMost: RECOVERY_LIMIT_MS,
  })
  const afterBackend = await recoveries(
    limbs!,
    ([, ...backends]) => backends[Math.floor(run.random() * backends.length)],
  )
  run.say(`       a backend killed ${limbs} times, p50 ${Math.round(percentile(afterBackend, 0.5))} ms`)
  run.figure('recovery from a killed backend, longest in ms', Math.max(...afterBackend), {
    atMost: RECOVERY_LIMIT_MS,
  })
  await load.finish()
  run.figure('restarts of the site', site.pid === pid && signal(pid, 0 as never) ? 0 : 1, { atMost: 0 })
  await checkLedger(run, site, load.ledger)
})
