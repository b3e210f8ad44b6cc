import { expect, test } from 'vitest'
import { drawSharePicture } from './draw-share-picture.ts'
import { loadLettering } from './lettering.ts'

const lettering = loadLettering()
const draw = (title: string) =>
  drawSharePicture({ title, kind: 'Berita', siteName: 'Jaringan', cover: 'daun', coverSeed: 3 }, lettering)
const without = draw('')

test.each(['Панен', '收穫', 'Panen raya 收穫', 'Συγκομιδή', 'สวัสดี'])(
  'drawSharePicture: “%s” is drawn with all of its letters',
  (title) => {
    expect(lettering.writable(title)).toBe(title)
    expect(draw(title)).not.toBe(without)
  },
)

test.each(['ꦥꦤꦺꦤ꧀', 'حصاد', 'Panen ᯅᯖᯂ᯲ raya', 'पानेन'])(
  'drawSharePicture: “%s” has letters without a font, so no part of the title is shown',
  (title) => {
    expect(draw(title)).toBe(without)
  },
)

test('drawSharePicture: emoji are decoration and leave the words as they are', () => {
  expect(draw('🎉 Panen 👩🏽‍🌾 raya 🇮🇩')).toBe(draw('Panen raya'))
})
