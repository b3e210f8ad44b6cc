import { Hono } from 'hono'
import { Failure } from '#src/platform/http/failures.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { getRegion } from '../regions/api.ts'
import type { readSettings } from '../settings/api.ts'
import { drawFeed, type FeedFormat } from './draw-feed.ts'
import { regionSource, type Source, sources } from './sources.ts'

const formats = ['rss', 'atom'] as const

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
}

/** Feeds of the lists, built from `/v1` answers to a guest, so the page cache may keep them. */
export function feedRoutes({ api, publicUrl }: { api: Call; publicUrl: string }) {
  const answer = async (source: Source, format: FeedFormat) => {
    const [items, settings] = await Promise.all([
      source.ask(api, publicUrl),
      api<typeof readSettings>('GET /settings'),
    ])
    const { site_name } = succeeded(settings)
    const channel = {
      title: `${source.title} – ${site_name}`,
      description: source.description,
      siteName: site_name,
      link: publicUrl + inLanguage(source.list),
      rss: publicUrl + inLanguage(paths.rss(source.list)),
      atom: publicUrl + inLanguage(paths.atom(source.list)),
    }
    const xml = drawFeed(channel, succeeded(items), format)
    return new Response(xml, { headers: { 'content-type': types[format] } })
  }
  const routes = new Hono()
  for (const format of formats) {
    const below = paths[format]
    for (const source of sources) routes.get(below(source.list), () => answer(source, format))
    routes.get(below(paths.region(':slug')), async (c) => {
      const slug = c.req.param('slug')!
      const region = await api<typeof getRegion>('GET /region/{id}', {
        params: { id: slug },
        query: { slug: '1' },
      })
      const source = regionSource(succeeded(region))
      const isFormer = source.list !== paths.region(slug)
      return isFormer ? c.redirect(inLanguage(below(source.list)), 301) : answer(source, format)
    })
  }
  return routes
}

function succeeded<Data>(result: Result<Data>): Data {
  if (!result.success) throw new Failure(result.code)
  return result.data
}
