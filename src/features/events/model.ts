import type { Translations } from '#src/ui/head.tsx'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import type { AffiliationWire, CarrierWire } from '../institutions/schema.ts'
import type { Zone } from './place-time.ts'
import type { EventRowWire, EventWire } from './schema.ts'

/**
 * An event as the pages know it (docs/reference/specification.md#3-entities); its countdown is made where it is
 * shown.
 */
export type EventRow = AffiliationWire & {
  lang?: Language | undefined
  id: number
  slug: string
  title: string
  description: string
  image: ImageWire
  place: string
  address: string
  /** The start day at the place, `YYYY-MM-DD`. */
  date: string
  startAt: string
  endAt: string
  timezone: Zone
}
export type Event = EventRow & {
  content: string
  participant: CarrierWire
  translations?: Translations | undefined
}

/** True for an online event, by the wording of its place; it is not on the map. */
export const isOnline = ({ place }: Pick<EventRow, 'place'>): boolean => /^(?:daring|online)\b/i.test(place)

export const toEventRow = (wire: EventRowWire): EventRow => ({
  lang: wire.lang,
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  description: wire.description,
  image: wire.image,
  place: wire.place,
  address: wire.address,
  date: wire.date,
  startAt: wire.start_at,
  endAt: wire.end_at,
  timezone: wire.timezone,
  region: wire.region,
  participant: wire.participant,
})

export const toEvent = (wire: EventWire): Event => ({
  ...toEventRow(wire),
  content: wire.content,
  participant: wire.participant,
  translations: translationsIn(wire),
})
