import { listLive } from '#src/platform/database/dated-list.ts'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { listLiveDownloads } from '../downloads/queries.ts'
import { listEvents } from '../events/queries.ts'
import { newsList } from '../news/queries.ts'
import { listRegions } from '../regions/queries.ts'
import { getSettings } from '../settings/queries.ts'
import { presentHome } from './present.ts'
import { getHomeParts } from './queries.ts'
import { homeShape } from './schema.ts'

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
