import type { Values } from '#src/ui/desk/form-answer.ts'
import { readCount } from '#src/wire/read-count.ts'
import { localIso, offsetOf, type Zone, zones } from '../../place-time.ts'
import type { RulesWire } from './schema.ts'

/** Form values of the rules, in the place's local time. */
export const rulesValues = ({ who, capacity, opens_at, closes_at, timezone }: RulesWire): Values => ({
  who,
  capacity: capacity === null ? '' : String(capacity),
  opens_at: opens_at ? localIso(opens_at, timezone).slice(0, 16) : '',
  closes_at: closes_at ? localIso(closes_at, timezone).slice(0, 16) : '',
})

/** Request body from form values; the call validates it. */
export function rulesBodyOf(values: Values): Record<string, unknown> {
  const { version, who = '', capacity = '', opens_at = '', closes_at = '', zone = '' } = values
  const offset = Object.hasOwn(zones, zone) ? offsetOf(zone as Zone) : ''
  const moment = (local: string) => (local ? `${local}:00${offset}` : null)
  return {
    version: Number(version),
    who,
    opens_at: moment(opens_at),
    closes_at: moment(closes_at),
    capacity: capacity.trim() ? readCount(capacity) : null,
  }
}
