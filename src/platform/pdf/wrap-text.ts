const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' })

/**
 * Breaks a text into lines between words, inside a word only if that alone is too wide. Nothing is dropped.
 * @param widthOf in any unit, as `width`
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ +/)) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = piecesOf(word, width, widthOf)
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return line ? [...lines, line] : lines
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word)) {
    if (piece && widthOf(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece ? [...pieces, piece] : pieces
}
