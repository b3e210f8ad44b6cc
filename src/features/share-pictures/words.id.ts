export const home = 'Home'

/**
 * Headings of pages that show no single item but have a share picture. The place is the number that `Head` of the page
 * gives with the heading; a page imports no list of all others.
 */
export const headings = [
  home,
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
