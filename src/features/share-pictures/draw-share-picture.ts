import { placed } from '#src/platform/images/pictures.ts'
import { sharePictureSize } from '#src/ui/share-picture.ts'
import { drawCloth } from '../covers/draw-cloth.ts'
import type { Motif } from '../covers/draw-cover.ts'
import { drawMark } from '../covers/draw-mark.ts'
import { isScene } from '../covers/scene-names.ts'
import type { KeptDrawing } from '../settings/brand-schema.ts'
import { breakLines } from './break-lines.ts'
import type { Lettering } from './lettering.ts'

export type SharePicture = {
  title: string
  /** Kind of the item, in the words of the site. */
  kind: string
  siteName: string
  /** Name of its cloth in addresses: a scene or a dye family. */
  cover: string
  coverSeed: number
  /** The site's own look; without it, the built-in one. */
  look?: { logo: KeptDrawing | null; motif: Motif | null; label: string } | undefined
}

const { width, height } = sharePictureSize
const colours = { cotton: '#faf7f1', ink: '#0c1b33', orange: '#a24c05', thread: '#cfc6b4' }
/** Threads twice as thick as on a page: share cards are shown small. */
const SCALE = 2
const label = { left: 72, right: 60, top: 46, bottom: 40, fromBottom: 56 }
const small = { size: 28, gap: 24 }
const mark = { size: 48, gap: 30, longest: 200 }
const MAX_LINES = 4
const MAX_WIDTH = 960
const titleSizes = [68, 60, 54, 48]
const LEADING = 1.14

/**
 * A complete SVG of 1200 × 630 px: the item's cloth, and on it a cotton label with its title. A title with a letter
 * missing from the fonts is omitted: the card's text has it, and one with gaps would be wrong.
 */
export function drawSharePicture(picture: SharePicture, lettering: Lettering): string {
  const title = setTitle(lettering.writable(picture.title) ?? '', lettering)
  const kind = lettering.writable(picture.kind) ?? ''
  const name = lettering.writable(picture.siteName) ?? ''
  const logo = picture.look?.logo
  const markWidth = logo ? Math.min((mark.size * logo.width) / logo.height, mark.longest) : mark.size
  const nameX = label.left + markWidth + 16
  const nameWidth = lettering.widthOf(name, small.size)
  // A very long name is set smaller: it stays on one line and on the picture.
  const nameSize = small.size * Math.min(1, (width - nameX - label.right) / nameWidth)
  const textWidth = Math.max(
    title.width,
    lettering.widthOf(kind, small.size),
    nameX - label.left + Math.min(nameWidth, width - nameX - label.right),
  )
  const box = {
    width: label.left + textWidth + label.right,
    height: label.top + small.size + small.gap + title.height + mark.gap + mark.size + label.bottom,
  }
  const top = height - label.fromBottom - box.height
  const titleTop = top + label.top + small.size + small.gap
  const markTop = titleTop + title.height + mark.gap
  const written = (text: string, size: number, x: number, y: number, colour: string) =>
    drawText(lettering.outline(text, size, x, y), size, colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
    `<g transform="scale(${SCALE})">${drawGround(picture)}</g>`,
    drawLabel(top, box),
    written(
      kind,
      small.size,
      label.left,
      top + label.top + small.size * 0.75,
      picture.look?.label ?? colours.orange,
    ),
    ...title.lines.map((line, index) =>
      written(line, title.size, label.left, titleTop + title.size * (0.8 + index * LEADING), colours.ink),
    ),
    logo
      ? placed(logo, `x="${label.left}" y="${markTop}" width="${markWidth}" height="${mark.size}"`)
      : `<svg x="${label.left - 6}" y="${markTop}" width="${mark.size}" height="${mark.size}">${drawMark()}</svg>`,
    written(name, nameSize, nameX, markTop + mark.size / 2 + nameSize * 0.34, colours.ink),
  ].join('')}</svg>`
}

/** Sets the title in the largest size that fits on four lines, else in the smallest with an ellipsis. */
function setTitle(text: string, lettering: Lettering) {
  const known = new Map<string, number>()
  const emsOf = (piece: string) => {
    const ems = known.get(piece) ?? lettering.widthOf(piece, 1)
    known.set(piece, ems)
    return ems
  }
  const linesAt = (size: number, maxWidth: number) =>
    breakLines(text, { maxLines: MAX_LINES, maxWidth: maxWidth / size, widthOf: emsOf })
  const size = titleSizes.find((each) => !linesAt(each, MAX_WIDTH).isCut) ?? titleSizes.at(-1)!
  const { lines: widest, isCut } = linesAt(size, MAX_WIDTH)
  let lines = widest
  // Balances the lines, as `text-wrap: balance` does.
  for (let maxWidth = MAX_WIDTH; !isCut && maxWidth > MAX_WIDTH / 3; maxWidth *= 0.95) {
    const narrower = linesAt(size, maxWidth)
    if (narrower.isCut || narrower.lines.length > widest.length) break
    lines = narrower.lines
  }
  return {
    size,
    lines,
    width: Math.max(0, ...lines.map((line) => lettering.widthOf(line, size))),
    height: size * LEADING * lines.length,
  }
}

/** A site's own motif takes the place of a pattern; only plain cloth takes that of a scene. */
function drawGround({ cover, coverSeed, look }: SharePicture) {
  const name =
    look?.motif && (look.motif === 'polos' || !isScene(cover))
      ? `${cover.split('-')[0]}-${look.motif}`
      : cover
  return drawCloth({ name, seed: coverSeed, width: width / SCALE, height: height / SCALE }) ?? ''
}

function drawLabel(top: number, box: { width: number; height: number }) {
  const stitch = 12
  const right = box.width - stitch
  const bottom = top + box.height - stitch
  return (
    `<path fill="${colours.cotton}" d="M0 ${top}h${box.width}v${box.height}H0z"/>` +
    `<path fill="none" stroke="${colours.thread}" stroke-width="3" stroke-dasharray="14 9" ` +
    `d="M0 ${top + stitch}H${right}V${bottom}H0"/>`
  )
}

const drawText = (outlines: ReturnType<Lettering['outline']>, size: number, colour: string) =>
  outlines
    .map(
      ({ d, edge }) =>
        `<path fill="${colour}" stroke="${colour}" stroke-width="${size * edge}" stroke-linejoin="round" d="${d}"/>`,
    )
    .join('')
