import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, noFormula } from './csv.ts'

/** A minimal reader of RFC 4180. */
function read(line: string): string[] {
  const cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g
  for (const [, quoted, plain] of line.matchAll(cell)) cells.push(quoted?.replaceAll('""', '"') ?? plain!)
  return cells
}

test('csvLine: a reader of CSV reads what was written, but for apostrophes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const bare = (cell: string) => cell.replaceAll("'", '')
      expect(read(csvLine(cells)).map(bare)).toEqual(cells.map(bare))
    }),
    { examples: [[['"', ',', '\r\n', '']], [["'=1"]]] },
  )
})

const signs = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼₌⁺₊⁻₋−']

test.each(signs)('csvLine: no cell begins like a formula, with %s', (sign) => {
  for (const before of ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '\u3000 ', '\u0000'])
    expect(read(csvLine([`${before}${sign}1+1`]))[0]).toMatch(/^'/)
  // Some spreadsheets split the line at these characters too.
  for (const part of ['; ', ';', '|', '\t', '\n', ';\u200b'])
    expect(read(csvLine([`Budi${part}${sign}1`]))).toEqual([`Budi${part}'${sign}1`])
})

test('noFormula: a cell of a workbook is disarmed too, and other text is left alone', () => {
  expect(noFormula('＝HYPERLINK("https://contoh.example")')).toBe('\'＝HYPERLINK("https://contoh.example")')
  expect(noFormula('Gang 7 - Kupang')).toBe('Gang 7 - Kupang')
})

test('csvLine: numbers, nothing and words with a dash inside stay as they are', () => {
  expect(csvLine([-5, null, true, new Date(0)])).toBe('-5,,true,1970-01-01T00:00:00.000Z\r\n')
  expect(csvLine(['a-b', 'Rp 5 = lima', "O'Neil"])).toBe("a-b,Rp 5 = lima,O'Neil\r\n")
})
