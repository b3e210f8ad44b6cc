import { paths } from '#src/urls/paths.ts'
import type { MenuEntries, MenuGroups, Site } from '../site.ts'

export type MenuEntry = { to: string; label: string }

/** Site menu (navigation bar): default submenus of About Us, from the pages of docs/reference/specification.md#2-screens-and-routes. */
export const aboutMenu: { title: string; entries: MenuEntry[] }[] = [
  {
    title: 'Organisasi',
    entries: [
      { to: paths.about('sejarah'), label: 'Sejarah' },
      { to: paths.about('visi-misi'), label: 'Visi dan misi' },
      { to: paths.about('nilai-nilai-dasar'), label: 'Nilai-nilai dasar' },
      { to: paths.about('struktur-lembaga'), label: 'Struktur lembaga' },
      { to: paths.about('legalitas-lembaga'), label: 'Legalitas lembaga' },
      { to: paths.aboutFaq, label: 'Tanya jawab' },
      { to: paths.mailings, label: 'Buletin' },
    ],
  },
  {
    title: 'Orang',
    entries: [
      { to: paths.about('kelompok-kerja'), label: 'Kelompok kerja' },
      { to: paths.about('pengurus-region'), label: 'Pengurus region' },
      { to: paths.about('sekretariat-nasional'), label: 'Sekretariat nasional' },
    ],
  },
  {
    title: 'Bidang kerja',
    entries: [
      { to: paths.about('perempuan-anak-dan-disabilitas'), label: 'Perempuan, anak dan disabilitas' },
      { to: paths.about('sumber-daya-alam'), label: 'Sumber daya alam' },
      { to: paths.about('keadilan-iklim'), label: 'Keadilan iklim' },
      { to: paths.about('penguatan-region-dan-jaringan'), label: 'Penguatan region dan jaringan' },
    ],
  },
]

/** Default main menu; its entry to `/about` opens the About menu. */
export const mainMenu: MenuEntry[] = [
  { to: paths.home, label: 'Home' },
  { to: paths.about(), label: 'About Us' },
  { to: paths.participants, label: 'Participants' },
  { to: paths.news, label: 'News' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.events, label: 'Events' },
  { to: paths.downloads, label: 'Pengetahuan' },
]

/** The site's menus. An About menu without pages leaves the main menu, too. */
export function menusOf(site: Site): { main: MenuEntries; groups: MenuGroups } {
  const groups = site.aboutMenu ?? aboutMenu
  const main = site.mainMenu ?? mainMenu
  return { main: groups.length ? main : main.filter(({ to }) => to !== paths.about()), groups }
}

/** About the width of entries in letters, with their gaps and marks. */
const widthOf = (entries: MenuEntries): number =>
  entries.reduce((sum, { to, label }) => sum + label.length + (to.startsWith('/') ? 2 : 5), 0)

/** Room of the bar beside the logo at 900 px: the default menu, which fills it. */
const room = widthOf(mainMenu)
/** Label of the folded rest. */
export const MORE = 'Lainnya'

/** Splits the main menu into what the bar of desktops has room for, and the rest, which it folds. */
export function intoBar(entries: MenuEntries): { bar: MenuEntries; more: MenuEntries } {
  if (widthOf(entries) <= room) return { bar: entries, more: [] }
  const left = room - MORE.length - 4
  const fits = entries.filter((_, place) => widthOf(entries.slice(0, place + 1)) <= left).length
  return { bar: entries.slice(0, fits), more: entries.slice(fits) }
}
