import { createReadStream } from 'node:fs'
import { readXml, type XmlNode } from '../read-xml.ts'

/** What a WordPress export says of the whole site. */
export type WxrSite = {
  /** Its address, without a slash at the end. */
  url: string
  /** Names of authors by their login. */
  authors: Map<string, string>
  /** Addresses of attached files by their number. */
  files: Map<string, string>
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
  /** UTC; null where the export has none. */
  publishedAt: Date | null
  categories: { slug: string; title: string }[]
  /** The number of the attached file that stands for the item. */
  thumbnail: string | null
}

const nodesOf = (file: string) => readXml(createReadStream(file, { encoding: 'utf8' }), 2)

/**
 * Reads an export once for what its items refer to: authors, and files that may stand behind the posts that show them.
 * @throws XmlError
 */
export async function readSite(file: string): Promise<WxrSite> {
  const site: WxrSite = { url: '', authors: new Map(), files: new Map(), items: 0 }
  for await (const node of nodesOf(file)) {
    if (node.name === 'wp:base_blog_url' || (node.name === 'link' && !site.url)) site.url = trimUrl(node.text)
    else if (node.name === 'wp:author')
      site.authors.set(childText(node, 'wp:author_login'), childText(node, 'wp:author_display_name'))
    else if (node.name === 'item') {
      site.items += 1
      const url = childText(node, 'wp:attachment_url')
      if (url) site.files.set(childText(node, 'wp:post_id'), url)
    }
  }
  return site
}

/** The items of an export, one after the other. */
export async function* readItems(file: string): AsyncGenerator<WxrItem> {
  for await (const node of nodesOf(file)) if (node.name === 'item') yield toItem(node)
}

function toItem(node: XmlNode): WxrItem {
  const text = (name: string) => childText(node, name)
  const meta = node.children.filter(({ name }) => name === 'wp:postmeta')
  const thumbnail = meta.find((entry) => childText(entry, 'wp:meta_key') === '_thumbnail_id')
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
    publishedAt: dateOf(text('wp:post_date_gmt')) ?? dateOf(text('pubDate')),
    categories: node.children
      .filter(({ name, attributes }) => name === 'category' && attributes.domain === 'category')
      .map(({ attributes, text: title }) => ({ slug: attributes.nicename ?? '', title: title.trim() })),
    thumbnail: thumbnail ? childText(thumbnail, 'wp:meta_value') : null,
  }
}

const childText = ({ children }: XmlNode, name: string) =>
  children.find((child) => child.name === name)?.text.trim() ?? ''

/** `2019-05-01 07:30:00` in UTC, or a date of a feed. Drafts have zeros. */
function dateOf(text: string): Date | null {
  const plain = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text)
  const date = new Date(plain ? `${plain[1]}T${plain[2]}Z` : text)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970 ? null : date
}

const trimUrl = (text: string) => text.trim().replace(/\/+$/, '')
