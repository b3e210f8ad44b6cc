import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export const OLD_SITE = 'https://lama.contoh.example'

export type ExportedItem = {
  id: number
  type?: string
  status?: string
  title?: string
  slug?: string
  link?: string
  content?: string
  excerpt?: string
  author?: string
  date?: string
  localDate?: string
  category?: [slug: string, title: string]
  file?: string
  parent?: number
  thumbnail?: number
  meta?: Record<string, string>
  /** Further elements, unescaped. */
  more?: string
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const metaXml = ([key, value]: [string, string]) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

/** One item in WordPress's format. */
function itemXml(item: ExportedItem): string {
  const {
    id,
    type = 'post',
    status = 'publish',
    title = `Kabar lama ${id}`,
    slug = `kabar-lama-${id}`,
  } = item
  const date = item.date ?? `2019-05-${String((id % 28) + 1).padStart(2, '0')} 07:30:00`
  const meta = { ...item.meta, ...(item.thumbnail && { _thumbnail_id: String(item.thumbnail) }) }
  return `<item>
  <title>${cdata(title)}</title>
  <link>${item.link ?? `${OLD_SITE}/2019/05/${slug}/`}</link>
  <pubDate>Wed, 01 May 2019 07:30:00 +0000</pubDate>
  <dc:creator>${cdata(item.author ?? 'yohana')}</dc:creator>
  <description></description>
  <content:encoded>${cdata(item.content ?? `Isi kabar ${id}.\n\nParagraf kedua.`)}</content:encoded>
  <excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  ${item.localDate ? `<wp:post_date>${cdata(item.localDate)}</wp:post_date>` : ''}
  <wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
  <wp:post_name>${cdata(slug)}</wp:post_name>
  <wp:status>${cdata(status)}</wp:status>
  <wp:post_parent>${item.parent ?? 0}</wp:post_parent>
  <wp:post_type>${cdata(type)}</wp:post_type>
  ${item.file ? `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>` : ''}
  ${item.category ? `<category domain="category" nicename="${item.category[0]}">${cdata(item.category[1])}</category>` : ''}
  ${Object.entries(meta).map(metaXml).join('\n  ')}
  ${item.more ?? ''}
</item>\n`
}

const headXml = (site: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Situs lama</title>
<link>${site}</link>
<wp:base_site_url>${site}</wp:base_site_url>
<wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('yohana')}</wp:author_login><wp:author_display_name>${cdata('Yohana Lende')}</wp:author_display_name></wp:author>
`

/** Writes a WordPress export with these items. */
export async function writeExport(file: string, items: Iterable<ExportedItem>, site = OLD_SITE) {
  const out = createWriteStream(file)
  out.write(headXml(site))
  for (const item of items) if (!out.write(itemXml(item))) await once(out, 'drain')
  out.end('</channel>\n</rss>\n')
  await finished(out)
}
