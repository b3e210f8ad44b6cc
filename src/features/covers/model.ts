import type { CoverImage } from '#src/ui/cover.tsx'
import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { isScene } from './scene-names.ts'
import { familyOf } from './seeds.ts'

const WIDTH = 640
const HEIGHT = 400

/** A woven cover as an image of the wire; `coverAt` gives it in another size. @param name a scene or a dye family */
export const coverImage = (name: string, seed: number): ImageWire => ({
  name: `cover-${name}-${seed}.svg`,
  url: paths.cover(name, seed, WIDTH, HEIGHT),
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
  const cloth = clothOf(image)
  if (cloth) return { src, width, height, ...cloth }
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

/**
 * Tells what a page has to know of a woven picture: the family in whose colour its place is dyed until it is there, and
 * whether it is a scene, which is scaled while a pattern keeps its scale. Undefined for a photo.
 */
export function clothOf({ url }: { url: string }): { dye: string; isScene: boolean } | undefined {
  const [, name = '', seed] = /^\/cover\/([a-z]+)[^/]*\/(\d+)\//.exec(url) ?? []
  if (!seed) return undefined
  const isWoven = isScene(name)
  return { dye: isWoven ? familyOf(Number(seed)) : name, isScene: isWoven }
}

/** True if a picture is woven rather than a photo. */
export const isCloth = ({ url }: { url: string }): boolean => url.startsWith('/cover/')
