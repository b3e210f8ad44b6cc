import type { ImageWire } from '#src/wire/shapes.ts'

/** The uploaded picture of an event, above its text. */
export function EventPhoto({ image: { url, srcset, width, height, alt = '', focus } }: { image: ImageWire }) {
  return (
    <img
      src={url}
      srcSet={srcset}
      sizes="(min-width: 768px) 680px, 100vw"
      width={width}
      height={height}
      alt={alt}
      data-fx={focus?.x}
      data-fy={focus?.y}
      className="focal mb-7 aspect-3/2 w-full bg-kain object-cover"
    />
  )
}
