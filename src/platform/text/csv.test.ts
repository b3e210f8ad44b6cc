import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

/** A reader of RFC 4180, as simple as can be. */
function read(line: string): string[] {
  const cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g
  for (const [, quoted, plain] of line.matchAll(cell)) cells.push(quoted?.replaceAll('""', '"') ?? plain!)
  return cells
}

test('what is written is what a reader of CSV reads, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const wanted = cells.map((cell) =>
        cell.replace(/^(?=[=+\-@\t\r\n])/, "'").replace(/([;|]\s*)(?=[=+\-@])/g, "$1'"),
      )
      expect(read(csvLine(cells))).toEqual(wanted)
    }),
    { examples: [[['"', ',', '\r\n', '']], [["'=1"]]] },
  )
})

test('no cell begins like a formula', () => {
  for (const formula of ['=1+1', '+62812', '-1', '@SUM(A1)', '\t=1', '\r=1'])
    expect(read(csvLine([formula]))).toEqual([`'${formula}`])
  // Some spreadsheets part the line at these signs too.
  expect(csvLine(['Budi;=1', 'Budi; =1', 'Budi|@x', 'a-b'])).toBe("Budi;'=1,Budi; '=1,Budi|'@x,a-b\r\n")
  expect(csvLine([-5, null, true, new Date(0)])).toBe('-5,,true,1970-01-01T00:00:00.000Z\r\n')
})
