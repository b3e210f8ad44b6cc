import { expect, test } from 'vitest'
import { accepts } from './encoding.ts'

test.each([
  ['gzip', true, false],
  ['gzip, deflate, br, zstd', true, true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true, true],
  ['gzip;q=0', false, false],
  ['gzip;q=0.000,br', false, true],
  ['GZIP ; q=0.001', true, false],
  ['x-gzip, brotli', false, false],
  ['identity', false, false],
  ['', false, false],
])('"%s": gzip %s, brotli %s', (header, gzip, br) => {
  expect([accepts(header, 'gzip'), accepts(header, 'br')]).toEqual([gzip, br])
})
