import type { CoverImage } from '#src/ui/cover.tsx'
import type { MapPoint } from '#src/ui/map-points.tsx'
import { DAY_MS } from '#src/wire/duration.ts'
import { coverFor } from '../covers/model.ts'
import { formatOf } from '../downloads/model.ts'
import { type EventRow, toEventRow } from '../events/model.ts'
import { placeTime } from '../events/place-time.ts'
import { type NewsRow, toNewsRow } from '../news/model.ts'
import { toRegion } from '../regions/model.ts'
import { toMapPoints } from '../regions/region-points.ts'
import type { HomeWire } from './schema.ts'

export type FocusArea = { slug: string; title: string; firstSentence: string; cover: CoverImage }

export type Book = {
  slug: string
  title: string
  cover: CoverImage
  size: number
  /** `PDF` */
  format: string
  level: HomeWire['downloads'][number]['access']['level']
}

/** Sections of the home page, limited to what they show. */
export type Home = {
  hero: HomeWire['hero']
  points: MapPoint[]
  figures: HomeWire['figures']
  news: NewsRow[]
  focusAreas: FocusArea[]
  /** The first event that has not begun, with the calendar days until then; 0 is today. */
  nearest: (EventRow & { daysLeft: number }) | null
  events: (EventRow & { isRunning: boolean })[]
  books: Book[]
  participants: { slug: string; title: string }[]
  participantTotal: number
}

/** Sizes in CSS px of the covers in their sections. */
const cloth = { width: 272, height: 440 }
const bookCover = { width: 210, height: 280 }

export const toHome = (wire: HomeWire): Home => {
  const now = Date.parse(wire.now)
  const events = wire.events.map(toEventRow)
  const isRunning = ({ startAt }: EventRow) => Date.parse(startAt) <= now
  const nearest = events.find((event) => !isRunning(event)) ?? events[0]
  return {
    hero: wire.hero,
    points: toMapPoints(wire.regions.map((region) => toRegion({ ...region, partisipan: [] }))),
    figures: wire.figures,
    news: wire.news.map(toNewsRow),
    focusAreas: wire.focus_areas.map(({ image, slug, title, excerpt }) => ({
      slug,
      title,
      firstSentence: /^.+?[.?](?=\s|$)/.exec(excerpt)?.[0] ?? excerpt,
      cover: coverFor(image, cloth.width, cloth.height),
    })),
    nearest: nearest ? { ...nearest, daysLeft: daysUntil(nearest, now) } : null,
    events: events
      .filter((event) => event !== nearest)
      .map((event) => ({ ...event, isRunning: isRunning(event) })),
    books: wire.downloads.map(toBook),
    participants: wire.participants.map(({ slug, title }) => ({ slug, title })),
    participantTotal: wire.regions.reduce((sum, region) => sum + region.partisipan_total, 0),
  }
}

const toBook = ({ slug, title, image, file, access }: HomeWire['downloads'][number]): Book => ({
  slug,
  title,
  cover: coverFor(image, bookCover.width, bookCover.height),
  size: file.size,
  format: formatOf(file.name),
  level: access.level,
})

/** Calendar days at the place: tomorrow is 1, however few hours are left. */
function daysUntil({ startAt, timezone }: EventRow, now: number) {
  const day = (at: string | number) => Math.floor(placeTime(at, timezone).getTime() / DAY_MS)
  return day(startAt) - day(now)
}
