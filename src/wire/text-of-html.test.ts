import { expect, test } from 'vitest'
import { countWords, textOfHtml } from './text-of-html.ts'

test('each paragraph, point and cell is a line of its own', () => {
  const html =
    '<h2>Judul</h2><p>Satu <strong>dua</strong>.<br />Tiga</p><ul><li><p>a</p></li><li><p>b</p></li></ul>' +
    '<table><tbody><tr><td><p>x</p></td><td><p>y</p></td></tr></tbody></table>'
  expect(textOfHtml(html)).toBe('Judul\nSatu dua.\nTiga\na\nb\nx\ny')
})

test('a picture is told by its words, and signs are what they stand for', () => {
  expect(
    textOfHtml('<p>a &amp;&nbsp;b &lt;c&gt; &#8220;d&#x201d;</p><img src="/files/x" alt="Dua ibu">'),
  ).toBe('a & b <c> “d”\n[Gambar: Dua ibu]')
})

test('textOfHtml: a long run of spaces takes time in proportion to its length', () => {
  const run = ' '.repeat(1_000_000)
  expect(textOfHtml(`<p>a${run}b \t\n  c</p>`)).toBe(`a${run}b\nc`)
})

test('words are counted between spaces', () => {
  expect(countWords('Dua kata,\nlima belas-an')).toBe(4)
  expect(countWords('')).toBe(0)
})
