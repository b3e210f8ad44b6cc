import { createHelper } from '../helpers/helper.ts'
import { createTaskQueue } from '../task-queue.ts'

/** A picture encoded by us: upright, without metadata. */
export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/png'
  width: number
  height: number
}

export class PictureError extends Error {
  readonly why: Refused['refused']

  constructor(why: Refused['refused']) {
    super(`picture refused: ${why}`)
    this.why = why
  }
}

/** Request to the process of `paint.ts`, and its answer. */
export type PaintTask =
  | { act: 'repaint'; path: string; longest: number; isLogo?: boolean }
  | { act: 'resize'; bytes: Uint8Array; width: number; type: 'image/webp' | 'image/avif' }
  | { act: 'draw'; svg: string; colours?: number }
export type Painted = { bytes: Uint8Array; format: string; width: number; height: number }
export type Refused = { refused: 'pixels' | 'kind' | 'broken' }

const ask = createHelper<PaintTask, Painted | Refused>({
  name: 'paint',
  source: new URL('./paint.ts', import.meta.url),
})

/** Timeout of jobs, which make smaller sizes. */
const PATIENCE_MS = 600_000

/** One picture at a time, urgent ones first. */
const line = createTaskQueue({ running: 1 })

/**
 * Re-encodes a file, at most `longest` pixels in either direction. JPEG stays JPEG, all others become WebP.
 * @throws PictureError for too many pixels, an unsupported kind or an incomplete file
 */
export const repaint = (path: string, longest: number): Promise<Picture> =>
  inLine({ act: 'repaint', path, longest }, true)

/** The same for a logo: a PNG of at most 256 colours, which papers and mails can show. @throws PictureError */
export const repaintLogo = (path: string, longest: number): Promise<Picture> =>
  inLine({ act: 'repaint', path, longest, isLogo: true }, true)

/** The same picture in another width and format. @param bytes of a picture encoded by us */
export const resized = async (
  bytes: Uint8Array,
  width: number,
  type: 'image/webp' | 'image/avif',
): Promise<Picture> => ({ ...(await inLine({ act: 'resize', bytes, width, type }, false)), type })

/** A drawing of ours as a PNG of at most `colours` colours, 256 by default. */
export const drawn = async (svg: string, colours?: number): Promise<Uint8Array<ArrayBuffer>> =>
  (await inLine({ act: 'draw', svg, colours }, true)).bytes

/** A drawing within a box of another SVG: whole, and in its middle. */
export const placed = (drawing: { svg: string; width: number; height: number }, box: string) =>
  `<svg ${box} viewBox="0 0 ${drawing.width} ${drawing.height}">${drawing.svg}</svg>`

async function inLine(task: PaintTask, isUrgent: boolean): Promise<Picture> {
  const answer = await line.run(() => (isUrgent ? ask(task) : ask(task, PATIENCE_MS)), { isUrgent })
  if ('refused' in answer) throw new PictureError(answer.refused)
  const { bytes, format, ...size } = answer
  return { bytes: new Uint8Array(bytes), type: `image/${format as 'jpeg' | 'webp' | 'png'}`, ...size }
}
