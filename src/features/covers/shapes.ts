export type Point = readonly [x: number, y: number]

/** One path in one colour: filled, or drawn as a line of `line` px. */
export type Layer = { colour: string; d: string; line?: number }

/** One repeat of a cloth, in CSS px, its layers from bottom to top. */
export type Repeat = { width: number; height: number; layers: Layer[] }

/** A coordinate for path data, at most two decimals. */
export const num = (value: number): string => String(Math.round(value * 100) / 100)

const at = ([x, y]: Point) => `${num(x)} ${num(y)}`

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at([x, y])}h${num(width)}v${num(height)}h${num(-width)}z`

export const diamond = (x: number, y: number, reachX: number, reachY: number): string =>
  `M${at([x - reachX, y])}l${at([reachX, -reachY])} ${at([reachX, reachY])} ${at([-reachX, reachY])}z`

export const dot = (x: number, y: number, radius: number): string => {
  const half = `a${num(radius)} ${num(radius)} 0 1 0 `
  return `M${at([x - radius, y])}${half}${num(2 * radius)} 0${half}${num(-2 * radius)} 0z`
}

/** A petal on a ray from (x, y): `turn` in full turns, from `near` to `far` px, `breadth` px at its middle. */
export function petal(
  x: number,
  y: number,
  turn: number,
  near: number,
  far: number,
  breadth: number,
): string {
  const [alongX, alongY] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
  const half = (far - near) / 2
  const tip: Point = [2 * half * alongX, 2 * half * alongY]
  const left: Point = [half * alongX - breadth * alongY, half * alongY + breadth * alongX]
  const right: Point = [-half * alongX + breadth * alongY, -half * alongY - breadth * alongX]
  return `M${at([x + near * alongX, y + near * alongY])}q${at(left)} ${at(tip)}q${at(right)} ${at([-tip[0], -tip[1]])}z`
}

/** A run of whole numbers, `from` up to and without `to`. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** The remainder that is never negative, for places on a repeat. */
export const wrap = (value: number, size: number): number => ((value % size) + size) % size
