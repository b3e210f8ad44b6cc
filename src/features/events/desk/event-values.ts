import type { z } from 'zod'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { readCount } from '#src/wire/read-count.ts'
import { institutionIn } from '../../regions/fetch-regions.ts'
import { localIso, offsetOf, type Zone, zones } from '../place-time.ts'
import type { eventDetailsShape, eventSettingsShape } from './schema.ts'

export type EventDetailsWire = z.output<typeof eventDetailsShape>
/** Values of an event; rows and versions have no settings. */
export type EventDesk = EventDetailsWire & Partial<z.output<typeof eventSettingsShape>>
export type DeskEventWire = ContentWire & EventDesk

/** Form values of place, time and registration (in the place's local time) and scene. */
export const eventValues = ({ registration, ...event }: EventDesk): Values => {
  const local = (moment: string | null) => (moment ? localIso(moment, event.timezone).slice(0, 16) : '')
  return {
    place: event.place,
    address: event.address,
    region_id: event.region_id === null ? '' : String(event.region_id),
    participant_id: event.participant_id === null ? '' : String(event.participant_id),
    timezone: event.timezone,
    scene: event.scene ?? '',
    start_at: local(event.start_at),
    end_at: local(event.end_at),
    ...(registration && {
      'registration.who': registration.who,
      'registration.capacity': registration.capacity === null ? '' : String(registration.capacity),
      'registration.opens_at': local(registration.opens_at),
      'registration.closes_at': local(registration.closes_at),
    }),
  }
}

/** Request body from form values; the call validates it. */
export function eventBody(values: Values): Record<string, unknown> {
  const {
    place = '',
    address = '',
    region_id = '',
    participant_id = '',
    timezone = '',
    start_at = '',
    end_at = '',
    scene,
  } = values
  const offset = Object.hasOwn(zones, timezone) ? offsetOf(timezone as Zone) : ''
  const moment = (local: string) => `${local}:00${offset}`
  const orNull = (name: string) => (values[name] ? moment(values[name]) : null)
  const { 'registration.who': who, 'registration.capacity': capacity = '' } = values
  return {
    place,
    address,
    timezone,
    scene: scene || null,
    region_id: region_id ? wholeNumber(region_id) : null,
    participant_id: institutionIn(participant_id),
    start_at: moment(start_at),
    end_at: moment(end_at),
    ...(who !== undefined && {
      registration: {
        who,
        capacity: capacity.trim() ? readCount(capacity) || capacity : null,
        opens_at: orNull('registration.opens_at'),
        closes_at: orNull('registration.closes_at'),
      },
    }),
  }
}
