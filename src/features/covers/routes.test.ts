import { expect, test } from 'vitest'
import { coverRoutes } from './routes.ts'

const isAnswered = async (path: string) => (await coverRoutes.request(path)).status === 200

test.each([
  ['/cover/daun/0/366x244.svg', true],
  ['/cover/daun-bentang/4294967295/1160x430.svg', true],
  ['/cover/perahu/7/640x400.svg', true],
  ['/cover/dapur/0/104x65.svg', true],
  ['/cover/perahu-bentang/7/640x400.svg', false],
  ['/cover/perahu-polos/7/640x400.svg', true],
  ['/cover/daun-bentang-x/1/366x244.svg', false],
  ['/cover/daun-ikat/1/366x244.svg', true],
  ['/cover/daun-polos/1/366x244.svg', true],
  ['/cover/daun-parang/1/366x244.svg', false],
  ['/cover/merah/1/366x244.svg', false],
  ['/cover/daun/01/366x244.svg', false],
  ['/cover/daun/4294967296/366x244.svg', false],
  ['/cover/daun/1/00x00.svg', false],
  ['/cover/daun/1/9x9.svg', false],
  ['/cover/daun/1/1601x20.svg', false],
  ['/cover/constructor/1/366x244.svg', false],
])('%s is a cover: %s', async (path, isCover) => {
  expect(await isAnswered(path)).toBe(isCover)
})
