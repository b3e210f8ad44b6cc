import type { ImageWire } from '#src/wire/shapes.ts'
import { isCloth } from '../covers/model.ts'

/** The photo of a page, if any; a cloth is shown elsewhere. */
export function PagePhoto({ image }: { image: ImageWire }) {
  if (isCloth(image)) return null
  const { url, srcset, width, height, alt = '', focus } = image
  return (
    <img
      src={url}
      srcSet={srcset}
      sizes="(min-width: 900px) 680px, 100vw"
      width={width}
      height={height}
      alt={alt}
      data-fx={focus?.x}
      data-fy={focus?.y}
      className="focal mb-7 aspect-3/2 w-full max-w-170 bg-kain object-cover"
    />
  )
}
