import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export const OLD_SITE = 'https://lama.contoh.example'

type Item = {
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
  category?: [slug: string, title: string]
  file?: string
  thumbnail?: number
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** One item as WordPress writes it. */
function itemXml(item: Item): string {
  const {
    id,
    type = 'post',
    status = 'publish',
    title = `Kabar lama ${id}`,
    slug = `kabar-lama-${id}`,
  } = item
  const date = item.date ?? `2019-05-${String((id % 28) + 1).padStart(2, '0')} 07:30:00`
  return `<item>
  <title>${cdata(title)}</title>
  <link>${item.link ?? `${OLD_SITE}/2019/05/${slug}/`}</link>
  <pubDate>Wed, 01 May 2019 07:30:00 +0000</pubDate>
  <dc:creator>${cdata(item.author ?? 'yohana')}</dc:creator>
  <description></description>
  <content:encoded>${cdata(item.content ?? `Isi kabar ${id}.\n\nParagraf kedua.`)}</content:encoded>
  <excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
  <wp:post_name>${cdata(slug)}</wp:post_name>
  <wp:status>${cdata(status)}</wp:status>
  <wp:post_type>${cdata(type)}</wp:post_type>
  ${item.file ? `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>` : ''}
  ${item.category ? `<category domain="category" nicename="${item.category[0]}">${cdata(item.category[1])}</category>` : ''}
  ${item.thumbnail ? `<wp:postmeta><wp:meta_key>${cdata('_thumbnail_id')}</wp:meta_key><wp:meta_value>${cdata(String(item.thumbnail))}</wp:meta_value></wp:postmeta>` : ''}
</item>\n`
}

const head = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Situs lama</title>
<link>${OLD_SITE}</link>
<wp:base_site_url>${OLD_SITE}</wp:base_site_url>
<wp:base_blog_url>${OLD_SITE}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('yohana')}</wp:author_login><wp:author_display_name>${cdata('Yohana Lende')}</wp:author_display_name></wp:author>
`

/** Writes an export of WordPress with these items. */
export async function writeExport(file: string, items: Iterable<Item>) {
  const out = createWriteStream(file)
  out.write(head)
  for (const item of items) if (!out.write(itemXml(item))) await once(out, 'drain')
  out.end('</channel>\n</rss>\n')
  await finished(out)
}
