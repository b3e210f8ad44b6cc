import { scenes } from '../covers/scene-names.ts'

/**
 * Headings of pages that show no single item but have a share picture. The place is the number that `Head` of the page
 * gives with the heading; a page imports no list of all others.
 */
const headings = [
  'Home',
  'News',
  'Blog',
  'Events',
  'Pengetahuan',
  'Participants',
  'Donasi',
  'Laporan donasi',
  'Kontak',
  'Tanya jawab',
  'Orang',
  'Buletin',
]

/** Title and cover of a list by its number; undefined for none. The home page has the site's name. */
export function findSharedList(id: number, siteName: string) {
  const heading = headings[id - 1]
  if (!heading) return undefined
  const title = heading === 'Home' ? siteName : heading
  return { title, cover: scenes[id % scenes.length]!, coverSeed: id }
}
