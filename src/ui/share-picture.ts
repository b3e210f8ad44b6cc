import type { ShareKind } from '#src/kinds.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import type { Brand } from './brand.ts'

/** CSS px. */
export const sharePictureSize = { width: 1200, height: 630 }

/** Version of the drawing itself. */
export const SHARE_DRAWING = 3

/** Parts of the site that a share picture shows. */
type SharingSite = { name: string; brand?: Pick<Brand, 'key'> | undefined }

/** Kinds of share pictures; `list` are pages that show no single item (`src/features/share-pictures/shared-lists.ts`). */
export type SharedKind = ShareKind | 'list'

/** Address of an item's share image. Includes a hash of its text and of the site's look, so that it can be cached for ever. */
export function sharePictureOf(kind: SharedKind, id: number, title: string, site: SharingSite): string {
  const look = site.brand?.key ? `${site.brand.key}\n` : ''
  return inLanguage(paths.sharePicture(kind, id, hashOf(`${SHARE_DRAWING}\n${look}${site.name}\n${title}`)))
}

/** Wide enough for every share card; messengers skip large files. CSS px. */
const WIDTH = 1280

/** Photo in the share-card size. The srcset names the smaller sizes as `url 1280w`. */
export function photoToShare({ url, width, height, srcset = '' }: ImageWire) {
  const smaller = srcset.split(', ').find((one) => one.endsWith(` ${WIDTH}w`))
  if (!smaller) return { url, width, height }
  return { url: smaller.split(' ')[0]!, width: WIDTH, height: Math.round((height / width) * WIDTH) }
}

/** A short hash of a text: FNV-1a over its UTF-16 units. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
