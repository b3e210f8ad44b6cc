import { type Context, Hono } from 'hono'
import { addressOf, allKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { AN_HOUR } from '#src/platform/http/drawing.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { addressIn, languages, languagesOf } from '#src/wire/language.ts'
import { getSettings } from '../settings/queries.ts'
import { highestIds, listAddresses, listFilledCategories } from './queries.ts'
import { robotsText } from './robots-text.ts'
import { ADDRESSES_IN_A_PART, cutIntoParts, type Range } from './sitemap-parts.ts'
import { type Place, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Routes for crawlers: the sitemap, in parts if there are many pages, and robots.txt. */
export const sitemapRoutes = ({ db, publicUrl, size = ADDRESSES_IN_A_PART }: Parts) =>
  new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(publicUrl), 200, { 'cache-control': AN_HOUR }))
    .get(paths.sitemap, async (c) => {
      const parts = cutIntoParts(await highestIds(db), size)
      if (parts.length === 1) return xml(c, sitemapXml(publicUrl, await placesOf(db, parts[0]!, true)))
      return xml(
        c,
        sitemapIndexXml(
          publicUrl,
          parts.map((_, i) => furtherPaths.sitemapPart(i + 1)),
        ),
      )
    })
    .get('/:file{sitemap-[1-9][0-9]{0,5}\\.xml}', async (c) => {
      const number = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10)
      const part = cutIntoParts(await highestIds(db), size)[number - 1]
      if (!part) throw notFound()
      return xml(c, sitemapXml(publicUrl, await placesOf(db, part, number === 1)))
    })

type Parts = { db: Db; publicUrl: string; size?: number }

const xml = (c: Context, body: string) =>
  c.body(body, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR })

/** Addresses of a part; lists and other pages that are not items come first, in the first part. */
async function placesOf(db: Db, part: readonly Range[], isFirst: boolean): Promise<Place[]> {
  const offered = languagesOf((await getSettings(db)).languages)
  const items = (await listAddresses(db, part)).map(({ kind, slug, updatedAt, others }): Place => {
    const path = addressOf(kind, slug)
    const further = (others ?? []).filter(({ lang }) => offered.includes(lang))
    const urls = further.map(({ lang, slug: own }) => ({ lang, url: addressIn(lang, addressOf(kind, own)) }))
    return {
      path,
      changedAt: updatedAt,
      in: urls.length ? [{ lang: languages[0], url: path }, ...urls] : undefined,
    }
  })
  if (!isFirst) return items.filter(({ path }) => !fixedPages.includes(path))
  const ofItems = new Set(items.map(({ path }) => path))
  const lists = [...fixedPages, ...(await listFilledCategories(db)).map(paths.newsCategory)]
  const pages = lists
    .filter((path) => !ofItems.has(path))
    .map((path): Place => {
      const urls = offered.map((lang) => ({ lang, url: addressIn(lang, path) }))
      return { path, in: urls.length > 1 ? urls : undefined }
    })
  return [...pages, ...items]
}

const fixedPages = [
  paths.home,
  paths.about(),
  paths.about('kelompok-kerja'),
  paths.about('pengurus-region'),
  paths.about('sekretariat-nasional'),
  paths.aboutFaq,
  paths.regions,
  ...allKinds.flatMap(({ section }) => (section ? [section.to] : [])),
  paths.donate,
  paths.givingReport,
  paths.contact,
]
