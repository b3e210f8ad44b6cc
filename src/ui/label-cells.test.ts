import { expect, test } from 'vitest'
import { labelCells } from './label-cells.ts'

const row = (tag: string, cells: string[]) => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join('')}</tr>`
const table = (heads: string[], ...rows: string[][]) =>
  `<table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`
const long = 'perjanjian, yaitu syarat layanan yang disetujui ketika mendaftar'
const labels = (html: string) => [...html.matchAll(/<td data-label="([^"]*)">/g)].map(([, label]) => label)

test('each cell but the first gets the name of its column when the columns are too many letters', () => {
  const html = labelCells(
    `<p>Kata.</p>${table(['Data', 'Dasar', 'Disimpan'], ['a', long, long], ['b', '', ''])}`,
  )
  expect(labels(html)).toEqual(['Dasar', 'Disimpan', 'Dasar', 'Disimpan'])
  expect(html.replaceAll(/ data-label="[^"]*"/g, '')).toContain(`<td>a</td><td>${long}</td>`)
})

test('a table that fits beside itself on a phone stays a table', () => {
  for (const html of [
    table(['Ukuran', 'Jumlah', 'Tahun'], ['Lembaga', '312', '2026'], ['Region', '24', '2026']),
    table(['Waktu', 'Acara'], ['09.00', long]),
  ])
    expect(labelCells(html)).toBe(html)
})

test('two columns of words that cannot be broken become lists', () => {
  expect(
    labels(
      labelCells(table(['Dokumen', 'Nomor'], ['Pengesahan-kementerian', 'AHU-0000000.AH.00.00.CONTOH'])),
    ),
  ).toEqual(['Nomor'])
})

test('names are plain text in quotes, and rows may begin with a head of their own', () => {
  const heads = ['Data', 'Kata <em>"kita"</em> &amp; mereka']
  const html = table(heads, ['a', 'x'.repeat(40)]).replace('<td>a</td>', '<th scope="row">a</th>')
  expect(labelCells(html)).toContain(
    '<th scope="row">a</th><td data-label="Kata &quot;kita&quot; &amp; mereka">',
  )
})

test('a table without heads, with wide cells or with a table inside stays as it is', () => {
  const wide = table(['A', 'B', 'C'], ['a', long, long])
  for (const html of [
    wide.replaceAll('th>', 'td>'),
    wide.replace('<td>a</td>', '<td colspan="2">a</td>'),
    wide.replace('<td>a</td>', `<td>${wide}</td>`),
    '<table></table>',
    '<p>Tidak ada tabel.</p>',
  ])
    expect(labelCells(html)).toBe(html)
  expect(labels(labelCells(wide.replaceAll('<td>', '<td colspan="1">')))).toEqual([])
  expect(labelCells(wide.replaceAll('<td>', '<td colspan="1">'))).toContain('<td data-label="B" colspan="1">')
})
