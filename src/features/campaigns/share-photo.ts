import type { ImageWire } from '#src/wire/shapes.ts'

/** Wide enough for every share card; messengers skip large files. CSS px. */
const WIDTH = 1280

/** Photo in the share-card size. The srcset names the smaller sizes as `url 1280w`. */
export function photoToShare({ url, width, height, srcset = '' }: ImageWire) {
  const smaller = srcset.split(', ').find((one) => one.endsWith(` ${WIDTH}w`))
  if (!smaller) return { url, width, height }
  return { url: smaller.split(' ')[0]!, width: WIDTH, height: Math.round((height / width) * WIDTH) }
}
