import type { Language } from '#src/wire/language.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentAffiliation, presentCarrier } from '../institutions/present.ts'
import { presentLang, presentLanguages } from '../languages/present.ts'
import { describedImage } from '../uploads/present-image.ts'
import { localIso } from './place-time.ts'
import type { EventRow, LiveEvent } from './queries.ts'
import { presentRules } from './registering/present.ts'
import type { EventRowWire, EventWire } from './schema.ts'

export const presentEventRow = (row: EventRow): EventRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  // Without an uploaded picture the event's woven cover is shown.
  image: describedImage(row) ?? coverOf('event', row),
  place: row.place,
  address: row.address,
  date: localIso(row.startsAt.getTime(), row.timezone).slice(0, 10),
  start_at: row.startsAt.toISOString(),
  end_at: row.endsAt.toISOString(),
  timezone: row.timezone,
  created_at: row.createdAt.toISOString(),
  ...presentAffiliation(row),
  ...presentLang(row),
})

export const presentEvent = (row: LiveEvent, now: Date, lang?: Language): EventWire => ({
  ...presentEventRow(row),
  content: row.content,
  participant: presentCarrier(row.carrier),
  registration: presentRules(row, now),
  now: now.toISOString(),
  ...presentLanguages('event', row, lang),
})
