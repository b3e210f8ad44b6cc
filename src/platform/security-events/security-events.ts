import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { shortNetworkOf } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import { countSecurityEvent, droppedSecurityEvents } from '../metrics.ts'
import type { Visit } from '../request-scope.ts'
import { deviceOf } from '../sessions/device.ts'
import { insertSecurityEvents, type SecurityEvent } from './queries.ts'

const WRITE_MS = 1_000
/** Maximum of distinct queued lines; during a flood more are counted and dropped. */
const MOST_WAITING = 1_000

export type SecurityEvents = {
  /** Queues an event; the cost is the same for a known and an unknown account. */
  note(event: Noted): void
  /** Writes queued events; while the database is away they stay queued. */
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
 * Buffers the security events of a process and writes them once a second, so that no answer waits for them and none
 * takes longer for an existing account. Equal events within a second are one line with a count.
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
      if (!isDatabaseUnavailable(error)) log.error({ error }, 'security events')
    }
  }
  const write = () => (writing = writing.then(writeNow))

  const keep = (key: string, event: SecurityEvent) => {
    const known = waiting.get(key)
    if (known) known.times += event.times
    else if (waiting.size >= MOST_WAITING) {
      dropped += event.times
      droppedSecurityEvents.inc(event.times)
    } else waiting.set(key, event)
    timer ??= setTimeout(write, WRITE_MS).unref()
  }

  return {
    note({ kind, outcome, operation, userId, visit }) {
      countSecurityEvent(kind, outcome)
      const network = shortNetworkOf(visit.address)
      const device = deviceOf(visit.userAgent)
      // A forbidden page makes several calls: one line records them.
      const key = [kind, outcome, kind === 'access' ? '' : operation, userId, network, device].join('\n')
      keep(key, { at: clock.now(), kind, outcome, operation, userId, network, device, times: 1 })
    },
    write,
  }
}
