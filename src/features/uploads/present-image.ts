import { paths } from '#src/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import type { UploadedImage } from './queries.ts'

/**
 * An uploaded picture as an image of the wire, null for none. `srcset` comes with the smaller sizes; they are named
 * as WebP, and who takes AVIF is given that at the same address.
 */
export function imageOf(upload: UploadedImage | null): ImageWire | null {
  if (!upload) return null
  const { name, width, height, variants } = upload
  const image = { name, url: paths.image(name), width, height }
  const smaller = variants.filter(({ type }) => type === 'image/webp')
  if (!smaller.length) return image
  const sizes = [...smaller.map((variant) => ({ ...variant, url: paths.image(variant.name) })), image]
  return { ...image, srcset: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') }
}

type Described = { image: UploadedImage | null; imageAlt: string; imageX: number; imageY: number }

/** The same with the words and the focal point that its item gives it. */
export function describedImage({ image, imageAlt, imageX, imageY }: Described): ImageWire | null {
  const shown = imageOf(image)
  if (!shown) return null
  const isOff = imageX !== 50 || imageY !== 50
  return { ...shown, ...(imageAlt && { alt: imageAlt }), ...(isOff && { focus: { x: imageX, y: imageY } }) }
}
