import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1 KB'],
  [3_021, '3 KB'],
  [3_484, '3,4 KB'],
  [98_304, '96 KB'],
  [1_048_570, '1 MB'],
  [4_404_019, '4,2 MB'],
  [26_214_400, '25 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text)
})

test('no size is written with a thousand of a unit that the next one counts', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
      const [number = ''] = formatBytes(bytes).split('\u00a0')
      expect(Number(number.replace('.', '').replace(',', '.'))).toBeLessThan(1024)
    }),
  )
})
