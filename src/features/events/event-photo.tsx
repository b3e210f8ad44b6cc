import { Photo } from '#src/ui/photo.tsx'
import type { ImageWire } from '#src/wire/shapes.ts'

/** The uploaded picture of an event, above its text. */
export function EventPhoto({ image }: { image: ImageWire }) {
  return <Photo image={image} sizes="(min-width: 768px) 680px, 100vw" className="mb-7 aspect-3/2 w-full" />
}
