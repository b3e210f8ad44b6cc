import { expect, test } from 'vitest'
import { composeMail, nameIn } from './compose.ts'
import { frameMail } from './frame.ts'

const sender = { siteName: '<Jaring> & "Karya"', publicUrl: 'https://situs.example' }
const hostile = '</title><script>alert(1)</script> & "kutip"'

test('whatever a letter is made of stands in its HTML as text', () => {
  const body = composeMail({
    name: hostile,
    blocks: [
      hostile,
      { button: hostile, href: `https://situs.example/?a=1&b="><script>` },
      { code: hostile },
      { facts: [[hostile, hostile]] },
    ],
  })
  const { html } = frameMail(hostile, body, sender)
  expect(html).not.toContain('<script')
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  expect(html.match(/&lt;script&gt;alert\(1\)/g)!.length).toBeGreaterThanOrEqual(7)
  expect(html).toContain('href="https://situs.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('<strong>&lt;Jaring&gt; &amp; &quot;Karya&quot;</strong>')
})

test('a paragraph in another language than the mail says so in the HTML', () => {
  const { text, html } = composeMail({
    blocks: [
      { text: 'Air & <pipa>', lang: 'id' },
      { text: 'Here', lang: undefined },
    ],
    language: 'en',
  })
  expect(html).toContain('<p lang="id">Air &amp; &lt;pipa&gt;</p>\n<p>Here</p>')
  expect(text).toBe('Hello,\n\nAir & <pipa>\n\nHere')
})

test('the text form says all that the HTML says, signature and address included', () => {
  const body = composeMail({
    name: 'Ama',
    blocks: [
      'Selamat datang.\nBaris dua.',
      { button: 'Aktifkan', href: 'https://situs.example/a' },
      { code: '123456' },
    ],
  })
  expect(
    frameMail('Aktifkan akun', body, { siteName: 'Situs', publicUrl: 'https://situs.example' }).text,
  ).toBe(
    'Salam, Ama,\n\nSelamat datang.\nBaris dua.\n\nAktifkan:\nhttps://situs.example/a\n\n123456\n\nSalam hangat,\nSitus\nhttps://situs.example\n',
  )
  expect(body.html).toContain('<p>Selamat datang.<br>Baris dua.</p>')
})

test('it is readable in the dark, has no table and asks nobody for anything', () => {
  const { html } = frameMail('Halo', composeMail({ blocks: ['Isi.'] }), sender)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toMatch(/<table|<img|<link|url\(|@import/)
})

test('compose: an address stands alone on its line in the text and is a link in the HTML', () => {
  const { text, html } = composeMail({
    blocks: [{ says: 'Periksa di sini:', href: 'https://situs.example/a?b=1&c=2' }],
  })
  expect(text.split('\n')).toContain('https://situs.example/a?b=1&c=2')
  expect(html).toContain(
    '<a href="https://situs.example/a?b=1&amp;c=2">https://situs.example/a?b=1&amp;c=2</a>',
  )
})

test('compose: a name of another direction leaves the words around it where they are', () => {
  const { text, html } = composeMail({
    name: 'أحمد',
    blocks: [`${nameIn('مريم')} menulis:`, { facts: [['Nama', 'مريم']] }],
  })
  expect(text).toBe('Salam, أحمد,\n\nمريم menulis:\n\nNama: مريم')
  expect(html).toContain('<p>Salam, <bdi>أحمد</bdi>,</p>\n<p><bdi>مريم</bdi> menulis:</p>')
  expect(html).toContain('<dd dir="auto">مريم</dd>')
})
