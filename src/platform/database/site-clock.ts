import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { outageOf } from '../count-outages.ts'
import { messageOf } from '../describe-error.ts'
import type { Log } from '../log.ts'
import type { Db } from './connect.ts'

const EVERY_MS = 30_000
/** Pause after a reading that failed. */
const AGAIN_MS = 2_000
/** A step of the machine's clock beside its monotonic one: it was set, or the machine slept. */
const STEP_MS = 1_000
/** Difference that somebody should mend. */
const MUCH_MS = 5_000

export type SiteClock = Clock & { stop(): void }

/**
 * Starts the clock of a site: it shows the time of its database, to which all nodes belong, so that none of them lets
 * expire, publishes or accepts what another would not, whatever the clock of its machine says (decision 105). It is read
 * twice a minute, and at once when the machine's clock was set; between, the monotonic clock counts.
 */
export async function startSiteClock(db: Db, log: Pick<Log, 'warn' | 'error'>): Promise<SiteClock> {
  /** Time of the database at the zero of the monotonic clock. */
  let zero = Number.NaN
  let machineZero = Number.NaN
  let isReading = false
  let again: NodeJS.Timeout | undefined

  async function read() {
    const before = performance.now()
    machineZero = Date.now() - before
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const waited = performance.now() - before
    const found = rows[0]!.now.getTime() - before - waited / 2
    // What lies within the time of the answer is no difference: a slow answer must not set a clock that is right.
    if (!(Math.abs(found - zero) <= waited / 2)) zero = found
    tellDifference()
  }
  function tellDifference() {
    const seconds = Math.round((machineZero - zero) / 1_000)
    if (Math.abs(machineZero - zero) < MUCH_MS) return
    const how = `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'}`
    log.error(
      { seconds, alarm: 'clock differs', outage: 'clock' },
      `this machine's clock is ${how} that of the database, by which the site goes: let NTP set both (timedatectl set-ntp true)`,
    )
  }
  const readAgain = async () => {
    if (isReading) return
    isReading = true
    await read().catch((error) => {
      log.warn({ ...outageOf(error), error: messageOf(error) }, 'clock not read')
      clearTimeout(again)
      again = setTimeout(readAgain, AGAIN_MS).unref()
    })
    isReading = false
  }

  await read()
  const timer = setInterval(readAgain, EVERY_MS).unref()
  return {
    now() {
      const elapsed = performance.now()
      if (Math.abs(Date.now() - elapsed - machineZero) > STEP_MS) readAgain()
      return new Date(zero + elapsed)
    },
    stop() {
      clearInterval(timer)
      clearTimeout(again)
    },
  }
}
