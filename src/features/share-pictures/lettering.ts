import { openFaces } from '#src/platform/fonts/fonts.ts'
import { createTypesetter } from '#src/platform/fonts/typesetter.ts'

/** Path data of a part of a line, and its stroke width relative to the size. */
type Outline = { d: string; edge: number }

/** Text as outlines of the site's fonts, so that pictures need no system fonts. Sizes are px. */
export type Lettering = {
  /** The text on one line without emoji; null if a font lacks one of its letters. */
  writable(text: string): string | null
  widthOf(text: string, size: number): number
  /** Outlines of a line that starts at (x, y) on its baseline. */
  outline(text: string, size: number, x: number, y: number): Outline[]
}

/** Stroke width that makes the fonts' regular outlines look like their weight of 600. */
const BOLD_EDGE = 0.044
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}]*/gu

let loaded: Lettering | undefined

/** The site's fonts, each part loaded at first use. */
export const loadLettering = (): Lettering => (loaded ??= letteringOf(openFaces()))

function letteringOf(faceOf: ReturnType<typeof openFaces>): Lettering {
  const letters = createTypesetter(faceOf)
  return {
    writable(text) {
      const plain = text.normalize('NFC').replace(emoji, ' ')
      return letters.canWrite(plain) ? letters.writable(plain).trim() : null
    },
    widthOf: (text, size) => letters.emsOf(text) * size,
    outline(text, size, x, y) {
      let at = x
      return letters.runsOf(text).map(({ face, text: part }) => {
        const { glyphs, positions } = face.font.layout(part)
        const px = size / face.font.unitsPerEm
        const paths = glyphs.map(({ path }, index) => {
          const { xAdvance, xOffset, yOffset } = positions[index]!
          const d = path
            .scale(px, -px)
            .translate(at + xOffset * px, y - yOffset * px)
            .toSVG()
          at += xAdvance * px
          return d
        })
        return { d: paths.join(''), edge: BOLD_EDGE + face.edge / 2 }
      })
    },
  }
}
