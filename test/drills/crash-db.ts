import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger } from './support/check-ledger.ts'
import { startContactLoad } from './support/contact-load.ts'
import { drill, percentile } from './support/drill.ts'
import { dataOf } from './support/embedded-database.ts'
import { databaseProcesses, signal } from './support/processes.ts'
import { makeSite } from './support/site.ts'

const WRITES_PER_SECOND = 40
const RECOVERY_LIMIT_MS = 10_000
/** Backends outlive their postmaster briefly: the database is recovered after answering throughout this time. */
const AFTERMATH_MS = 500

// The site is never restarted here: a crash of its process aborts the drill.
await drill('crash-db', async (run) => {
  const site = await makeSite(run)
  site.start()
  await site.ready()
  const load = startContactLoad(site.base, WRITES_PER_SECOND * run.share)

  const recoveries = async (what: string, times: number, pick: (pids: number[]) => number | undefined) => {
    const taken: number[] = []
    while (taken.length < times) {
      await sleep(100 + run.random() * 700)
      const victim = pick(databaseProcesses(dataOf(site.dataDir)))
      if (!victim || !signal(victim, 'SIGKILL')) continue
      const killedAt = performance.now()
      await load.answeredUpTo(killedAt + AFTERMATH_MS)
      taken.push(performance.now() - killedAt)
    }
    run.say(`       ${what} killed ${times} times, p50 ${Math.round(percentile(taken, 0.5))} ms`)
    run.time(`recovery from a killed ${what}, longest in ms`, Math.max(...taken), {
      atMost: RECOVERY_LIMIT_MS,
    })
  }

  await recoveries('postmaster', run.isShort ? 3 : 50, ([postmaster]) => postmaster)
  await recoveries('backend', run.isShort ? 5 : 100, ([, ...backends]) => {
    return backends[Math.floor(run.random() * backends.length)]
  })
  await load.finish()
  await checkLedger(run, site, load.ledger)
})
