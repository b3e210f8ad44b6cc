import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedKinds } from '#src/kinds.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makePost } from '../blog/factory.ts'
import { makeNews } from '../news/factory.ts'
import { drawFeed } from './draw-feed.ts'

const { open, write } = await freshApp()
const count = (text: string, part: string) => text.split(part).length - 1

test('feed: has the newest thirty with absolute addresses', async () => {
  for (let n = 1; n <= 31; n += 1)
    await makeNews(write, { title: `Kabar ke-${n}`, publishedAt: new Date(Date.UTC(2026, 3, n)) })
  const answer = await open('/news/feed.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect(count(xml, '<item>')).toBe(30)
  expect(xml.indexOf('Kabar ke-31')).toBeLessThan(xml.indexOf('Kabar ke-30'))
  expect(xml).not.toContain('Kabar ke-1]')
  expect(xml).toContain('<link>http://site.test/news/kabar-ke-31</link>')
  expect(xml).toContain('<title>News – Jaringan Karya Layanan</title>')
  expect(xml).toContain('<![CDATA[Satu kalimat tentang kabar ini.]]>')
  expect(xml).toMatch(/<dc:creator [^>]+>Yohana Lende</)
})

test('the blog has its feeds too, and each names itself', async () => {
  await makePost(write, { title: 'Teh & <gula>' })
  const rss = await (await open('/blog/feed.xml')).text()
  expect(rss).toContain('href="http://site.test/blog/feed.xml" rel="self"')
  expect(rss).toContain('<title><![CDATA[Teh & <gula>]]></title>')
  const answer = await open('/blog/atom.xml')
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const atom = await answer.text()
  expect(atom).toContain('rel="self" href="http://site.test/blog/atom.xml"')
  expect(atom).toContain('<title type="html"><![CDATA[Teh &amp; &lt;gula&gt;]]></title>')
  expect(atom).toContain('<name>Semy Latupono</name>')
  expect(atom).toContain('<category term="kabar"/>')
})

test('a draft is in no feed', async () => {
  await makePost(write, { title: 'Belum boleh dibaca', publishedAt: null })
  for (const path of ['/blog/feed.xml', '/blog/atom.xml'])
    expect(await (await open(path)).text()).not.toContain('Belum boleh dibaca')
})

test('a list page names its feeds in the head and links to one', async () => {
  for (const { list } of feedKinds.map(({ feed }) => feed)) {
    const html = await (await open(list)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toMatch(
      new RegExp(`rel="alternate" type="application/rss\\+xml"[^>]*href="${list}/feed.xml"`),
    )
    expect(head).toMatch(
      new RegExp(`rel="alternate" type="application/atom\\+xml"[^>]*href="${list}/atom.xml"`),
    )
    expect(html.slice(html.indexOf('<main'))).toContain(`<a href="${list}/feed.xml"`)
  }
})

const channel = {
  title: 'News',
  description: 'Kabar',
  siteName: 'JKL',
  link: 'http://site.test/news',
  rss: 'http://site.test/news/feed.xml',
  atom: 'http://site.test/news/atom.xml',
}

test('an unchanged feed stays the same bytes, an empty one too', () => {
  for (const format of ['rss', 'atom'] as const)
    expect(drawFeed(channel, [], format)).toBe(drawFeed(channel, [], format))
})

const entryOf = (text: string) => ({
  id: 'http://site.test/v1/news/1',
  link: 'http://site.test/news/a',
  title: text,
  excerpt: text,
  author: text,
  category: { slug: 'air', title: text },
  publishedAt: new Date(0),
  updatedAt: new Date(0),
})
const markupOf = (text: string, format: 'rss' | 'atom') =>
  drawFeed({ ...channel, siteName: text, title: text }, [entryOf(text)], format).replace(
    /<!\[CDATA\[.*?\]\]>/gs,
    '',
  )
const tagsOf = (markup: string) => [...markup.matchAll(/<[/\w:]+/g)].map(([tag]) => tag)

test('no text breaks a feed', () => {
  const hostile = fc.constantFrom(']]>', '<![CDATA[', '&', '&amp;', '<b>', '"', '\u0008', '\uFFFF')
  const anyText = fc.array(fc.oneof(hostile, fc.string())).map((parts) => `a${parts.join('')}`)
  fc.assert(
    fc.property(anyText, fc.constantFrom('rss' as const, 'atom' as const), (text, format) => {
      const markup = markupOf(text, format)
      expect(tagsOf(markup)).toEqual(tagsOf(markupOf('a', format)))
      expect(markup).not.toMatch(/\]\]>|&(?!(?:amp|lt|gt|quot);)|[^\P{Cc}\n]|\uFFFF/u)
    }),
  )
})
