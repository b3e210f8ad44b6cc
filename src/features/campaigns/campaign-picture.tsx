import { Cover } from '#src/ui/cover.tsx'
import type { ImageWire } from '#src/wire/shapes.ts'
import { coverFor, isCloth } from '../covers/model.ts'

const banner = { width: 1160, height: 300 }
const wide = 'mt-6 w-full max-md:-mx-5 max-md:w-screen max-md:max-w-none'

/** Photo of a campaign above its page, or its woven cover, which is decorative. */
export function CampaignPicture({ image }: { image: ImageWire }) {
  if (isCloth(image))
    return (
      <Cover
        image={coverFor(image, banner.width, banner.height)}
        eager
        fill
        className={`h-40 md:h-auto ${wide}`}
      />
    )
  const { url, srcset, width, height, alt = '', focus } = image
  return (
    <img
      src={url}
      srcSet={srcset}
      sizes="(min-width: 1240px) 1160px, 100vw"
      width={width}
      height={height}
      alt={alt}
      fetchPriority="high"
      data-fx={focus?.x}
      data-fy={focus?.y}
      className={`focal aspect-3/2 bg-kain object-cover md:aspect-21/9 ${wide}`}
    />
  )
}
