/** Map units from the map's upper left corner. */
export type Point = readonly [x: number, y: number]

/** The box of the map of Indonesia. */
export const mapSize = { width: 793, height: 288 }

/** Whole units: half a pixel is not seen, and digits do not compress. */
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** Path data of one thread through all the points, with each segment sagging to the right of its direction. */
export function threadThrough(points: readonly Point[]): string {
  const pieces = points.map((to, i) => {
    const from = points[i - 1]
    if (!from) return `M${at(to)}`
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const sag: Point = [(from[0] + to[0]) / 2 - SAG * dy, (from[1] + to[1]) / 2 + SAG * dx]
    return `Q${at(sag)} ${at(to)}`
  })
  return pieces.join('')
}
const SAG = 0.18

/**
 * Path data of the clickable area of `centre`: within reach and nearer to it than to any other point. So targets are as
 * large as a finger needs and never overlap.
 */
export function cellOf(centre: Point, points: readonly Point[]): string {
  let cell: Point[] = CORNERS.map(([x, y]) => [centre[0] + REACH * x, centre[1] + REACH * y])
  for (const other of points) cell = cell.flatMap((corner, i) => cut(cell.at(i - 1)!, corner, centre, other))
  // By steps, which are the same for every whole cell.
  const corners = cell.map(([x, y]): Point => [Math.round(x - centre[0]), Math.round(y - centre[1])])
  const steps = corners.slice(1).map(([x, y], i): Point => [x - corners[i]![0], y - corners[i]![1]])
  const [x, y] = corners[0]!
  return `M${at([centre[0] + x, centre[1] + y])}${steps.map((step) => `l${at(step)}`).join('')}z`
}
/** The sides of the largest cell are then 22 px from its point on a map 360 px wide. */
const REACH = 54
const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
  const turn = ((i + 0.5) * Math.PI) / 4
  return [Math.cos(turn), Math.sin(turn)]
})

/** Clips the side `from` to `to` to the part nearer to `centre` than to `other`. */
function cut(from: Point, to: Point, centre: Point, other: Point): Point[] {
  const [start, end] = [lead(from, centre, other), lead(to, centre, other)]
  const share = start / (start - end)
  const crossing: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  const isCut = start >= 0 !== end >= 0
  return [...(isCut ? [crossing] : []), ...(end >= 0 ? [to] : [])]
}

/** Difference of squared distances to `other` and `centre`: linear along a line, zero for equal points. */
const lead = ([x, y]: Point, centre: Point, other: Point) =>
  (other[0] - centre[0]) * (other[0] + centre[0] - 2 * x) +
  (other[1] - centre[1]) * (other[1] + centre[1] - 2 * y)
