import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { cleanStoredTexts } from './clean-texts.ts'
import { imagesIn, plainText, proseOf, SANITIZER_VERSION, sanitize, storedHtml } from './sanitize.ts'

const cleanTexts = cleanStoredTexts(['pages'])
const PICTURE = `/images/${'0a'.repeat(16)}.webp`
const img = `<img src="${PICTURE}" alt="" />`
const gallery = (inner: string) => `<figure class="gallery">${inner}</figure>`
const video = (inner: string) => `<figure class="video">${inner}</figure>`

test('sanitize: output of the editor passes unchanged', () => {
  for (const html of [
    '<h2>Judul</h2><p>Ini <strong>tebal</strong>, <em>miring</em> dan <a href="https://contoh.example/a?b=1&amp;c=2">tautan</a>.</p>',
    '<ul><li><p>satu</p></li></ul><ol><li>dua</li></ol><blockquote><p>Kata</p><p><cite>Mama</cite></p></blockquote><hr />',
    `<figure><img src="${PICTURE}" alt="Panen &quot;besar&quot;" width="800" height="500" /><figcaption>Di lereng</figcaption></figure>`,
    '<table><caption>Hasil</caption><tbody><tr><th scope="col" colspan="2">A</th></tr><tr><td rowspan="2">1</td><td>2</td></tr></tbody></table>',
    gallery(`<figure>${img}<figcaption>Satu</figcaption></figure><figure>${img}</figure>`),
    video(`<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">${img}Panen</a>`),
    video('<a href="https://vimeo.com/76979871/abcdef12">Panen</a>'),
    '<p><a href="/news/kabar">di sini</a> <a href="mailto:a@contoh.example">surat</a> <a href="tel:+62812">telepon</a></p>',
  ])
    expect(sanitize(html)).toBe(html)
})

/** Blocks that browsers separate and we drop, and the separation that remains. */
const blocks: [html: string, clean: string][] = [
  ['<div>Satu</div><div>Dua</div>', '<p>Satu</p><p>Dua</p>'],
  ['Satu<div>Dua</div>Tiga', 'Satu<p>Dua</p>Tiga'],
  ['<div>Satu<div>Dua</div>Tiga</div>', '<p>Satu</p><p>Dua</p><p>Tiga</p>'],
  ['<div>Satu<p>Dua</p>Tiga</div>', '<p>Satu</p><p>Dua</p><p>Tiga</p>'],
  ['<div>Satu <b>dua</b> <i>tiga</i></div>', '<p>Satu <strong>dua</strong> <em>tiga</em></p>'],
  ['<section><h1>Judul</h1><div>Isi</div></section>', '<h2>Judul</h2><p>Isi</p>'],
  ['<h4>Judul</h4>isi', '<h3>Judul</h3>isi'],
  ['<div>Satu</div><div><br></div><div>Dua</div>', '<p>Satu</p><p>Dua</p>'],
  ['<strong><div>Satu</div><div>Dua</div></strong>', '<strong>Satu<br />Dua</strong>'],
  ['<ul><li><div>Satu</div><div>Dua</div></li></ul>', '<ul><li><p>Satu</p><p>Dua</p></li></ul>'],
  ['<h2><div>Satu</div><div>Dua</div></h2>', '<h2>Satu<br />Dua</h2>'],
  ['<dl><dt>Kapan</dt><dd>Senin</dd></dl>', '<p>Kapan</p><p>Senin</p>'],
  ['<details><summary>Judul</summary>Isi</details>', '<p>Judul</p><p>Isi</p>'],
  ['<address>Jalan A</address><footer>B</footer>', '<p>Jalan A</p><p>B</p>'],
  ['<form><fieldset><legend>Nama</legend>Isi</fieldset></form>', '<p>Nama</p><p>Isi</p>'],
  [
    '<table><tbody><tr><td><div>1</div><div>2</div></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>1</p><p>2</p></td></tr></tbody></table>',
  ],
  ['<table><tfoot><tr><td>1</td></tr></tfoot></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['<pre>baris 1\nbaris 2\n</pre>', '<p>baris 1<br />baris 2</p>'],
  ['<pre>a\n\n  b</pre>', '<p>a<br /><br />\u00a0 b</p>'],
  ['<pre><code>a\nb</code></pre>', '<p>a<br />b</p>'],
  ['<p>Yoh 3<sup>16</sup>, H<sub>2</sub>O</p>', '<p>Yoh 3<sup>16</sup>, H<sub>2</sub>O</p>'],
  [
    '<p>Harga <s>100.000</s> <del>1</del> <strike>2</strike> 50.000</p>',
    '<p>Harga <s>100.000</s> <s>1</s> <s>2</s> 50.000</p>',
  ],
  ['<span style="white-space: pre-wrap">Baris satu\nBaris dua</span>', 'Baris satu<br />Baris dua'],
  ['<div style="white-space:pre-line">a\nb</div>', '<p>a<br />b</p>'],
  ['<pre style="white-space:normal">a\nb</pre>', '<p>a\nb</p>'],
  ['<p data-lines="1">a</p>', '<p>a</p>'],
]

test('sanitize: what a dropped block kept apart stays apart, lines and raised digits stay', () => {
  for (const [html, clean] of blocks) {
    expect(sanitize(html), html).toBe(clean)
    expect(sanitize(clean), clean).toBe(clean)
  }
})

/** Known sanitiser bypasses, and their expected results. */
const bypasses: [html: string, clean: string][] = [
  ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ['<xmp><p title="</xmp><script>alert(1)</script>">', '"&gt;'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<textarea><script>alert(1)</script></textarea>', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://lain.example/a.png">', ''],
  ['<img src="//lain.example/a.png">', ''],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  ['<img src="/images/../../v1/user/logout">', ''],
  [`<img src="${PICTURE}?x" alt="">`, ''],
  [
    `<img src="${PICTURE}" alt="" srcset="https://lain.example/a 2x" loading="lazy" style="position:fixed">`,
    `<img src="${PICTURE}" alt="" />`,
  ],
  [`<img src="${PICTURE}" alt="" width="99999" height="1px">`, `<img src="${PICTURE}" alt="" />`],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#x0A;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
  ['<a href="vbscript:x">x</a>', '<a>x</a>'],
  ['<a href="//lain.example">x</a>', '<a>x</a>'],
  [
    '<a href="https://a.example" onclick="x()" style="x" target="_blank" class="y" id="z">x</a>',
    '<a href="https://a.example">x</a>',
  ],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<table></table>',
  ],
  ['<style>@import "//lain.example"</style>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>">x</iframe>', ''],
  ['<form action="https://lain.example"><input name=a><button>Kirim</button></form>', '<p>Kirim</p>'],
  [
    '<base href="https://lain.example"><meta http-equiv="refresh" content="0;url=x"><link rel="stylesheet" href="x">',
    '',
  ],
  ['<p style="background:url(x)" onmouseover="x">a</p>', '<p>a</p>'],
  ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
  ['<td colspan="1000000">a</td>', '<td>a</td>'],
  ['<figure><img src=x></figure>', ''],
  [gallery('<figure><img src=x></figure>'), ''],
  [gallery('<p>a</p>'), '<figure><p>a</p></figure>'],
  [gallery(`<figure>${img}</figure><p>a</p>`), `<figure><figure>${img}</figure><p>a</p></figure>`],
  [gallery(`<figure>${img}${img}a</figure>`), `<figure><figure>${img}${img}a</figure></figure>`],
  [
    gallery(`<figure>${img}</figure><figure><a href="/news">${img}a</a></figure>`),
    `<figure><figure>${img}</figure><figure><a href="/news">${img}a</a></figure></figure>`,
  ],
  [
    gallery(`${`<figure>${img}</figure>`.repeat(60)}<p>a</p>`),
    `<figure>${`<figure>${img}</figure>`.repeat(60)}<p>a</p></figure>`,
  ],
  [
    video('<a href="https://lain.example/watch?v=dQw4w9WgXcQ">a</a>'),
    '<figure><a href="https://lain.example/watch?v=dQw4w9WgXcQ">a</a></figure>',
  ],
  [
    video('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;x=1">a</a>'),
    '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;x=1">a</a></figure>',
  ],
  ['<figure class="lightbox gallery"><p>a</p></figure>', '<figure><p>a</p></figure>'],
  ['<p class="gallery">a</p>', '<p>a</p>'],
]

test('known ways around it come to nothing', () => {
  for (const [html, clean] of bypasses) expect(sanitize(html), html).toBe(clean)
})

const pieces = fc.constantFrom(
  ...bypasses.map(([html]) => html),
  ...[
    '<p>',
    '</p>',
    '<table>',
    '<td>',
    '<figure>',
    '<figure class="gallery">',
    '<figure class="video">',
    '<a href="https://vimeo.com/1">',
    img,
    '</figure>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '<',
    '>',
    '&lt;',
    '&#60;',
  ],
  ...[
    '<div>',
    '</div>',
    '<pre>',
    '</pre>',
    '<dd>',
    '<span style="white-space:pre">',
    '</span>',
    '<b>',
    '</b>',
    '\n',
    '<svg>',
    '<math>',
    '<style>',
    '</style>',
    '<xmp>',
    '</xmp>',
    '<template>',
    '<select>',
    '\u0000',
    ' onerror=x ',
    'javascript:',
  ],
)
const soup = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(''))

test('sanitize: of any input only what is allowed is left, and a second pass changes nothing', () => {
  const allowed =
    /^(?:[^<>]|<\/?(?:p|h2|h3|ul|ol|li|blockquote|cite|strong|em|s|sub|sup|br|hr|table|caption|thead|tbody|tr|th|td|figure|figcaption|a|img)(?: (?:href|class|src|alt|width|height|scope|colspan|rowspan)="[^"<>]*")*(?: \/)?>)*$/
  fc.assert(
    fc.property(soup, (html) => {
      const clean = sanitize(html)
      expect(clean).toMatch(allowed)
      // In tags alone: a text may speak of an address.
      expect(clean).not.toMatch(/<[^>]*(?:href|src)="\s*(?:javascript|data|vbscript|\/\/)/i)
      expect(sanitize(clean)).toBe(clean)
    }),
    { numRuns: 1_000, examples: [['<svg><![CDATA[<img src="data:image/png;base64,PHN2Zz4=">]]>']] },
  )
})

test('thousands of nested marks come to a few', () => {
  expect(sanitize('<blockquote>'.repeat(5_000)).length).toBeLessThan(2_000)
})

test('sanitize: of whatever blocks stand around words, no two words become one', () => {
  const outer = fc.constantFrom('div', 'section', 'address', 'summary', 'figcaption', 'blockquote')
  const inner = fc.constantFrom('h1', 'h2', 'div', 'pre', 'dd', 'p', 'li', 'td', 'h4', 'legend')
  const tree = fc.letrec<{ node: string; leaf: string; branch: string }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('branch')),
    leaf: fc.oneof(
      fc.constant('@'),
      inner.map((name) => `<${name}>@</${name}>`),
    ),
    branch: fc
      .tuple(outer, fc.array(tie('node'), { minLength: 1, maxLength: 3 }))
      .map(([name, within]) => `<${name}>${within.join('')}</${name}>`),
  })).node
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 3 }), (parts) => {
      const html = parts.join('').replace(/@+/g, '@')
      const words = html.split('@').map((_, index) => `kata${index + 1}`)
      words.pop()
      const rest = [...words]
      const numbered = html.replace(/@/g, () => rest.shift()!)
      expect(plainText(numbered).split(' '), numbered).toEqual(words)
    }),
    { numRuns: 500 },
  )
})

test('plainText: blocks on both sides, line breaks and raised digits keep words and numbers', () => {
  expect(plainText('Satu<p>dua</p>tiga<br>empat<hr>lima')).toBe('Satu dua tiga empat lima')
  expect(plainText('<p>Yoh 3<sup>16</sup>, 10<sup>-6</sup>, H<sub>2</sub>O, ke-1<sup>st</sup></p>')).toBe(
    'Yoh 3¹⁶, 10⁻⁶, H₂O, ke-1st',
  )
})

test('words and pictures are read from a text', () => {
  const html = sanitize(
    `<p>Satu &amp; dua</p><figure><img src="${PICTURE}"><figcaption>tiga</figcaption></figure>`,
  )
  expect(plainText(html)).toBe('Satu & dua tiga')
  const blocks =
    gallery(`<figure>${img}<figcaption>x</figcaption></figure>`) +
    video('<a href="https://vimeo.com/1">y</a>')
  expect(plainText(proseOf(`<p>Satu</p>${sanitize(blocks)}<p>dua</p>`))).toBe('Satu dua')
  expect(imagesIn(html + html)).toEqual([PICTURE.slice('/images/'.length)])
})

test('a text that older rules let in is cleaned on its way out, one of today goes as it is', () => {
  const content = '<p onclick="x()">a</p>'
  expect(storedHtml({ content, sanitizerVersion: SANITIZER_VERSION - 1 })).toBe('<p>a</p>')
  expect(storedHtml({ content, sanitizerVersion: SANITIZER_VERSION })).toBe(content)
})

test('the job cleans what older rules stored, once, and leaves the rest', async () => {
  const { db, get, jobParts } = await freshApp()
  const page = await db
    .selectFrom('revisions')
    .select(['id', 'itemId', 'content'])
    .where('kind', '=', 'page')
    .executeTakeFirstOrThrow()
  const dirty = `${page.content}<p onclick="x()">Ditambah</p><script>alert(1)</script>`
  await db
    .updateTable('revisions')
    .set({ content: dirty, sanitizerVersion: 1 })
    .where('id', '=', page.id)
    .execute()
  expect((await get(`/v1/pages/${page.itemId}`)).data).toMatchObject({
    content: expect.not.stringContaining('onclick'),
  })
  await cleanTexts.run({}, jobParts())
  const read = () =>
    db.selectFrom('revisions').selectAll().where('id', '=', page.id).executeTakeFirstOrThrow()
  const cleaned = await read()
  expect(cleaned.sanitizerVersion).toBe(SANITIZER_VERSION)
  expect(cleaned.content).toBe(`${page.content}<p>Ditambah</p>`)
  const old = await db
    .selectFrom('revisions')
    .select('id')
    .where('sanitizerVersion', '<', SANITIZER_VERSION)
    .execute()
  expect(old).toEqual([])
  await cleanTexts.run({}, jobParts())
  expect(await read()).toEqual(cleaned)
})
