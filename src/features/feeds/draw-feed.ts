import { Feed } from 'feed'
import { escapeHtml } from '#src/platform/text/escape-html.ts'
import { plainLine } from './plain-line.ts'

export type FeedFormat = 'rss' | 'atom'

export type FeedEntry = {
  /** Names the item whatever becomes of its address. */
  id: string
  link: string
  title: string
  excerpt: string
  author: string
  category: { slug: string; title: string }
  publishedAt: Date
  updatedAt: Date
}

/** What a feed is about; every address is absolute. */
export type Channel = {
  title: string
  description: string
  siteName: string
  link: string
  rss: string
  atom: string
}

/** A feed as XML: RSS 2.0 or Atom 1.0. Text may hold anything that people write. */
export function drawFeed(channel: Channel, entries: readonly FeedEntry[], format: FeedFormat): string {
  const feed = new Feed({
    id: channel.link,
    title: plainLine(channel.title),
    description: plainLine(channel.description),
    link: channel.link,
    language: 'id',
    // Of the items and not of the clock, so that an unchanged feed stays the same bytes.
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

/** RSS takes its title as text; its own author must be an e-mail address, so the name is a `dc:creator`. */
const rssItem = (entry: FeedEntry) => ({
  ...itemOf(entry),
  title: plainLine(entry.title),
  category: [{ name: plainLine(entry.category.title) }],
  extensions: [
    {
      name: 'dc:creator',
      objects: {
        _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
        _text: plainLine(entry.author),
      },
    },
  ],
})

/** The package declares Atom's title to be HTML, and writes labels of categories unescaped: only the slug goes in. */
const atomItem = (entry: FeedEntry) => ({
  ...itemOf(entry),
  title: escapeHtml(plainLine(entry.title)),
  author: [{ name: plainLine(entry.author) }],
  category: [{ term: entry.category.slug }],
})
