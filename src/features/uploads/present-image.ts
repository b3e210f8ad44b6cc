import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import type { UploadedImage } from './queries.ts'

/**
 * Wire image of an uploaded picture, null for none. `srcset` is set once the smaller sizes exist; it names WebP, and
 * clients that accept AVIF get it at the same address.
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

/** Wire image with the alternative text and focal point of its item. */
export function describedImage({ image, imageAlt, imageX, imageY }: Described): ImageWire | null {
  const shown = imageOf(image)
  if (!shown) return null
  const isOff = imageX !== 50 || imageY !== 50
  return { ...shown, ...(imageAlt && { alt: imageAlt }), ...(isOff && { focus: { x: imageX, y: imageY } }) }
}
