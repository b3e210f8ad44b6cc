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

/** A number over what it counts; a sum of money leads to the report of its year. */
export type Figure = { value: number; label: string; year?: number | undefined; isMoney?: true }

export type Voice = { quote: string; name: string; slug: string; title: string; cover: CoverImage }

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
  figures: Figure[]
  news: NewsRow[]
  voice: Voice | null
  /** The open campaign nearest its goal, and the server's time. */
  campaign: HomeWire['campaign']
  now: string
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
const scene = { width: 460, height: 420 }
const bookCover = { width: 210, height: 280 }

export const toHome = (wire: HomeWire): Home => {
  const now = Date.parse(wire.now)
  const events = wire.events.map(toEventRow)
  const isRunning = ({ startAt }: EventRow) => Date.parse(startAt) <= now
  const nearest = events.find((event) => !isRunning(event)) ?? events[0]
  return {
    hero: wire.hero,
    points: toMapPoints(wire.regions.map((region) => toRegion({ ...region, partisipan: [] }))),
    figures: toFigures(wire),
    news: wire.news.map(toNewsRow),
    voice: toVoice(wire.voice),
    campaign: wire.campaign,
    now: wire.now,
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

const MOST_FIGURES = 4

/** Institutions and members, money and result, then what else there is, up to four. */
function toFigures({ figures, giving, result }: HomeWire): Figure[] {
  const [institutions, members, ...others] = figures
  const money: Figure | null = giving && {
    value: giving.received_amount,
    label: 'donasi diterima',
    year: giving.year,
    isMoney: true,
  }
  const reached: Figure | null = result && { value: result.value, label: result.text, year: result.year }
  return [institutions, members, money, reached, ...others]
    .filter((figure): figure is Figure => Boolean(figure))
    .slice(0, MOST_FIGURES)
}

const toVoice = (voice: HomeWire['voice']): Voice | null =>
  voice && {
    quote: voice.quote,
    name: voice.name,
    slug: voice.story.slug,
    title: voice.story.title,
    cover: coverFor(voice.story.image, scene.width, scene.height),
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
