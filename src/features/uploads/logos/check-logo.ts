import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { drawn, PictureError, repaintLogo } from '#src/platform/images/pictures.ts'
import { Refused } from '../documents/refused.ts'
import { decodeXml, isXml } from '../documents/xml-text.ts'
import { type Drawing, redrawSvg } from './redraw-svg.ts'
import { logoRefusals } from './refusals.ts'
import { type LogoRefusal, LogoRefused } from './refused.ts'

/** Rejected logo: message for the sender, and status code. */
type RefusedLogo = { code: 400 | 413 | 415; words: string }

/**
 * Makes a drawing of our own from an uploaded SVG or PNG; the file name is ignored.
 * @param longest side of a PNG, in pixels
 * @returns the reason for a rejection instead
 */
export async function checkLogo(path: string, longest: number): Promise<Drawing | RefusedLogo> {
  try {
    const bytes = await readFile(path)
    const found = await fileTypeFromBuffer(bytes.subarray(0, 4_100))
    if (found?.mime === 'image/png') return await fromPng(path, longest)
    if (!isXml(bytes.subarray(0, 100))) throw new LogoRefused('kind')
    const drawing = redrawSvg(decodeXml(bytes))
    // What cannot be painted here would fail on a paper or a share picture.
    await drawn(drawing.svg)
    return drawing
  } catch (error) {
    return logoRefusals[reasonOf(error)]
  }
}

function reasonOf(error: unknown): LogoRefusal {
  if (error instanceof LogoRefused) return error.why
  if (error instanceof PictureError) return error.why
  // An encoding that the reader of documents does not take.
  if (error instanceof Refused) return 'broken'
  throw error
}

async function fromPng(path: string, longest: number): Promise<Drawing> {
  const { bytes, width, height } = await repaintLogo(path, longest)
  if (width > 6 * height || height > 2 * width) throw new LogoRefused('ratio')
  const data = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  const size = `width="${width}" height="${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><image ${size} href="${data}"/></svg>`
  return { svg, width, height }
}
