import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { pdfFile } from '#src/features/uploads/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { type ExportedItem, OLD_SITE, writeExport } from '#test/support/wordpress-export.ts'
import { accounted } from '../account.ts'
import { report } from '../report.ts'
import { runImport } from '../run-import.ts'
import { sources } from '../sources.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const
const uploads = join(site.folder, 'wp-uploads')
const media = `${OLD_SITE}/wp-content/uploads/2019/05`

beforeAll(async () => {
  mkdirSync(join(uploads, '2019/05'), { recursive: true })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#853' } })
  writeFileSync(join(uploads, '2019/05/a.jpg'), await picture.jpeg().toBuffer())
  writeFileSync(join(uploads, '2019/05/laporan.pdf'), pdfFile())
})

const screen = { progress() {}, end() {} }
let files = 0

type How = { uploads?: string; site?: string; isDry?: boolean }

/** Imports items, or existing files. */
async function run(given: ExportedItem[] | string[], how: How = {}) {
  let paths = given as string[]
  if (typeof given[0] !== 'string') {
    files += 1
    paths = [join(site.folder, `losses-${files}.xml`)]
    await writeExport(paths[0]!, given as ExportedItem[], how.site)
  }
  const parts = { ...site, by, now: site.time.now, options: { uploads: how.uploads } }
  const source = await sources.wordpress!.open(paths[0]!, parts, paths.slice(1))
  const lines = await gather(runImport(source.name, source.rows, { ...parts, isDry: how.isDry ?? false }))
  const passedOver = Object.fromEntries(source.passedOver())
  return { lines, passedOver, source }
}

const contentOf = async (slug: string) =>
  ((await site.get(`/v1/news/${slug}?slug=1`)).data as { content: string } | null)?.content

const leads = async (path: string) => {
  const answer = await site.open(path)
  return [answer.status, answer.headers.get('location')]
}

test('import wordpress: words in brackets stay, and so do paragraphs beside one that is marked', async () => {
  const { lines } = await run([
    {
      id: 1001,
      content:
        'Kata [Redaksi] dan [sic] serta [lihat catatan 3] tetap.\n\n<p>Dua</p>\n\nTiga\nempat [[gallery]]\n\n[kotak warna="biru"]Isi kotak[/kotak] [peta id="4"]',
    },
  ])
  expect(await contentOf('kabar-lama-1001')).toBe(
    '<p>Kata [Redaksi] dan [sic] serta [lihat catatan 3] tetap.</p>\n<p>Dua</p>\n<p>Tiga<br />\nempat [gallery]</p>\n<p>Isi kotak</p>',
  )
  expect(lines[0]!.detail).toBe('left out: [kotak], [peta]')
})

test('import wordpress: linked pictures and documents come where --uploads has them', async () => {
  const content = `Awal\n\n<a href="${media}/a.jpg"><img src="${media}/a-300x200.jpg" alt="Banjir" width="300" height="200" /></a>\n\n<a href="http://www.lama.contoh.example/wp-content/uploads/2019/05/laporan.pdf">Laporan tahunan</a>`
  const { lines } = await run([{ id: 1002, content }], { uploads })
  expect(lines).toMatchObject([{ outcome: 'new', detail: '' }])
  const html = (await contentOf('kabar-lama-1002'))!
  expect(html).toMatch(
    /<a href="\/images\/[0-9a-f]{32}\.jpg"><img src="\/images\/[0-9a-f]{32}\.jpg" alt="Banjir" width="300" height="200" \/><\/a>/,
  )
  const [, place] = /<a href="(\/v1\/download\/\d+\/file)">Laporan tahunan<\/a>/.exec(html)!
  const [status, link] = await leads(place!)
  expect(status).toBe(302)
  expect(Buffer.from(await (await site.open(link as string)).arrayBuffer())).toEqual(pdfFile())
  expect(await leads('/wp-content/uploads/2019/05/laporan.pdf')).toEqual([301, '/download/laporan-tahunan'])
  const byNumber = `${content} <a href="${OLD_SITE}/?attachment_id=1030" rel="attachment">Lagi</a>`
  const file = { id: 1030, type: 'attachment', status: 'inherit', file: `${media}/laporan.pdf` }
  await run([{ id: 1003, content: byNumber }, file], { uploads })
  expect((await contentOf('kabar-lama-1003'))!.split(`href="${place}"`)).toHaveLength(3)
})

test('import wordpress: files missing in the folder keep their whole address, and are reported', async () => {
  const content = `<a href="/wp-content/uploads/2019/05/hilang.pdf">Hilang</a> <img src="${media}/tiada.jpg" alt="Tiada"> <a href="${OLD_SITE}/wp-admin/">masuk</a>`
  const { lines } = await run([{ id: 1004, content }], { uploads })
  expect(await contentOf('kabar-lama-1004')).toBe(
    `<p><a href="${media}/hilang.pdf">Hilang</a> <a href="${media}/tiada.jpg">Tiada</a> <a href="${OLD_SITE}/wp-admin/">masuk</a></p>`,
  )
  for (const told of [
    'hilang.pdf: is not in the folder',
    'tiada.jpg: is not in the folder',
    'wp-admin/: leads to',
  ])
    expect(lines[0]!.detail).toContain(told)
})

test('import wordpress: embeds become links, and are reported', async () => {
  const content =
    'Film:\n\nhttps://youtu.example/a?b=1&amp;c=2\n\n[embed]https://vimeo.example/2[/embed]\n\n<iframe src="//peta.example/3"></iframe>\n\n<!-- wp:embed {"url":"https://kicau.example/4"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://kicau.example/4\n</div></figure>\n<!-- /wp:embed -->\n\n[audio mp3="https://suara.example/5.mp3"][/audio]\n\n[youtube=https://youtu.example/6]\n\n[audio https://suara.example/7.mp3]\n\n[baca=2]'
  const { lines } = await run([{ id: 1005, content }])
  const html = (await contentOf('kabar-lama-1005'))!
  for (const url of [
    'https://youtu.example/a?b=1&amp;c=2',
    'https://vimeo.example/2',
    'https://peta.example/3',
    'https://kicau.example/4',
    'https://suara.example/5.mp3',
    'https://youtu.example/6',
    'https://suara.example/7.mp3',
  ]) {
    expect(html).toContain(`<a href="${url}">${url}</a>`)
    expect(lines[0]!.detail).toContain(`embed ${url.replace('&amp;', '&')}: became a link`)
  }
  expect(lines[0]!.account!.media).toEqual({ in: 7, kept: 0, turned: 7, lost: 0 })
  expect(html).toContain('[baca=2]')
})

test('import wordpress: http, https and www. are one site, and addresses by number redirect', async () => {
  const other = 'http://www.lama.contoh.example'
  await run(
    [
      {
        id: 1006,
        link: `${other}/2019/05/kabar-lama-1006/`,
        content: `<a href="${OLD_SITE}/2019/05/lain/?x=1#y">a</a> <a href="//lama.contoh.example/?p=1006">b</a>`,
      },
      { id: 1007, type: 'page', slug: 'cerita-lama', title: 'Cerita lama' },
      { id: 1008, type: 'attachment', status: 'inherit', file: `${media}/a.jpg`, parent: 1006 },
    ],
    { site: other },
  )
  expect(await contentOf('kabar-lama-1006')).toContain(
    '<a href="/2019/05/lain/?x=1#y">a</a> <a href="/?p=1006">b</a>',
  )
  expect(await leads('/2019/05/kabar-lama-1006')).toEqual([301, '/news/kabar-lama-1006'])
  expect(await leads('/?p=1006')).toEqual([301, '/news/kabar-lama-1006'])
  expect(await leads('/index.php?p=1006')).toEqual([404, null])
  expect(await leads('/?page_id=1007')).toEqual([301, '/about/cerita-lama'])
  expect(await leads('/?attachment_id=1008')).toEqual([301, '/news/kabar-lama-1006'])
  for (const path of ['/?p=9999', '/?p=x', '/?p=', '/?p=1&p=%00'])
    expect((await leads(path))[0], path).toBe(200)
  const { lines } = await run([{ id: 1006 }])
  expect(lines).toMatchObject([{ outcome: 'changed' }])
})

test('import wordpress: a picture in another file of the export is found where both are given', async () => {
  const parts = [1, 2].map((n) => join(site.folder, `split-${n}.xml`))
  await writeExport(parts[0]!, [
    { id: 1009, thumbnail: 1010 },
    { id: 1011, thumbnail: 4 },
  ])
  await writeExport(parts[1]!, [{ id: 1010, type: 'attachment', status: 'inherit', file: `${media}/a.jpg` }])
  const { lines } = await run(parts, { uploads })
  expect((await site.get('/v1/news/kabar-lama-1009?slug=1')).data).toMatchObject({ image: { width: 60 } })
  expect(lines[1]!.detail).toContain('attachment 4, which no file given holds')
  const late = [{ id: 4, type: 'attachment', status: 'inherit', file: `${media}/a.jpg` }]
  expect((await run(late, { uploads })).lines).toMatchObject([{ kind: 'picture of before', outcome: 'new' }])
  expect((await site.get('/v1/news/kabar-lama-1011?slug=1')).data).toMatchObject({ image: { width: 60 } })
  expect((await run(late, { uploads })).lines).toEqual([])
})

test('import wordpress: a date of zeros in UTC is that of the local clock', async () => {
  const zero = '0000-00-00 00:00:00'
  await run([
    { id: 1012, date: zero, localDate: '2018-03-04 01:00:00' },
    { id: 1013, date: '2018-03-03 17:00:00', localDate: '2018-03-04 02:00:00' },
  ])
  expect((await site.get('/v1/news/kabar-lama-1012?slug=1')).data).toMatchObject({
    published_at: '2018-03-03T16:00:00.000Z',
  })
})

test('import wordpress: tags, further categories, comments and unused files are counted as left out', async () => {
  const more = `<category domain="post_tag" nicename="a">a</category><category domain="post_tag" nicename="b">b</category>
    <category domain="category" nicename="kedua">Kedua</category><wp:comment><wp:comment_content>Amin</wp:comment_content></wp:comment>`
  const { passedOver } = await run([
    { id: 1014, category: ['satu', 'Satu'], more },
    { id: 1015, type: 'attachment', status: 'inherit', file: `${media}/tak-dipakai.jpg` },
  ])
  expect(passedOver).toEqual({
    tag: 2,
    comment: 1,
    'further category': 1,
    'attachment that no text shows': 1,
  })
})

test('import wordpress: content beyond the limits of the desk is reported', async () => {
  const { lines } = await run([
    { id: 1016, title: 'Kata '.repeat(60), slug: 'panjang', excerpt: 'ringkas '.repeat(60) },
    { id: 1017, title: 'Abc', content: 'panjang '.repeat(13_000) },
    { id: 1018, title: '' },
  ])
  const { data } = (await site.get('/v1/news/panjang?slug=1')) as { data: { title: string; excerpt: string } }
  expect(data.title.length).toBeLessThanOrEqual(150)
  expect(data.excerpt.length).toBeLessThanOrEqual(300)
  expect(lines.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(
      /title: cut from 299 letters; summary: cut from 479 letters; words left out: \d+ \(Kata/,
    ),
    expect.stringMatching(/title: shorter than the 5 letters of the desk; text: 10\d{4} letters/),
    expect.stringContaining('has no title'),
  ])
})

test('import wordpress: the report accounts for every word, link and picture, row by row and in all', async () => {
  const file = join(site.folder, 'losses.csv')
  const { source } = await run([{ id: 1, type: 'nav_menu_item' }])
  const content = `Satu <a href="https://a.example">dua</a> tiga.<select><option>hilang</option></select> <img src="https://lain.example/x.png" alt=""> <a>x</a>`
  const { lines } = await run([
    { id: 1019, title: 'Judul kabar', content },
    { id: 0, title: 'Satu dua tiga', content },
  ])
  let total: unknown
  await report(lines, {
    file,
    total: 2,
    screen,
    passedOver: () => source.passedOver(),
    onTotal: (all) => {
      total = all
    },
  })
  const [first, refused] = lines.map(({ account }) => account!)
  expect(first).toEqual({
    words: { in: 7, kept: 6, turned: 0, lost: 1 },
    links: { in: 1, kept: 1, turned: 0, lost: 0 },
    media: { in: 1, kept: 0, turned: 0, lost: 1 },
  })
  expect(lines[0]!.detail).toContain('words left out: 1 (hilang)')
  for (const kind of accounted) expect(refused![kind]).toMatchObject({ kept: 0, lost: refused![kind].in })
  for (const kind of accounted)
    for (const part of ['in', 'kept', 'turned', 'lost'] as const)
      expect(total).toHaveProperty(`${kind}.${part}`, first![kind][part] + refused![kind][part])
  const [head, , , passed, sum] = readFileSync(file, 'utf8').split('\r\n')
  expect(head).toContain('words_in,words_kept,words_turned,words_lost,links_in')
  expect(passed).toBe('passed over,,nav_menu_item,,1')
  expect(sum).toBe('total,,,,,15,6,0,9,2,1,0,1,2,0,0,2')
})

test.each([
  ['ISO-8859-1', 'latin1'],
  ['UTF-16LE', 'utf16le'],
] as const)('import wordpress: a file in %s is read as it declares', async (encoding, name) => {
  const from = join(site.folder, `${name}.xml`)
  await writeExport(
    from,
    [{ id: 1020, slug: `kafe-${name}`, title: 'Café Père', content: 'Résumé' }],
    `https://${name}.contoh.example`,
  )
  const text = readFileSync(from, 'utf8').replace('"UTF-8"', `"${encoding}"`)
  const mark = name === 'utf16le' ? '\ufeff' : ''
  writeFileSync(from, Buffer.from(mark + text, name))
  await run([from])
  expect((await site.get(`/v1/news/kafe-${name}?slug=1`)).data).toMatchObject({
    title: 'Café Père',
    content: '<p>Résumé</p>',
  })
})

test.each([
  ['UTF-8', 'is not written in utf-8, as it says'],
  ['EBCDIC-ID', 'written in EBCDIC-ID, which is not read here'],
])('import wordpress: bytes that are no %s are refused, and nothing is written', async (encoding, said) => {
  const from = join(site.folder, 'wrong.xml')
  await writeExport(from, [{ id: 1021 }, { id: 1022, title: 'Café' }])
  writeFileSync(from, Buffer.from(readFileSync(from, 'utf8').replace('"UTF-8"', `"${encoding}"`), 'latin1'))
  await expect(run([from])).rejects.toThrow(said)
  expect(await contentOf('kabar-lama-1021')).toBeUndefined()
})
