import { useCloth } from './use-brand.ts'

/** A picture and its natural size in CSS px. */
export type CoverImage = {
  src: string
  width: number
  height: number
  isPhoto?: boolean
  /** A woven scene, scaled to its box as a photo is. */
  isScene?: boolean
  /** The dye family in whose colour the box is until the picture is there, or if it never comes. */
  dye?: string
  srcSet?: string
  sizes?: string
  /** Focal point that every crop keeps, in percent. */
  focus?: { x: number; y: number }
}

type CoverProps = {
  image: CoverImage
  /** Loads early, for the one at the top of a page. */
  eager?: boolean
  /** Scales to the box; otherwise a pattern keeps its scale and is cropped. Photos and scenes always fill. */
  fill?: boolean
  /** Classes that size the box. */
  className: string
}

/** Decorative image of an item. */
export function Cover({
  image,
  eager = false,
  fill = image.isPhoto || image.isScene || false,
  className,
}: CoverProps) {
  const cloth = useCloth()
  return (
    <img
      src={cloth(image.src)}
      srcSet={image.srcSet}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      data-dye={image.dye}
      data-fx={image.focus?.x}
      data-fy={image.focus?.y}
      className={`block bg-kain ${fill ? 'object-cover' : 'object-none'} ${image.focus ? 'focal' : ''} ${className}`}
    />
  )
}
