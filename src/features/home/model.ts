import type { CardItem } from '#src/ui/card.tsx'
import { DAY_MS } from '#src/wire/duration.ts'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { timeWords } from '../campaigns/progress.ts'
import { formatOf } from '../downloads/model.ts'
import { type EventRow, toEventRow } from '../events/model.ts'
import { placeTime } from '../events/place-time.ts'
import { fullDays, fullHours, isOneDay, when } from '../events/when.ts'
import { toNewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'
import type { HomeWire } from './schema.ts'
import * as words from './words.id.ts'

/** A number over what it counts; a sum of money leads to the report of its year. */
export type Figure = { value: number; label: string; year?: number | undefined; isMoney?: true }

/** A picture in no size yet: each section knows its own. */
type Picture = Pick<ImageWire, 'url' | 'srcset' | 'focus'>

export type Voice = {
  lang?: Language | undefined
  quote: string
  name: string
  slug: string
  title: string
  image: Picture
}

export type FocusArea = {
  lang?: Language | undefined
  slug: string
  title: string
  firstSentence: string
  image: Picture
}

export type Book = {
  lang?: Language | undefined
  slug: string
  title: string
  image: Picture
  size: number
  /** `PDF` */
  format: string
  level: HomeWire['downloads'][number]['access']['level']
}

export type HomeNews = Omit<CardItem, 'cover'> & { image: Picture }

/** An event of a row or, the nearest, of the panel. */
type HomeEvent = {
  lang?: Language | undefined
  slug: string
  title: string
  place: string
  /** Its days and hours as they are shown. */
  when: string
  image: Picture
}

export type EventOfRow = HomeEvent & { date: string; description: string; isRunning: boolean }

/** The open campaign nearest its goal. */
export type HomeCampaign = {
  lang?: Language | undefined
  slug: string
  title: string
  received: number
  goal: number
  timeLeft: string
}

/** Sections of the home page, limited to what they show: all of it is sent a second time, as the page's state. */
export type Home = {
  hero: HomeWire['hero']
  figures: Figure[]
  /** The newest with its excerpt and author, the others as rows. */
  news: HomeNews[]
  voice: Voice | null
  campaign: HomeCampaign | null
  focusAreas: FocusArea[]
  /** The first event that has not begun, with the calendar days until then; 0 is today. */
  nearest: (HomeEvent & { startAt: string; daysLeft: number }) | null
  events: EventOfRow[]
  books: Book[]
  participants: { slug: string; title: string }[]
  participantTotal: number
}

export const toHome = (wire: HomeWire): Home => {
  const now = Date.parse(wire.now)
  const events = wire.events.map(toEventRow)
  const isRunning = ({ startAt }: EventRow) => Date.parse(startAt) <= now
  const nearest = events.find((event) => !isRunning(event)) ?? events[0]
  return {
    // First: compression finds their words in the markup again only within 32 KB.
    news: wire.news.map(toHomeNews),
    hero: wire.hero,
    figures: toFigures(wire),
    voice: toVoice(wire.voice),
    campaign: wire.campaign && toHomeCampaign(wire.campaign, wire.now),
    focusAreas: wire.focus_areas.map(({ image, slug, title, excerpt, lang }) => ({
      lang,
      slug,
      title,
      firstSentence: /^.+?[.?](?=\s|$)/.exec(excerpt)?.[0] ?? excerpt,
      image: toPicture(image),
    })),
    nearest: nearest ? toNearest(nearest, now) : null,
    events: events
      .filter((event) => event !== nearest)
      .map((event) => ({ ...toEventOfRow(event), isRunning: isRunning(event) })),
    books: wire.downloads.map(toBook),
    participants: wire.participants.map(({ slug, title }) => ({ slug, title })),
    participantTotal: wire.regions.reduce((sum, region) => sum + region.partisipan_total, 0),
  }
}

const toPicture = ({ url, srcset, focus }: ImageWire): Picture => ({ url, srcset, focus })

const MOST_FIGURES = 4

/** Institutions and members, money and result, then what else there is, up to four. */
function toFigures({ figures, giving, result }: HomeWire): Figure[] {
  const [institutions, members, ...others] = figures
  const money: Figure | null = giving && {
    value: giving.received_amount,
    label: words.donationsReceived,
    year: giving.year,
    isMoney: true,
  }
  const reached: Figure | null = result && { value: result.value, label: result.text, year: result.year }
  return [institutions, members, money, reached, ...others]
    .filter((figure): figure is Figure => Boolean(figure))
    .slice(0, MOST_FIGURES)
}

function toHomeNews(wire: HomeWire['news'][number], place: number): HomeNews {
  const isLead = place === 0
  const { excerpt, cover: _, ...card } = toCard(toNewsRow(wire), { width: 0, height: 0 }, { isLead })
  return { ...card, ...(isLead && { excerpt }), image: toPicture(wire.image) }
}

const toHomeCampaign = (wire: NonNullable<HomeWire['campaign']>, now: string): HomeCampaign => ({
  lang: wire.lang,
  slug: wire.slug,
  title: wire.title,
  received: wire.received_amount,
  goal: wire.goal_amount,
  timeLeft: timeWords(wire, now),
})

const toNearest = (event: EventRow, now: number): NonNullable<Home['nearest']> => ({
  lang: event.lang,
  slug: event.slug,
  title: event.title,
  place: event.place,
  when: `${fullDays(event)}, ${fullHours(event)}`,
  image: toPicture(event.image),
  startAt: event.startAt,
  daysLeft: daysUntil(event, now),
})

const toEventOfRow = (event: EventRow): Omit<EventOfRow, 'isRunning'> => ({
  lang: event.lang,
  slug: event.slug,
  title: event.title,
  place: event.place,
  when: isOneDay(event) ? fullHours(event) : when(event),
  image: toPicture(event.image),
  date: event.date,
  description: event.description,
})

const toVoice = (voice: HomeWire['voice']): Voice | null =>
  voice && {
    lang: voice.story.lang,
    quote: voice.quote,
    name: voice.name,
    slug: voice.story.slug,
    title: voice.story.title,
    image: toPicture(voice.story.image),
  }

const toBook = ({ slug, title, image, file, access, lang }: HomeWire['downloads'][number]): Book => ({
  lang,
  slug,
  title,
  image: toPicture(image),
  size: file.size,
  format: formatOf(file.name),
  level: access.level,
})

/** Calendar days at the place: tomorrow is 1, however few hours are left. */
function daysUntil({ startAt, timezone }: EventRow, now: number) {
  const day = (at: string | number) => Math.floor(placeTime(at, timezone).getTime() / DAY_MS)
  return day(startAt) - day(now)
}
