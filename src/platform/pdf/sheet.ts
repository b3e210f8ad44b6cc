import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { openFaces } from '../fonts/fonts.ts'
import { createTypesetter } from '../fonts/typesetter.ts'
import { wrapText } from './wrap-text.ts'

const INK = '#0c1b33'
/** Stroke width that makes weight 600 of the only weight here, as on share pictures. */
const EDGE = 0.044
const LEADING = 1.35

type Style = { size: number; isBold?: boolean; colour?: string; leading?: number }
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** A document under construction. Measures are points from the upper left corner. */
export type Sheet = {
  width: number
  height: number
  /** True if every character of the text has a glyph; others are replaced by `[?]`. */
  canWrite(text: string): boolean
  /** Writes as many lines as needed. @returns their height */
  write(text: string, style: Style & Place): number
  heightOf(text: string, style: Style & { width: number }): number
  rule(y: number, from: number, to: number, thickness: number): void
  /** Fills an outline of SVG path data, moved and scaled. */
  fill(path: string, at: { x: number; y: number; scale: number; colour?: string }): void
  /** Places a PNG, whole and in the middle of a box. */
  image(png: Buffer, at: { x: number; y: number; width: number; height: number }): void
  frame(at: { x: number; y: number; width: number; height: number }): void
  newPage(): void
  /** Ends the document. @param finish draws page numbers on each page */
  bytes(finish?: (page: number, pages: number) => void): Promise<Buffer>
}

let faceOf: ReturnType<typeof openFaces> | undefined

type About = { size: 'A4' | 'A5'; title: string; author: string; created: Date; lang: string }

/** @param created creation date in the metadata @param lang language and country of the text, such as `id-ID` */
export function openSheet(given: About): Sheet {
  const Pdf = createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit')
  faceOf ??= openFaces()
  const letters = createTypesetter(faceOf)
  const pdf = new Pdf({
    size: given.size,
    margin: 0,
    bufferPages: true,
    lang: given.lang,
    displayTitle: true,
    info: { Title: given.title, Author: given.author, CreationDate: given.created, ModDate: given.created },
  })
  const bytes = buffer(pdf)
  const { width, height } = pdf.page

  const lines = (text: string, { size, width: room }: Style & { width: number }) =>
    wrapText(letters.writable(text), room, (piece) => letters.emsOf(piece) * size)
  const heightOf: Sheet['heightOf'] = (text, style) =>
    lines(text, style).length * style.size * (style.leading ?? LEADING)

  const write: Sheet['write'] = (text, { x, y, align, ...style }) => {
    const { size, isBold = false, colour = INK, leading = LEADING } = style
    const written = lines(text, style)
    pdf.fontSize(size).fillColor(colour).strokeColor(colour).lineJoin('round')
    for (const [index, line] of written.entries()) {
      let at = align === 'right' ? x + style.width - letters.emsOf(line) * size : x
      for (const run of letters.runsOf(line)) {
        const edge = run.face.edge + (isBold ? EDGE : 0)
        pdf.font(run.face.font as never).lineWidth(size * edge)
        const top = y + index * size * leading
        pdf.text(run.text, at, top, { lineBreak: false, stroke: edge > 0, fill: true })
        at += run.ems * size
      }
    }
    return written.length * size * leading
  }

  return {
    width,
    height,
    canWrite: letters.canWrite,
    write,
    heightOf,
    rule: (y, from, to, thickness) =>
      void pdf.moveTo(from, y).lineTo(to, y).lineWidth(thickness).strokeColor(INK).stroke(),
    fill(path, { x, y, scale, colour = INK }) {
      pdf.save().translate(x, y).scale(scale)
      pdf.path(path).fill(colour)
      pdf.restore()
    },
    image: (png, { x, y, width: across, height: down }) =>
      void pdf.image(png, x, y, { fit: [across, down], align: 'center', valign: 'center' }),
    frame: ({ x, y, width: across, height: down }) =>
      void pdf.rect(x, y, across, down).lineWidth(1.2).strokeColor(INK).stroke(),
    newPage: () => void pdf.addPage(),
    bytes(finish) {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; finish && page < count; page += 1) {
        pdf.switchToPage(page)
        finish(page + 1, count)
      }
      pdf.end()
      return bytes
    },
  }
}
