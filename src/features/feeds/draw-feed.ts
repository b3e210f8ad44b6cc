import { Feed } from 'feed'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'

/** Text that XML can contain: without control characters, noncharacters and the end of a CDATA section. */
const plainLine = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ').replaceAll(']]>', ']] >')

export type FeedFormat = 'rss' | 'atom'

export type FeedEntry = {
  /** Identifies the item even if its address changes. */
  id: string
  link: string
  title: string
  excerpt: string
  author?: string | undefined
  category?: { slug: string; title: string } | undefined
  /** The region that it comes from. */
  region?: { title: string } | null | undefined
  publishedAt: Date
  updatedAt: Date
}

/** Metadata of a feed; every address is absolute. */
export type Channel = {
  title: string
  description: string
  siteName: string
  link: string
  rss: string
  atom: string
}

/** A feed as XML: RSS 2.0 or Atom 1.0; accepts any text. */
export function drawFeed(channel: Channel, entries: readonly FeedEntry[], format: FeedFormat): string {
  const feed = new Feed({
    id: channel.link,
    title: plainLine(channel.title),
    description: plainLine(channel.description),
    link: channel.link,
    language: LANGUAGE,
    // From the items, not the clock, so that an unchanged feed has the same bytes.
    updated: new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()))),
    feedLinks: { rss: channel.rss, atom: channel.atom },
    author: { name: plainLine(channel.siteName) },
    generator: false,
  })
  for (const entry of entries) feed.addItem(format === 'rss' ? rssItem(entry) : atomItem(entry))
  return format === 'rss' ? feed.rss2() : feed.atom1()
}

const itemOf = (entry: FeedEntry) => ({
  id: entry.id,
  link: entry.link,
  description: escapeHtml(plainLine(entry.excerpt)),
  published: entry.publishedAt,
  date: entry.updatedAt,
})

const creator = (author: string) => ({
  name: 'dc:creator',
  objects: {
    _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    _text: plainLine(author),
  },
})

/** RSS titles are plain text; its own author must be an e-mail address, so the name is a `dc:creator`. */
const rssItem = (entry: FeedEntry) => ({
  ...itemOf(entry),
  title: plainLine(entry.title),
  category: [entry.category, entry.region].flatMap((one) => (one ? [{ name: plainLine(one.title) }] : [])),
  ...(entry.author && { extensions: [creator(entry.author)] }),
})

/** The package declares Atom's title to be HTML, and writes category labels unescaped: only the slug is given. */
const atomItem = (entry: FeedEntry) => ({
  ...itemOf(entry),
  title: escapeHtml(plainLine(entry.title)),
  ...(entry.author && { author: [{ name: plainLine(entry.author) }] }),
  ...(entry.category && { category: [{ term: entry.category.slug }] }),
})
