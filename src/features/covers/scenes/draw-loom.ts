import { luminance } from '#src/wire/colour.ts'
import { CELL, CELLS, HEIGHT, type Loom, PITCH, ROWS, WIDTH } from './loom.ts'

/** Corners of the grid in one row of them. */
const CORNERS = CELLS + 1

/**
 * The threads of a loom as SVG: one outline per colour, and between the rows the ground, as the warp shows. On a pale
 * ground dark threads are beaten closer: the warp shows at every second row only.
 */
export function drawLoom({ rows, colours }: Loom, ground: string): string {
  const isPale = luminance(ground) > 0.33
  const layers = { open: '', fine: '', close: '' }
  const ends = endsOf(rows, colours.length)
  for (const [number, thread] of colours.entries()) {
    const colour = thread.slice(0, 7)
    if (number === 0) continue
    if (thread !== colour) {
      const d = strokes(ends[number]!)
      if (d)
        layers.fine += `<path stroke="${colour}" stroke-width=".4" d="${d}" transform="translate(0 .4)"/>`
      continue
    }
    const d = outline(ends[number]!)
    if (d) layers[isPale && luminance(colour) < 0.2 ? 'close' : 'open'] += `<path fill="${colour}" d="${d}"/>`
  }
  const { open, close } = layers
  return (
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<g transform="scale(${CELL} ${PITCH})" fill-rule="evenodd">${open}${layers.fine}${warp(ground, 1)}` +
    `${close}${close && warp(ground, 2)}</g>`
  )
}

/** Ends of runs by colour and row, from left to right: start, end, start, end … */
function endsOf(rows: readonly Uint8Array[], colours: number): number[][][] {
  const ends = Array.from({ length: colours }, () => rows.map((): number[] => []))
  for (const [row, cells] of rows.entries()) {
    let start = 0
    for (let cell = 1; cell <= CELLS; cell++) {
      if (cell < CELLS && cells[cell] === cells[start]) continue
      ends[cells[start]!]![row]!.push(start, cell)
      start = cell
    }
  }
  return ends
}

const strokes = (ends: readonly number[][]) =>
  ends
    .flatMap((row, y) => row.flatMap((x, index) => (index % 2 ? [] : [`M${x} ${y}h${row[index + 1]! - x}`])))
    .join('')

/**
 * The outline of what the runs cover. A corner lies where a run ends in one of two adjacent rows but not in both; each
 * corner has one edge along the row and one across, so that following them in turn closes every loop.
 */
function outline(ends: readonly number[][]): string {
  const along = new Map<number, number>()
  const across = new Map<number, number>()
  const openAt = new Int32Array(CORNERS)
  for (let y = 0; y <= ROWS; y++) {
    const below = ends[y] ?? []
    const corners = inOneOnly(ends[y - 1] ?? [], below)
    for (const [index, x] of corners.entries()) {
      const corner = y * CORNERS + x
      const partner = y * CORNERS + corners[index % 2 ? index - 1 : index + 1]!
      along.set(corner, partner)
      if (below.includes(x)) openAt[x] = corner
      else {
        across.set(corner, openAt[x]!)
        across.set(openAt[x]!, corner)
      }
    }
  }
  return loops(along, across)
}

/** The numbers in one of two rising lists, but not in both. */
function inOneOnly(above: readonly number[], below: readonly number[]): number[] {
  const found: number[] = []
  let [a, b] = [0, 0]
  while (a < above.length || b < below.length) {
    const [left = CORNERS, right = CORNERS] = [above[a], below[b]]
    if (left !== right) found.push(Math.min(left, right))
    if (left <= right) a++
    if (right <= left) b++
  }
  return found
}

function loops(along: Map<number, number>, across: ReadonlyMap<number, number>): string {
  let d = ''
  let [lastX, lastY] = [0, 0]
  for (const start of along.keys()) {
    const [startX, startY] = [start % CORNERS, Math.floor(start / CORNERS)]
    d += `m${startX - lastX} ${startY - lastY}`
    ;[lastX, lastY] = [startX, startY]
    for (let corner = start; ; ) {
      const turn = along.get(corner)!
      along.delete(corner)
      along.delete(turn)
      d += `h${turn - corner}`
      const next = across.get(turn)!
      if (next === start) break
      d += `v${(next - turn) / CORNERS}`
      corner = next
    }
    d += 'z'
  }
  return d
}

/** The ground between every `step` rows. */
function warp(ground: string, step: number): string {
  const lines = Array.from({ length: Math.floor(ROWS / step) - 1 }, () => `m-${CELLS} ${step}h${CELLS}`)
  return `<path stroke="${ground}" stroke-width=".2" d="M0 ${step - 1}h${CELLS}${lines.join('')}" transform="translate(0 .9)"/>`
}
