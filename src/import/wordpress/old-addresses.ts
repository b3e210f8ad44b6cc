import type { Tx } from '#src/platform/database/write.ts'
import { pathOf } from '../find-media.ts'
import type { Origin } from '../origin.ts'
import { insertRedirect } from '../queries.ts'
import type { WxrItem, WxrSite } from './read-export.ts'

type Target = { kind: 'news' | 'page'; itemId: number }

/** Stores redirects for every address of an item: its own, numeric ones, and those of its attached files. */
export async function writeRedirects(
  tx: Tx,
  item: WxrItem,
  { site, origin }: { site: WxrSite; origin: Origin },
  target: Target,
) {
  const base = new URL(origin.url).pathname.replace(/\/+$/, '')
  const own = ownPath(item.link, origin)
  const names = [`p=${item.id}`, ...(target.kind === 'page' ? [`page_id=${item.id}`] : [])]
  for (const [id, { parent }] of site.files)
    if (parent === item.id || id === item.thumbnail) names.push(`attachment_id=${id}`, `p=${id}`)
  for (const path of [...(own ? [own] : []), ...names.map((name) => `${base}/?${name}`)])
    await insertRedirect(tx, { path, ...target })
  tx.invalidate('redirects')
}

/** The path of an old site's address, without trailing slash; null if it does not identify an item. */
function ownPath(link: string, origin: Origin): string | null {
  const url = URL.parse(link)
  if (!url || !origin.isOwn(url) || url.search) return null
  const path = pathOf(url).replace(/\/+$/, '')
  return path.length > 1 && !path.includes('\0') ? path : null
}
