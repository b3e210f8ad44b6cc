import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import type { Clock } from '../clock.ts'
import { isDatabaseAway } from '../database/away.ts'
import type { Db } from '../database/connect.ts'
import { shortNetworkOf } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Visit } from '../request-scope.ts'
import { deviceOf } from '../sessions/device.ts'
import { insertSecurityEvents, type SecurityEvent } from './queries.ts'

const WRITE_MS = 1_000
/** Different lines that wait for the next writing; a flood of more is counted and not kept. */
const MOST_WAITING = 1_000

export type SecurityEvents = {
  /** Notes an event; costs an entry in a map, alike for a known and an unknown account. */
  note(event: Noted): void
  /** Writes what was noted; while the database is away it waits for the next time. */
  write(): Promise<void>
}

type Noted = {
  kind: SecurityEventKind
  outcome: SecurityOutcome
  operation: string
  userId: number | null
  visit: Pick<Visit, 'address' | 'userAgent'>
}

/**
 * Keeps the security events of a process: they are written once a second, since no answer waits for them and none may
 * take longer for an account that exists. The same event of the same second is one line with its number of times.
 */
export function createSecurityEvents({ db, clock, log }: { db: Db; clock: Clock; log: Log }): SecurityEvents {
  let waiting = new Map<string, SecurityEvent>()
  let dropped = 0
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  const writeNow = async () => {
    clearTimeout(timer)
    timer = undefined
    if (dropped) log.warn({ times: dropped }, 'security events not kept: too many at once')
    dropped = 0
    const events = waiting
    if (!events.size) return
    waiting = new Map()
    try {
      await insertSecurityEvents(db, [...events.values()])
    } catch (error) {
      for (const [key, event] of events) keep(key, event)
      if (!isDatabaseAway(error)) log.error({ error }, 'security events')
    }
  }
  const write = () => (writing = writing.then(writeNow))

  const keep = (key: string, event: SecurityEvent) => {
    const known = waiting.get(key)
    if (known) known.times += event.times
    else if (waiting.size >= MOST_WAITING) dropped += event.times
    else waiting.set(key, event)
    timer ??= setTimeout(write, WRITE_MS).unref()
  }

  return {
    note({ kind, outcome, operation, userId, visit }) {
      const network = shortNetworkOf(visit.address)
      const device = deviceOf(visit.userAgent)
      // One page that is not somebody's asks for several things: one line tells of it.
      const key = [kind, outcome, kind === 'access' ? '' : operation, userId, network, device].join('\n')
      keep(key, { at: clock.now(), kind, outcome, operation, userId, network, device, times: 1 })
    },
    write,
  }
}
