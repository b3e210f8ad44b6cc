import fc from 'fast-check'
import { expect, test } from 'vitest'
import { builtInColours } from '#src/ui/brand-choices.ts'
import { contrast } from '#src/wire/colour.ts'
import { pairs, tokensOf } from '#test/support/tokens.ts'
import {
  contrastOf,
  contrastProblem,
  correctedColour,
  darkPaletteOf,
  LEAST_CONTRAST,
  paletteOf,
} from './brand-colours.ts'

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

test('paletteOf: whatever passes makes pages that can be read, in both themes', () => {
  fc.assert(
    fc.property(hexes, hexes, (one, other) => {
      const colours = { primary: correctedColour('primary', one), accent: correctedColour('accent', other) }
      const light = paletteOf(colours)
      for (const [theme, own] of [
        ['light', light],
        ['dark', { ...light, ...darkPaletteOf(colours) }],
      ] as const) {
        const shown = tokensOf(theme, own)
        for (const [text, ground, least] of pairs)
          expect(
            contrast(shown[text]!, shown[ground]!),
            `${theme}: ${text} on ${ground}`,
          ).toBeGreaterThanOrEqual(least)
      }
    }),
  )
})

test('paletteOf: the built-in shades are those of the style sheet', () => {
  expect(tokensOf('light')).toMatchObject(paletteOf(builtInColours))
  expect(tokensOf('dark')).toMatchObject(darkPaletteOf(builtInColours))
})
