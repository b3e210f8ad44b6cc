import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

const subsets = ['latin', 'latin-ext', 'thai', 'vietnamese']

/** Text as outlines of the site's font, so that pictures need no font of the machine. Sizes are px. */
export type Lettering = {
  /** The text as far as the font has its signs, on one line; emoji are left out. */
  writable(text: string): string
  widthOf(text: string, size: number): number
  /** Path data of a line that starts at (x, y) on its baseline. */
  outline(text: string, size: number, x: number, y: number): string
}

let loaded: Promise<Lettering> | undefined

/** The site's font, read at the first use. */
export const loadLettering = () => (loaded ??= load())

async function load(): Promise<Lettering> {
  const { create } = await import('fontkit')
  const { resolve } = createRequire(import.meta.url)
  const fonts: Font[] = []
  for (const subset of subsets)
    fonts.push(
      create(
        await readFile(resolve(`@fontsource-variable/anuphan/files/anuphan-${subset}-wght-normal.woff2`)),
      ),
    )
  return letteringOf(fonts)
}

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

function letteringOf(fonts: readonly Font[]): Lettering {
  const fontOf = (letter: string) =>
    fonts.find((font) => [...letter].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!)))
  const runsOf = (text: string) => {
    const runs: { font: Font; text: string }[] = []
    for (const letter of lettersOf(text)) {
      const font = fontOf(letter)
      const last = runs.at(-1)
      if (font && last?.font === font) last.text += letter
      else if (font) runs.push({ font, text: letter })
    }
    return runs.map(({ font, text }) => ({ run: font.layout(text), em: font.unitsPerEm }))
  }
  return {
    writable: (text) =>
      lettersOf(text.normalize('NFC').replace(/\s+/gu, ' '))
        .filter(fontOf)
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
    widthOf: (text, size) =>
      runsOf(text).reduce((sum, { run, em }) => sum + (run.advanceWidth * size) / em, 0),
    outline(text, size, x, y) {
      let at = x
      return runsOf(text)
        .flatMap(({ run, em }) =>
          run.glyphs.map(({ path }, index) => {
            const { xAdvance, xOffset, yOffset } = run.positions[index]!
            const px = size / em
            const d = path
              .scale(px, -px)
              .translate(at + xOffset * px, y - yOffset * px)
              .toSVG()
            at += xAdvance * px
            return d
          }),
        )
        .join('')
    },
  }
}
