import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPng } from './qr-png.ts'

const TEXT = 'https://situs.example/desk/events/12/check-in#C-9F2K-7QXM'

test('the picture is a PNG with each module of the code where it belongs, dark on white', async () => {
  const { data: modules, size } = encode(TEXT, { ecc: 'M', border: 4 })
  const { data, info } = await sharp(qrPng(TEXT)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(info.height)
  const scale = info.width / size
  const isDark = (x: number, y: number) =>
    data[(Math.floor((y + 0.5) * scale) * info.width + Math.floor((x + 0.5) * scale)) * info.channels]! < 128
  const drawn = modules.map((row, y) => row.map((_, x) => isDark(x, y)))
  expect(drawn).toEqual(modules)
  expect(isDark(0, 0)).toBe(false)
})
