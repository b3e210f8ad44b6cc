import { type Context, Hono } from 'hono'
import type { Services } from '#src/platform/http/endpoint.ts'
import { readTags } from '#src/platform/request-scope.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { getRegion } from '../regions/queries.ts'
import { getSettings } from '../settings/queries.ts'
import { toCalendar } from './calendar.ts'
import * as words from './calendar-words.id.ts'
import { getLiveEvent, listEventsSince } from './queries.ts'

const PAST_DAYS_IN_FEED = 90

/** Calendar files, which a browser or a calendar program fetches by itself: no API key. */
export const eventRoutes = (services: Services, publicUrl: string) =>
  new Hono()
    .get(paths.eventFeed, async (c) => answer(c, await calendarOf(services, publicUrl, null)))
    .get(paths.regionCalendar(':slug'), async (c) => {
      readTags(['regions'])
      const slug = c.req.param('slug')!
      const region = await getRegion(services.db, { slug })
      if (region.slug !== slug) return c.redirect(inLanguage(paths.regionCalendar(region.slug)), 301)
      return answer(c, await calendarOf(services, publicUrl, region))
    })
    .get(`${paths.events}/:file{[a-z0-9-]{1,200}\\.ics}`, async (c) => {
      readTags(['events'])
      const slug = c.req.param('file').slice(0, -'.ics'.length)
      const row = await getLiveEvent(services.db, { slug })
      if (row.slug !== slug) return c.redirect(inLanguage(paths.eventCalendar(row.slug)), 301)
      c.header('content-disposition', `attachment; filename="${row.slug}.ics"`)
      return answer(c, toCalendar({ rows: [row], publicUrl }))
    })

type Place = { id: number; title: string }

/** The calendar of all events, or of a region's. */
async function calendarOf({ db, clock, remember }: Services, publicUrl: string, region: Place | null) {
  readTags(['events', 'settings'])
  const since = new Date(clock.now().getTime() - PAST_DAYS_IN_FEED * DAY_MS)
  const only = await translatedOnly({ db, remember })
  const rows = await listEventsSince(db, { since, region: region?.id ?? null, only })
  const { site_name } = await remember('settings', () => getSettings(db))
  const name = region ? words.eventsOfRegion(region.title, site_name) : words.events(site_name)
  return toCalendar({ rows, publicUrl, name })
}

const answer = (c: Context, calendar: string) =>
  c.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8' })
