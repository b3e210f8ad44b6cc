import { coverImage } from '../covers/model.ts'
import { presentDownload } from '../downloads/present.ts'
import type { DownloadRow } from '../downloads/queries.ts'
import { presentEventRow } from '../events/present.ts'
import type { EventRow } from '../events/queries.ts'
import { presentNewsRow } from '../news/present.ts'
import type { NewsRow } from '../news/queries.ts'
import { presentRegion } from '../regions/present.ts'
import type { RegionRow } from '../regions/queries.ts'
import type { Settings } from '../settings/schema.ts'
import type { HomeParts } from './queries.ts'
import type { HomeWire } from './schema.ts'

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

export const presentHome = (rows: HomeRows): HomeWire => ({
  now: rows.now.toISOString(),
  hero: { title: rows.settings.hero_title, text: rows.settings.hero_text },
  figures: presentFigures(rows),
  regions: rows.regions.map(presentRegion).map(({ partisipan: _, ...region }) => region),
  news: rows.news.map(presentNewsRow),
  focus_areas: rows.focusAreas.map(({ slug, title, excerpt, coverFamily, coverSeed }) => ({
    slug,
    title,
    excerpt,
    image: coverImage(coverFamily, coverSeed),
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
    { value: regions.filter(({ provinceCode }) => provinceCode).length, label: 'region' },
    { value: regions.flatMap(({ participants }) => participants).length, label: 'lembaga partisipan' },
    { value: members, label: 'anggota di semua lembaga' },
    { value: eventsOfYear, label: 'kegiatan', year },
  ].filter(({ value }) => value > 0)

function presentShelved(row: DownloadRow): HomeWire['downloads'][number] {
  const { file, access, ...download } = presentDownload(row, null)
  return { ...download, file: { name: file.name, size: file.size }, access: { level: access.level } }
}
