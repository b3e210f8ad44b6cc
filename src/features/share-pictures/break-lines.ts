type Room = {
  /** Width of a text, in any unit. */
  widthOf(text: string): number
  maxWidth: number
  maxLines: number
}

const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
const thai = /\p{Script=Thai}/u

/**
 * Breaks a text between words, also in Thai, which writes no spaces. Text beyond the last line is
 * replaced by an ellipsis; only a word longer than a whole line is cut.
 */
export function breakLines(text: string, room: Room): { lines: string[]; isCut: boolean } {
  const lines: string[][] = []
  for (const piece of piecesOf(text)) {
    const line = lines.at(-1)
    if (line && fits([...line, piece], room)) line.push(piece)
    else lines.push([piece])
  }
  const tooLong = lines.findIndex((line) => !fits(line, room))
  const last = Math.min(tooLong < 0 ? Infinity : tooLong, room.maxLines - 1)
  const isCut = tooLong >= 0 || lines.length > room.maxLines
  if (!isCut) return { lines: lines.map(toText), isCut }
  return { lines: [...lines.slice(0, last).map(toText), withEllipsis(lines[last]!, room)], isCut }
}

const toText = (pieces: string[]) => pieces.join('').trimEnd()

/** Measured piece by piece, since the same pieces are tried in many lines. */
const fits = (pieces: string[], { widthOf, maxWidth }: Room) =>
  pieces.slice(0, -1).reduce((sum, piece) => sum + widthOf(piece), widthOf(pieces.at(-1)!.trimEnd())) <=
  maxWidth

/** Words, each with the space that follows it. */
const piecesOf = (text: string): string[] =>
  (text.match(/\S+\s*/gu) ?? []).flatMap((word) =>
    thai.test(word) ? withMarks([...words.segment(word)].map(({ segment }) => segment)) : [word],
  )

/** Attaches spaces and marks to the word before them. */
function withMarks(segments: string[]) {
  const joined: string[] = []
  for (const segment of segments) {
    if (joined.length && !/[\p{L}\p{N}]/u.test(segment)) joined[joined.length - 1] += segment
    else joined.push(segment)
  }
  return joined
}

function withEllipsis(line: string[], room: Room): string {
  const letters = [...graphemes.segment(line.join(''))].map(({ segment }) => segment)
  for (const parts of [[...line], letters])
    for (; parts.length > 0; parts.pop()) {
      const text = `${parts.join('').replace(/[\s\p{P}]+$/u, '')}…`
      if (fits([text], room)) return text
    }
  return '…'
}
