import type { Sheet } from '#src/platform/pdf/sheet.ts'
import type { Paper } from './paper.ts'

export const MUTED = '#556174'
const MARK = 30

const warp = [
  [14.6, 16.6],
  [5.4, 7.4],
  [23.8, 7.4],
  [5.4, 25.8],
  [23.8, 25.8],
] as const
const weft = [
  [16.6, 5.4],
  [7.4, 14.6],
  [25.8, 14.6],
  [16.6, 23.8],
] as const

/** Strips of the woven mark, rotated by 45 degrees about its centre, in a field of 40. */
const stripsPath = (places: readonly (readonly [x: number, y: number])[], w: number, h: number) =>
  places
    .map(([x, y]) => {
      const corners = [turned(x, y), turned(x + w, y), turned(x + w, y + h), turned(x, y + h)]
      return `M${corners.join('L')}Z`
    })
    .join('')

function turned(x: number, y: number): string {
  const [dx, dy] = [(x - 20) * Math.SQRT1_2, (y - 20) * Math.SQRT1_2]
  return `${(20 + dx + dy).toFixed(2)} ${(20 - dx + dy).toFixed(2)}`
}

/** Row of teeth like the edge of a cloth. */
function selvedgePath(width: number): string {
  const teeth = Math.floor(width / 9)
  const pitch = width / teeth
  return Array.from({ length: teeth }, (_, n) => `M${n * pitch} 6l${pitch / 2} -6l${pitch / 2} 6z`).join('')
}

/** Longest logo beside a name. */
const MAX_MARK = 75

/** Draws the logo, else the woven mark. @returns its width */
function drawMark(sheet: Sheet, { logo, blue, orange }: Paper['issuer'], margin: number): number {
  if (logo) {
    const width = Math.min((MARK * logo.width) / logo.height, MAX_MARK)
    sheet.image(Buffer.from(logo.png, 'base64'), { x: margin, y: margin, width, height: MARK })
    return width
  }
  const place = { x: margin, y: margin, scale: MARK / 40 }
  sheet.fill(stripsPath(warp, 10.8, 6.8), { ...place, colour: blue })
  sheet.fill(stripsPath(weft, 6.8, 10.8), { ...place, colour: orange })
  return MARK
}

type Title = { label: string; value: string; margin: number }

/** Draws mark, name and number above a selvedge, then the warnings. @returns the y where it ends */
export function drawHead(sheet: Sheet, { issuer, warnings }: Paper, { label, value, margin }: Title): number {
  const room = sheet.width - 2 * margin
  const mark = drawMark(sheet, issuer, margin)
  const name = { x: margin + mark + 9, width: room / 2 - mark - 9, size: 10.5, isBold: true, leading: 1.2 }
  const half = { x: margin + room / 2, width: room / 2, align: 'right' as const }
  const nameHeight = sheet.write(issuer.name, { ...name, y: margin + 2 })
  sheet.write(label, { ...half, y: margin + 1, size: 8.5, colour: MUTED })
  sheet.write(value, { ...half, y: margin + 13, size: 11.5, isBold: true })
  let y = margin + Math.max(MARK, nameHeight) + 12
  sheet.fill(selvedgePath(room), { x: margin, y, scale: 1 })
  y += 18
  for (const warning of warnings) {
    const style = { size: 9, isBold: true, width: room - 20 }
    const height = sheet.heightOf(warning, style) + 12
    sheet.frame({ x: margin, y, width: room, height })
    sheet.write(warning, { ...style, x: margin + 10, y: y + 6 })
    y += height + 8
  }
  return y
}

/** Draws the small print. @returns its height */
export function drawSmallPrint(
  sheet: Sheet,
  { smallPrint }: Paper,
  at: { x: number; y: number; width: number },
) {
  let { y } = at
  for (const line of smallPrint) y += sheet.write(line, { ...at, y, size: 7.5, colour: MUTED })
  return y - at.y
}

/**
 * Draws a note on characters that could not be printed, and where the full text is: a receipt must not lose a name
 * silently.
 * @param texts all texts on the paper that people wrote
 * @returns its height; 0 where all of it was printed
 */
export function drawUnprinted(
  sheet: Sheet,
  texts: readonly string[],
  { words, ...at }: { words: string; x: number; y: number; width: number },
): number {
  if (texts.every(sheet.canWrite)) return 0
  return sheet.write(words, { ...at, size: 8.5, isBold: true }) + 4
}
