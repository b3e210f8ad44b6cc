import { listLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentDownload } from '../downloads/present.ts'
import { type DownloadRow, listLiveDownloads } from '../downloads/queries.ts'
import { presentEventRow } from '../events/present.ts'
import { type EventRow, listEvents } from '../events/queries.ts'
import { presentNewsRow } from '../news/present.ts'
import { type NewsRow, newsList } from '../news/queries.ts'
import { presentRegion } from '../regions/present.ts'
import { listRegions, type RegionRow } from '../regions/queries.ts'
import { isOnMap } from '../regions/region-points.ts'
import { getSettings } from '../settings/queries.ts'
import type { Settings } from '../settings/schema.ts'
import { getHomeParts, type HomeParts } from './queries.ts'
import { type HomeWire, homeShape } from './schema.ts'

type HomeRows = HomeParts & {
  settings: Settings
  regions: RegionRow[]
  news: NewsRow[]
  events: EventRow[]
  downloads: DownloadRow[]
  now: Date
  /** Year of the counted events. */
  year: number
}

const presentHome = (rows: HomeRows): HomeWire => ({
  now: rows.now.toISOString(),
  hero: { title: rows.settings.hero_title, text: rows.settings.hero_text },
  figures: presentFigures(rows),
  regions: rows.regions.map(presentRegion).map(({ partisipan: _, ...region }) => region),
  news: rows.news.map(presentNewsRow),
  focus_areas: rows.focusAreas.map((row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
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
    { value: regions.filter(isOnMap).length, label: 'region' },
    { value: regions.flatMap(({ participants }) => participants).length, label: 'lembaga partisipan' },
    { value: members, label: 'anggota di semua lembaga' },
    { value: eventsOfYear, label: 'kegiatan', year },
  ].filter(({ value }) => value > 0)

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

export const readHome = endpoint({
  where: 'GET /home',
  summary: 'Semua bagian halaman depan dalam satu panggilan',
  gate: everyone,
  answer: homeShape,
  tags: ['news', 'events', 'downloads', 'pages', 'participants', 'regions', 'settings'],
  async run({ db, clock, remember }) {
    const now = clock.now()
    const day = jakartaDay(now)
    const [settings, { regions }, news, events, downloads, parts] = await Promise.all([
      remember('settings', () => getSettings(db)),
      remember('regions', () => listRegions(db, first(100))),
      listLive(db, newsList, { ...first(5), sort: '-published_at' }),
      listEvents(db, { ...first(3), upcoming: '1', now }),
      listLiveDownloads(db, { ...first(6), sort: '-published_at' }),
      getHomeParts(db, { focusSlugs, day, participants: 8 }),
    ])
    const rows = { news: news.rows, events: events.rows, downloads: downloads.rows }
    return ok(presentHome({ settings, regions, ...rows, ...parts, now, year: Number(day.slice(0, 4)) }))
  },
})

export const homeEndpoints = [readHome]
