import type { Font } from 'fontkit'

type Run = { font: Font; text: string; ems: number }

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })
const signsOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

/** A text set in the first of these fonts that has each of its signs. Widths are in ems. */
export function lettersOf(fonts: readonly Font[]) {
  const fontOf = (sign: string) =>
    fonts.find((font) => [...sign].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)))

  function runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const sign of signsOf(text)) {
      const last = runs.at(-1)
      const font = fontOf(sign)
      if (last && last.font === font) last.text += sign
      else if (font) runs.push({ font, text: sign, ems: 0 })
    }
    return runs.map((run) => ({ ...run, ems: emsIn(run.font, run.text) }))
  }
  return {
    /** The text as far as there are letters for it, in one line: no emoji, no script of which there is none. */
    writable: (text: string) =>
      signsOf(text.normalize('NFC').replace(/[\t\r\n ]+/g, ' '))
        .filter(fontOf)
        .join('')
        .trim(),
    runsOf,
    emsOf: (text: string) => runsOf(text).reduce((sum, { ems }) => sum + ems, 0),
  }
}

/** Word by word, as the document sets it. */
const emsIn = (font: Font, text: string) =>
  (text.match(/[^ ]* ?/g) ?? []).reduce((sum, word) => sum + font.layout(word).advanceWidth, 0) /
  font.unitsPerEm
