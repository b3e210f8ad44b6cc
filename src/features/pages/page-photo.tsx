import { Photo } from '#src/ui/photo.tsx'
import type { ImageWire } from '#src/wire/shapes.ts'
import { isCloth } from '../covers/model.ts'

/** The photo of a page, if any; a cloth is shown elsewhere. */
export function PagePhoto({ image }: { image: ImageWire }) {
  if (isCloth(image)) return null
  return (
    <Photo
      image={image}
      sizes="(min-width: 900px) 680px, 100vw"
      className="mb-7 aspect-3/2 w-full max-w-170"
    />
  )
}
