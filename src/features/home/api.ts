import type { Db } from '#src/platform/database/connect.ts'
import { listedOf, listLive } from '#src/platform/database/dated-list.ts'
import type { InLanguage } from '#src/platform/database/translated.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { isShort } from '../campaigns/fetch-campaign-for.ts'
import { presentCampaignRow } from '../campaigns/present.ts'
import { type CampaignRow, listKnown } from '../campaigns/queries.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentDownload } from '../downloads/present.ts'
import { type DownloadRow, listLiveDownloads } from '../downloads/queries.ts'
import { presentEventRow } from '../events/present.ts'
import { type EventRow, listEvents } from '../events/queries.ts'
import { countsSimulated } from '../giving/counts-simulated.ts'
import { totalsQuery } from '../giving-desk/schema.ts'
import { getReceived } from '../giving-desk/totals-queries.ts'
import { presentLang } from '../languages/present.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { presentNewsRow } from '../news/present.ts'
import { type NewsRow, newsList } from '../news/queries.ts'
import { presentRegion } from '../regions/present.ts'
import { listRegions, type RegionRow } from '../regions/queries.ts'
import { isOnMap } from '../regions/region-points.ts'
import { getSettingsInLanguage } from '../settings/queries.ts'
import { type Settings, storySlug } from '../settings/schema.ts'
import * as words from './api-words.id.ts'
import { presentVoice } from './present-voice.ts'
import { getHomeParts, type HomeParts } from './queries.ts'
import { type HomeWire, homeShape } from './schema.ts'

type HomeRows = HomeParts & {
  settings: Settings & InLanguage
  regions: RegionRow[]
  news: NewsRow[]
  events: EventRow[]
  downloads: DownloadRow[]
  giving: { year: number; received: number }
  campaign: CampaignRow | undefined
  /** True if simulated gifts count. */
  isSimulation: boolean
  now: Date
  /** Year of the counted events. */
  year: number
}

function presentAppeal({ campaign, isSimulation, now }: HomeRows): HomeWire['campaign'] {
  const nearest = campaign && presentCampaignRow(campaign, isSimulation, now)
  return nearest && isShort(nearest) ? nearest : null
}

const presentHome = (rows: HomeRows): HomeWire => ({
  now: rows.now.toISOString(),
  hero: { title: rows.settings.hero_title, text: rows.settings.hero_text, ...presentLang(rows.settings) },
  figures: presentFigures(rows),
  giving: rows.giving.received ? { year: rows.giving.year, received_amount: rows.giving.received } : null,
  result: presentResult(rows.settings),
  voice: presentVoice(rows.voice),
  campaign: presentAppeal(rows),
  regions: rows.regions.map(presentRegion).map(({ partisipan: _, ...region }) => region),
  news: rows.news.map(presentNewsRow),
  focus_areas: rows.focusAreas.map((row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    ...presentLang(row),
    image: coverOf('page', row),
  })),
  events: rows.events.map(presentEventRow),
  downloads: rows.downloads.map(presentShelved),
  participants: rows.participants.map(({ id, slug, title, regionId, regionTitle }) => ({
    id,
    slug,
    title,
    id_region: regionId,
    title_region: regionTitle,
  })),
})

/** Zero is not shown as a figure; the national region is not counted as a place. */
const presentFigures = ({ regions, members, eventsOfYear, year }: HomeRows): HomeWire['figures'] =>
  [
    { value: regions.flatMap(({ participants }) => participants).length, label: words.participants },
    { value: members, label: words.membersEverywhere },
    { value: regions.filter(isOnMap).length, label: words.regions },
    { value: eventsOfYear, label: words.events, year },
  ].filter(({ value }) => value > 0)

/** A result is shown whole or not at all. */
const presentResult = ({ result_value: value, result_text: text, result_year: year }: Settings) =>
  value && text && year ? { value: Number(value), text, year: Number(year) } : null

function presentShelved(row: DownloadRow): HomeWire['downloads'][number] {
  const { file, access, ...download } = presentDownload(row, null)
  return { ...download, file: { name: file.name, size: file.size }, access: { level: access.level } }
}

const first = (limit: number) => ({ page: 1, limit })

/** Slugs of the focus pages in display order. */
const focusSlugs = [
  'perempuan-anak-dan-disabilitas',
  'sumber-daya-alam',
  'keadilan-iklim',
  'penguatan-region-dan-jaringan',
]

/** Remembered until gifts change, as the report is; the year goes with the sum. */
async function receivedIn(db: Db, year: number, countsSimulated: boolean) {
  const days = totalsQuery.parse({ from: `${year}-01-01`, to: `${year}-12-31` })
  return { year, received: await getReceived(db, { ...days, countsSimulated }) }
}

export const readHome = endpoint({
  where: 'GET /home',
  summary: 'Semua bagian halaman depan dalam satu panggilan',
  gate: everyone,
  answer: homeShape,
  tags: [
    'news',
    'events',
    'downloads',
    'pages',
    'participants',
    'regions',
    'settings',
    'campaigns',
    'giving-report',
  ],
  async run({ db, clock, remember, payments }) {
    const now = clock.now()
    const day = jakartaDay(now)
    const year = Number(day.slice(0, 4))
    const isSimulation = countsSimulated(payments)
    const settings = await remember('settings', () => getSettingsInLanguage(db), 'for readers')
    const only = await translatedOnly({ db, remember })
    const story = storySlug(settings.voice_story)
    const [{ regions }, news, events, downloads, parts, giving, campaign] = await Promise.all([
      remember('regions', () => listRegions(db, first(100))),
      listLive(db, listedOf(newsList, only), { ...first(5), sort: '-published_at' }),
      listEvents(db, { ...first(3), upcoming: '1', now, only }),
      listLiveDownloads(db, { ...first(6), sort: '-published_at', only }),
      getHomeParts(db, { focusSlugs, day, participants: 8, story }),
      remember('giving-report', () => receivedIn(db, year, isSimulation)),
      listKnown(
        db,
        { ...first(1), state: 'open', sort: 'nearest', only },
        { now, countsSimulated: isSimulation },
      ).then(({ rows: [nearest] }) => nearest),
    ])
    const rows = { news: news.rows, events: events.rows, downloads: downloads.rows }
    const money = { giving, campaign, isSimulation }
    return ok(presentHome({ settings, regions, ...rows, ...parts, ...money, now, year }))
  },
})

export const homeEndpoints = [readHome]
