import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '#src/wire/colour.ts'
import { contrastOf, contrastProblem, correctedColour, LEAST_CONTRAST, paletteOf } from './brand-colours.ts'

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrastProblem: names the contrast that there is, and a shade that passes', () => {
  expect(contrastProblem('primary', '#fff3b0')).toBe(
    `Kontras #fff3b0 sebagai tulisan di atas latar krem hanya 1,0:1; perlu 4,5:1. Warna terdekat yang terbaca: ${correctedColour('primary', '#fff3b0')} (4,5:1).`,
  )
  expect(contrastProblem('accent', '#fff3b0')).toBeNull()
  expect(contrastProblem('accent', '#0a2350')).toMatch(/di bawah tulisan gelap hanya 1,\d:1/)
})

test('correctedColour: every colour has a shade that passes, itself where it does', () => {
  fc.assert(
    fc.property(hexes, fc.constantFrom('primary' as const, 'accent' as const), (hex, role) => {
      const corrected = correctedColour(role, hex)
      expect(contrastOf(role, corrected)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      if (contrastOf(role, hex) >= LEAST_CONTRAST) expect(corrected).toBe(hex)
    }),
  )
})

test('paletteOf: whatever passes makes pages that can be read', () => {
  fc.assert(
    fc.property(hexes, hexes, (one, other) => {
      const colours = { primary: correctedColour('primary', one), accent: correctedColour('accent', other) }
      const shown = paletteOf(colours)
      for (const [text, ground] of [
        ['#ffffff', shown.blue],
        ['#ffffff', shown['blue-hover']],
        ['#ffffff', shown.deep],
        [shown.mist, shown.deep],
        [shown.blue, shown.sky],
        [shown.blue, '#f1ebdf'],
        ['#0c1b33', shown.orange],
        ['#0c1b33', shown['orange-hover']],
        [shown['orange-text'], '#f1ebdf'],
      ] as const)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    }),
  )
})
