import { HOUR_MS } from '#src/wire/duration.ts'
import { JAKARTA_OFFSET_MS } from '#src/wire/jakarta-day.ts'
import { readXml, type XmlNode } from '../read-xml.ts'
import { readXmlText } from '../xml-text.ts'
import { readRestrictions } from './visibility.ts'

type WxrFile = { url: string; parent: string }

/** Data of the whole site in a WordPress export. */
export type WxrSite = {
  /** Its address, without trailing slash; empty if no file names it. */
  url: string
  /** Every address of the site in the export's files. */
  urls: Set<string>
  /** Names of authors by login. */
  authors: Map<string, string>
  /** Attached files by id. */
  files: Map<string, WxrFile>
  /** Offset of its clock from UTC, from items that have both times. */
  aheadMs: number
  items: number
}

export type WxrItem = {
  id: string
  type: string
  status: string
  title: string
  slug: string
  link: string
  author: string
  content: string
  excerpt: string
  /** UTC; null if the export has none. */
  publishedAt: Date | null
  categories: { slug: string; title: string }[]
  /** Id of the featured attachment. */
  thumbnail: string | null
}

/** An item with data that is not part of its content. */
export type WxrRead = {
  item: WxrItem
  /** Reasons why it may have been restricted. */
  restrictions: string[]
  tags: number
  comments: number
}

const nodesOf = (file: string) => readXml(readXmlText(file), 2)

/**
 * Reads an export once for the data its items refer to: authors, and files that may come after the posts that show
 * them.
 * @param files all parts of one export
 * @throws XmlError
 */
export async function readSite(files: readonly string[]): Promise<WxrSite> {
  const site: WxrSite = {
    url: '',
    urls: new Set(),
    authors: new Map(),
    files: new Map(),
    aheadMs: JAKARTA_OFFSET_MS,
    items: 0,
  }
  for (const file of files) {
    let url = ''
    for await (const node of nodesOf(file)) {
      if (node.name === 'wp:base_blog_url' || (node.name === 'link' && !url)) url = trimUrl(node.text)
      else if (node.name === 'wp:author')
        site.authors.set(childText(node, 'wp:author_login'), childText(node, 'wp:author_display_name'))
      else if (node.name === 'item') noteItem(site, node)
    }
    if (url) site.urls.add(url)
    site.url ||= url
  }
  return site
}

function noteItem(site: WxrSite, node: XmlNode) {
  site.items += 1
  const url = childText(node, 'wp:attachment_url')
  const parent = childText(node, 'wp:post_parent')
  if (url) site.files.set(childText(node, 'wp:post_id'), { url, parent })
  const [local, utc] = [dateOf(childText(node, 'wp:post_date')), dateOf(childText(node, 'wp:post_date_gmt'))]
  const ahead = local && utc ? local.getTime() - utc.getTime() : Number.NaN
  if (Math.abs(ahead) <= 14 * HOUR_MS) site.aheadMs = ahead
}

/** Items of an export, one by one. */
export async function* readItems(
  files: readonly string[],
  { aheadMs }: Pick<WxrSite, 'aheadMs'>,
  now: Date,
): AsyncGenerator<WxrRead> {
  for (const file of files)
    for await (const node of nodesOf(file))
      if (node.name === 'item') {
        const item = toItem(node, aheadMs)
        yield {
          item,
          restrictions: readRestrictions(node, now, item.publishedAt),
          tags: ofDomain(node, 'post_tag').length,
          comments: node.children.filter(({ name }) => name === 'wp:comment').length,
        }
      }
}

function toItem(node: XmlNode, aheadMs: number): WxrItem {
  const text = (name: string) => childText(node, name)
  const meta = node.children.filter(({ name }) => name === 'wp:postmeta')
  const thumbnail = meta.find((entry) => childText(entry, 'wp:meta_key') === '_thumbnail_id')
  const local = dateOf(text('wp:post_date'))
  return {
    id: text('wp:post_id'),
    type: text('wp:post_type'),
    status: text('wp:status'),
    title: text('title'),
    slug: text('wp:post_name'),
    link: text('link'),
    author: text('dc:creator'),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    publishedAt:
      dateOf(text('wp:post_date_gmt')) ??
      (local && new Date(local.getTime() - aheadMs)) ??
      dateOf(text('pubDate')),
    categories: ofDomain(node, 'category').map(({ attributes, text: title }) => ({
      slug: attributes.nicename ?? '',
      title: storable(title).trim(),
    })),
    thumbnail: thumbnail ? childText(thumbnail, 'wp:meta_value') : null,
  }
}

const ofDomain = (node: XmlNode, domain: string) =>
  node.children.filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)

/** Removes control characters, which the database does not store. */
const storable = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed()

const childText = ({ children }: XmlNode, name: string) =>
  storable(children.find((child) => child.name === name)?.text ?? '').trim()

/** Parses `2019-05-01 07:30:00` as UTC, or an RFC 822 date. Drafts have zeros. */
function dateOf(text: string): Date | null {
  const plain = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  const date = new Date(plain ? `${plain[1]}T${plain[2]}Z` : text)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date
}

const trimUrl = (text: string) => text.trim().replace(/\/+$/, '')
