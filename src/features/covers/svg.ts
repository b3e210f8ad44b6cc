import type { Layer, Repeat } from './shapes.ts'

/** A complete, decorative SVG document of this size in CSS px; a box of another ratio crops it. */
export const drawSvg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
  `preserveAspectRatio="xMidYMid slice" aria-hidden="true">${content}</svg>`

export const drawLayers = (layers: Layer[]): string =>
  layers
    .filter((layer) => layer.d !== '')
    .map(({ colour, d, line }) =>
      line === undefined
        ? `<path fill="${colour}" d="${d}"/>`
        : `<path fill="none" stroke="${colour}" stroke-width="${Math.round(line * 100) / 100}" d="${d}"/>`,
    )
    .join('')

/** A starting point in a repeat, in px from its corner. */
type Offset = { x: number; y: number }

/** Fills an area (path data, holes allowed) with one repeat. `id` must be the repeat's own on a page. */
export function drawTiled(
  area: string,
  ground: string,
  repeat: Repeat,
  { x, y }: Offset,
  id: string,
): string {
  return (
    `<path fill="${ground}" fill-rule="evenodd" d="${area}"/>` +
    `<pattern id="${id}" x="${-x}" y="${-y}" width="${repeat.width}" height="${repeat.height}" ` +
    `patternUnits="userSpaceOnUse">${drawLayers(repeat.layers)}</pattern>` +
    `<path fill="url(#${id})" fill-rule="evenodd" d="${area}"/>`
  )
}
