import { useCloth } from '#src/ui/use-brand.ts'
import { coverAt, isCloth } from '../covers/model.ts'

/** Longer than any text beside it. */
const size = { width: 28, height: 1400 }

/**
 * A ribbon of the post's cloth at half its scale, along the left of a `relative` parent; plain where a photo replaces
 * the cloth.
 */
export function Ribbon({ image }: { image: { url: string } }) {
  const cloth = useCloth()
  const place = 'absolute inset-y-1 left-0 w-1.5 overflow-hidden rounded-cloth md:w-3.5'
  if (!isCloth(image)) return <span className={`${place} bg-orange`} />
  return (
    <span className={`${place} bg-kain`}>
      <img
        src={cloth(coverAt(image, size.width, size.height))}
        {...size}
        alt=""
        loading="lazy"
        decoding="async"
        className="max-w-none origin-top-left scale-50"
      />
    </span>
  )
}
