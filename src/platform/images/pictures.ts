import { createLine } from '../line.ts'
import { loadSharp } from './load-sharp.ts'

/** A picture of our own making: upright, without a word of what the camera wrote into it. */
export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/jpeg' | 'image/webp' | 'image/avif'
  width: number
  height: number
}

export class PictureError extends Error {
  readonly why: 'pixels' | 'kind' | 'broken'

  constructor(why: PictureError['why']) {
    super(`picture refused: ${why}`)
    this.why = why
  }
}

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10
const kinds = ['jpeg', 'png', 'webp']

/** One picture at a time in this process, on a thread of its own; what somebody waits for goes first. */
const line = createLine({ running: 1 })

/**
 * Paints a file anew, at most `longest` pixels in either direction. JPEG stays JPEG, all others become WebP.
 * @throws PictureError for one with too many pixels, of another kind, or not whole
 */
export const repaint = (path: string, longest: number): Promise<Picture> =>
  line.run(() => refusing(() => repaintNow(path, longest)), { isUrgent: true })

async function repaintNow(path: string, longest: number): Promise<Picture> {
  const sharp = await loadSharp()
  const source = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, width, height } = await source.metadata()
  if (!kinds.includes(format)) throw new PictureError('kind')
  if (width * height > MAX_PIXELS) throw new PictureError('pixels')
  const upright = source
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
  const painted =
    format === 'jpeg'
      ? upright.jpeg({ quality: 84, progressive: true })
      : upright.webp({ quality: 86, effort: 2 })
  const { data, info } = await painted.toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    type: format === 'jpeg' ? 'image/jpeg' : 'image/webp',
    width: info.width,
    height: info.height,
  }
}

/** The same picture in another width and form. @param bytes of a picture of ours */
export const resized = (
  bytes: Uint8Array,
  width: number,
  type: 'image/webp' | 'image/avif',
): Promise<Picture> =>
  line.run(async () => {
    const sharp = await loadSharp()
    const smaller = sharp(bytes).resize({ width })
    const painted =
      type === 'image/avif' ? smaller.avif({ quality: 55, effort: 3 }) : smaller.webp({ quality: 78 })
    const { data, info } = await painted.toBuffer({ resolveWithObject: true })
    return { bytes: new Uint8Array(data), type, width: info.width, height: info.height }
  })

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureError || !isOfPicture(error as NodeJS.ErrnoException)) throw error
    throw new PictureError(/pixel limit/.test((error as Error).message) ? 'pixels' : 'broken')
  }
}

/** What the library says of a picture has no system error code. */
const isOfPicture = ({ code }: NodeJS.ErrnoException) => code === undefined
