import { invalid } from '#src/platform/http/failures.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { ContentKind, Details } from '../../content/content-kind.ts'
import { affiliationErrors } from '../../institutions/affiliation-queries.ts'
import type { EventDetails } from '../event-details.ts'
import { eventKind } from '../kind.ts'
import * as words from './api-words.id.ts'
import { eventOrders, eventSettings, narrowEvents } from './queries.ts'

/** Slugs below `/events` and `/v1/events` that are other routes. */
const reserved = new Set(['feed', 'months'])
/** Longest duration of an event. */
const MAX_MS = 366 * DAY_MS

export const eventContent: ContentKind = {
  ...eventKind,
  isSigned: false,
  isRegional: true,
  coverFamily: 'kunyit',
  isReserved: (slug) => reserved.has(slug),
  details: {
    names: ['place', 'address', 'region_id', 'participant_id', 'start_at', 'end_at', 'timezone', 'scene'],
    columnsOf: ({ place, address, region_id, participant_id, start_at, end_at, timezone, scene }) => ({
      place,
      address,
      region_id,
      participant_id,
      timezone,
      scene,
      starts_at: start_at,
      ends_at: end_at,
    }),
    wordsOf: ({ place, address }) => `${place} ${address}`,
    async require(db, details, voice) {
      const event = details as Details & EventDetails
      const { start_at, end_at } = event
      const errors = await affiliationErrors(db, event, voice)
      const length = Date.parse(end_at) - Date.parse(start_at)
      if (length < 0) errors.end_at = [words.endsBeforeStart]
      if (length > MAX_MS) errors.end_at = [words.lastsTooLong]
      if (Object.keys(errors).length) throw invalid(errors)
    },
  },
  settings: eventSettings,
  list: { narrow: narrowEvents, orders: eventOrders },
}
