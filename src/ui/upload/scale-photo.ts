/** Maximum side of an uploaded photo, in pixels (docs/reference/contract.md#uploads). */
const LONGEST = 2_560
/** Size that the server accepts unscaled. */
const MAX_BYTES = 5_000_000
const JPEG_QUALITY = 0.88

const mayBeTransparent = ['image/png', 'image/webp']
const sendable = ['image/jpeg', ...mayBeTransparent]

/**
 * Prepares a photo for upload: upright and at most 2560 px. One that fits already is unchanged.
 * @returns null if this browser cannot read it as an image
 */
export async function scalePhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  try {
    if (scale === 1 && sendable.includes(file.type) && file.size <= MAX_BYTES) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return await toBlob(canvas, mayBeTransparent.includes(file.type) ? 'image/webp' : 'image/jpeg')
  } finally {
    picture.close()
  }
}

/** JPEG would turn transparency black; a browser without WebP encoding gives PNG. */
export const toBlob = (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/webp') =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
