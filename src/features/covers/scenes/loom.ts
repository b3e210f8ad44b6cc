import { between, chance, type Random } from '../prng.ts'
import type { Point } from '../shapes.ts'

/** A scene is woven in this many px; drawn smaller or larger, it is scaled as a whole. */
export const WIDTH = 1200
export const HEIGHT = 675
/** Height of a weft row, and width of the cells that it is laid in, in px. */
export const PITCH = 5
export const CELL = 2
export const ROWS = HEIGHT / PITCH
export const CELLS = WIDTH / CELL

export type Run = readonly [from: number, to: number]
/** A CSS hex colour, or one for each row. A fine thread has a `~` behind it. */
export type Thread = string | ((row: number) => string)
/** Lie of the ends of wefts: to which px they are laid, how far a hand strays, how often a piece stands loose. */
export type Ends = { step?: number; slack?: number; loose?: number }

/** A thread half as thick, for mist and smoke. */
export const fine = (colour: string): string => `${colour}~`

export const rowAt = (y: number): number => Math.floor(y / PITCH)

/** A grid of cells by weft rows. A cell holds one thread; the last one laid wins. Coordinates are in px. */
export class Loom {
  readonly rows = Array.from({ length: ROWS }, () => new Uint8Array(CELLS))
  /** Colours by the number in a cell; 0 is the bare ground. */
  readonly colours: string[] = ['']
  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Lays one thread in one row. */
  span(row: number, from: number, to: number, colour: string) {
    const cells = this.rows[row]
    if (!cells) return
    const [start, end] = [Math.max(0, Math.round(from / CELL)), Math.min(CELLS, Math.round(to / CELL))]
    if (end > start) cells.fill(this.#numberOf(colour), start, end)
  }

  /** Lays the runs of each row whose middle lies from `top` to `bottom`. */
  fill(
    thread: Thread,
    [top, bottom]: Run,
    runsAt: (y: number, row: number) => readonly Run[],
    { step = 4, slack = 0, loose = 0 }: Ends = {},
  ) {
    const { random } = this
    for (let row = Math.max(0, rowAt(top)); row < Math.min(ROWS, Math.ceil(bottom / PITCH)); row++) {
      const y = (row + 0.5) * PITCH
      if (y < top || y > bottom) continue
      const colour = typeof thread === 'string' ? thread : thread(row)
      for (const run of runsAt(y, row)) {
        const [from, to] = run.map(
          (end) => Math.round((end + (slack && between(random, -slack, slack))) / step) * step,
        ) as [number, number]
        if (to <= from) continue
        this.span(row, from, to, colour)
        if (loose && chance(random, loose)) this.span(row, to + 8, to + between(random, 16, 30), colour)
        if (loose && chance(random, loose)) this.span(row, from - between(random, 16, 30), from - 8, colour)
      }
    }
  }

  rect(thread: Thread, x: number, y: number, width: number, height: number) {
    const runs = [[x, x + width]] as const
    this.fill(thread, [y, y + height], () => runs, { step: 2 })
  }

  ellipse(thread: Thread, [x, y]: Point, [reachX, reachY]: Point, ends?: Ends) {
    const runAt = (at: number): Run[] => {
      const half = reachX * Math.sqrt(Math.max(0, 1 - ((at - y) / reachY) ** 2))
      return [[x - half, x + half]]
    }
    this.fill(thread, [y - reachY, y + reachY], runAt, ends)
  }

  polygon(thread: Thread, points: readonly Point[], ends?: Ends) {
    const heights = points.map(([, y]) => y)
    const runsAt = (y: number): Run[] => {
      const crossings = points.flatMap(([x1, y1], index) => {
        const [x2, y2] = points[(index + 1) % points.length]!
        return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
      })
      crossings.sort((a, b) => a - b)
      return crossings.flatMap((from, index) => (index % 2 ? [] : [[from, crossings[index + 1]!] as const]))
    }
    this.fill(thread, [Math.min(...heights), Math.max(...heights)], runsAt, ends)
  }

  /** A line along `at` (0 to 1), whose half breadth goes from `first` to `last`. */
  brush(colour: string, at: (share: number) => Point, [first, last]: Run, steps = 60) {
    for (let step = 0; step <= steps; step++) {
      const [x, y] = at(step / steps)
      const half = first + ((last - first) * step) / steps
      if (half * 0.8 < PITCH / 2) this.span(rowAt(y), x - half, x + half, colour)
      else this.ellipse(colour, [x, y], [half, half], { step: CELL })
    }
  }

  /** Fills what lies between two lines, column by column. */
  band(
    thread: Thread,
    upper: (x: number) => number,
    lower: number | ((x: number) => number),
    { step = 6, ...ends }: Ends = {},
  ) {
    const columns = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) => (index - 1) * step)
    const tops = columns.map((x) => upper(x + step / 2))
    const bottoms = columns.map((x) => (typeof lower === 'number' ? lower : lower(x + step / 2)))
    const runsAt = (y: number) => {
      const runs: [number, number][] = []
      for (const [index, x] of columns.entries()) {
        if (tops[index]! > y || bottoms[index]! < y) continue
        const last = runs.at(-1)
        if (last?.[1] === x) last[1] += step
        else runs.push([x, x + step])
      }
      return runs
    }
    this.fill(thread, [Math.min(...tops), Math.max(...bottoms)], runsAt, { step: CELL, ...ends })
  }

  /** A weft with gaps, as in tapestry where two colours meet. */
  broken(colour: string, y: number, [from, to]: Run, gaps = 3) {
    const { random } = this
    const shares = Array.from({ length: gaps }, () => between(random, 0.02, 0.97)).sort((a, b) => a - b)
    let left = from
    for (const share of shares) {
      if (chance(random, 0.4)) continue
      const gapAt = from + share * (to - from)
      this.span(rowAt(y), left, gapAt, colour)
      left = Math.max(left, gapAt + between(random, 9, 20))
    }
    this.span(rowAt(y), left, to, colour)
  }

  #numberOf(colour: string): number {
    const known = this.colours.indexOf(colour)
    return known < 0 ? this.colours.push(colour) - 1 : known
  }
}

/** A quadratic curve from one point to another, drawn towards `pull`. */
export const curve =
  ([x1, y1]: Point, [pullX, pullY]: Point, [x2, y2]: Point) =>
  (share: number): Point => {
    const rest = 1 - share
    const weigh = (from: number, pull: number, to: number) =>
      rest * rest * from + 2 * share * rest * pull + share * share * to
    return [weigh(x1, pullX, x2), weigh(y1, pullY, y2)]
  }

/** The points of a curve, for a polygon. */
export const pointsOf = (at: (share: number) => Point): Point[] =>
  Array.from({ length: 15 }, (_, index) => at(index / 14))
