import type { CoverImage } from '#src/ui/cover.tsx'
import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'

const WIDTH = 640
const HEIGHT = 400

/** A woven cover as an image of the wire; `coverAt` gives it in another size. */
export const coverImage = (family: string, seed: number): ImageWire => ({
  name: `cover-${family}-${seed}.svg`,
  url: paths.cover(family, seed, WIDTH, HEIGHT),
  width: WIDTH,
  height: HEIGHT,
})

/**
 * A picture for a place of so many CSS px: a cloth drawn for it, or a photo in its available sizes.
 * @param sizes displayed width of a photo, if it varies
 */
export function coverFor(
  image: Pick<ImageWire, 'url' | 'srcset' | 'focus'>,
  width: number,
  height: number,
  sizes = `${width}px`,
): CoverImage {
  const src = coverAt(image, width, height)
  if (isCloth(image)) return { src, width, height }
  const { srcset, focus } = image
  return {
    src,
    width,
    height,
    isPhoto: true,
    ...(srcset && { srcSet: srcset, sizes }),
    ...(focus && { focus }),
  }
}

/** The picture for another size: a cover is redrawn, a photo stays as it is. */
export function coverAt(image: { url: string }, width: number, height: number): string {
  return image.url.replace(/^(\/cover\/.+\/)\d+x\d+\.svg$/, `$1${width}x${height}.svg`)
}

/** True if a picture is woven rather than a photo. */
export const isCloth = ({ url }: { url: string }): boolean => url.startsWith('/cover/')
