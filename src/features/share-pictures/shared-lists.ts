import { scenes } from '../covers/scene-names.ts'
import { headings, home } from './words.id.ts'

/** Title and cover of a list by its number; undefined for none. The home page has the site's name. */
export function findSharedList(id: number, siteName: string) {
  const heading = headings[id - 1]
  if (!heading) return undefined
  const title = heading === home ? siteName : heading
  return { title, cover: scenes[id % scenes.length]!, coverSeed: id }
}
