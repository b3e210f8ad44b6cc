import type { ImageWire } from '#src/wire/shapes.ts'

type PhotoProps = {
  image: ImageWire
  /** Widths at which it is shown, as `sizes` says them. */
  sizes: string
  /** True for the first picture of a page: it loads before others. */
  first?: boolean
  /** Classes of its size and proportions. */
  className: string
}

/** An uploaded photo with its alternative text, cropped around its focal point. */
export function Photo({ image, sizes, first = false, className }: PhotoProps) {
  const { url, srcset, width, height, alt = '', focus } = image
  return (
    <img
      src={url}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      fetchPriority={first ? 'high' : undefined}
      data-fx={focus?.x}
      data-fy={focus?.y}
      className={`focal bg-kain object-cover ${className}`}
    />
  )
}
