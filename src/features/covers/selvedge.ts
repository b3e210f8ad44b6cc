import { box, type Point, polygon } from './shapes.ts'
import { drawLayers, drawSvg } from './svg.ts'

const builtIn = { deep: '#0a2350', blue: '#1456b8', orange: '#f28a1e' }
const cotton = '#faf7f1'

const step = 30

/**
 * One repeat of the tumpal selvedge, 60 by 30 px: a background for `repeat-x`, `background-size: auto 100%`,
 * in a band 30 px high under the hero or 26 px over the footer.
 */
export function drawSelvedge({ deep, blue, orange } = builtIn): string {
  return drawSvg(
    2 * step,
    step,
    drawLayers([
      { colour: deep, d: box(0, 0, 2 * step, step) },
      { colour: blue, d: [0, 1, 2].map((index) => polygon(corners(index, tooth))).join('') },
      { colour: orange, d: polygon(corners(0, chevron)) },
      { colour: cotton, d: polygon(corners(1, chevron)) },
    ]),
  )
}

const tooth: Point[] = [
  [-0.2, 0],
  [0.2, 0],
  [0, 0.34],
]
const chevron: Point[] = [
  [0, 1],
  [0.5, 0.27],
  [1, 1],
  [0.75, 1],
  [0.5, 0.635],
  [0.25, 1],
]

const corners = (column: number, points: Point[]): Point[] =>
  points.map(([x, y]) => [(column + x) * step, y * step])
