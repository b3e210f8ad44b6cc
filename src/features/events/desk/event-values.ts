import type { z } from 'zod'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { localIso, offsetOf, type Zone, zones } from '../place-time.ts'
import type { eventDetailsShape } from './schema.ts'

export type EventDetailsWire = z.output<typeof eventDetailsShape>
export type DeskEventWire = ContentWire & EventDetailsWire

/** Form values of place and time, in the place's local time. */
export const placeValues = (event: EventDetailsWire): Values => ({
  place: event.place,
  address: event.address,
  region_id: event.region_id === null ? '' : String(event.region_id),
  timezone: event.timezone,
  start_at: localIso(event.start_at, event.timezone).slice(0, 16),
  end_at: localIso(event.end_at, event.timezone).slice(0, 16),
})

/** Request body from form values; the call validates it. */
export function placeBody(values: Values): Record<string, unknown> {
  const { place = '', address = '', region_id = '', timezone = '', start_at = '', end_at = '' } = values
  const offset = Object.hasOwn(zones, timezone) ? offsetOf(timezone as Zone) : ''
  return {
    place,
    address,
    timezone,
    region_id: /^\d{1,15}$/.test(region_id) ? Number(region_id) : region_id || null,
    start_at: `${start_at}:00${offset}`,
    end_at: `${end_at}:00${offset}`,
  }
}
