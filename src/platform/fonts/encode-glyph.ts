/** One step of an outline, as fontkit names them. */
export type PathCommand = {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: number[]
}
type Point = { x: number; y: number; isOnCurve: boolean }

const ON_CURVE = 1
const ALIGNED = 4

/** Encodes an outline of lines and quadratic curves for TrueType's `glyf` table; empty for an empty glyph. */
export function encodeGlyph(commands: readonly PathCommand[]): Buffer {
  const contours = contoursOf(commands)
  const points = contours.flat()
  if (!points.length) return Buffer.alloc(0)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let last = -1
  const ends = contours.map(({ length }) => (last += length))
  const bytes = Buffer.concat([
    words([contours.length, ...box, ...ends, 0]),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? ON_CURVE : 0))),
    words(steps(xs)),
    words(steps(ys)),
  ])
  return Buffer.concat([bytes, Buffer.alloc((ALIGNED - (bytes.length % ALIGNED)) % ALIGNED)])
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at < args.length; at += 2)
      contours.at(-1)!.push({
        x: Math.round(args[at]!),
        y: Math.round(args[at + 1]!),
        // The first of a curve's two points is the control point.
        isOnCurve: command !== 'quadraticCurveTo' || at > 0,
      })
  }
  return contours.filter((points) => points.length > 0)
}

/** Differences between successive numbers; the first is itself. */
const steps = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (index ? numbers[index - 1]! : 0))

function words(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) bytes.writeInt16BE(number, index * 2)
  return bytes
}
