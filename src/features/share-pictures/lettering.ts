import { openFaces } from '#src/platform/fonts/fonts.ts'
import { lettersOf } from '#src/platform/fonts/letters.ts'

/** Path data of a part of a line, and how thick its edge is drawn as a share of the size. */
type Outline = { d: string; edge: number }

/** Text as outlines of the site's fonts, so that pictures need no font of the machine. Sizes are px. */
export type Lettering = {
  /** The text on one line without emoji, which are decoration; null where a letter of it has no font. */
  writable(text: string): string | null
  widthOf(text: string, size: number): number
  /** Outlines of a line that starts at (x, y) on its baseline. */
  outline(text: string, size: number, x: number, y: number): Outline[]
}

/** The fonts' regular outlines get an edge as thick as makes them their weight of 600. */
const BOLD_EDGE = 0.044
const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\p{M}\p{Cf}\p{Emoji_Modifier}]*/gu

let loaded: Lettering | undefined

/** The site's fonts, each part read at its first use. */
export const loadLettering = (): Lettering => (loaded ??= letteringOf(openFaces()))

function letteringOf(faceOf: ReturnType<typeof openFaces>): Lettering {
  const letters = lettersOf(faceOf)
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
