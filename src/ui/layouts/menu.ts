import { paths } from '#src/urls/paths.ts'
import type { MenuEntries, MenuGroups, Site } from '../site.ts'
import * as words from './words.id.ts'

export type MenuEntry = { to: string; label: string }

/** Site menu (navigation bar): default submenus of About Us, from the pages of docs/reference/specification.md#2-screens-and-routes. */
export const aboutMenu: { title: string; entries: MenuEntry[] }[] = [
  {
    title: words.organisation,
    entries: [
      { to: paths.about('sejarah'), label: words.history },
      { to: paths.about('visi-misi'), label: words.visionAndMission },
      { to: paths.about('nilai-nilai-dasar'), label: words.values },
      { to: paths.about('struktur-lembaga'), label: words.structure },
      { to: paths.about('legalitas-lembaga'), label: words.legalStatus },
      { to: paths.aboutFaq, label: words.questions },
      { to: paths.mailings, label: words.mailings },
    ],
  },
  {
    title: words.people,
    entries: [
      { to: paths.about('kelompok-kerja'), label: words.workingGroups },
      { to: paths.about('pengurus-region'), label: words.regionBoards },
      { to: paths.about('sekretariat-nasional'), label: words.office },
    ],
  },
  {
    title: words.fields,
    entries: [
      { to: paths.about('perempuan-anak-dan-disabilitas'), label: words.women },
      { to: paths.about('sumber-daya-alam'), label: words.resources },
      { to: paths.about('keadilan-iklim'), label: words.climate },
      { to: paths.about('penguatan-region-dan-jaringan'), label: words.strengthening },
    ],
  },
]

/** Default main menu; its entry to `/about` opens the About menu. */
export const mainMenu: MenuEntry[] = [
  { to: paths.home, label: words.home },
  { to: paths.about(), label: words.about },
  { to: paths.participants, label: words.participants },
  { to: paths.news, label: words.news },
  { to: paths.blog, label: words.blog },
  { to: paths.events, label: words.events },
  { to: paths.downloads, label: words.knowledge },
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
/** Splits the main menu into what the bar of desktops has room for, and the rest, which it folds. */
export function intoBar(entries: MenuEntries): { bar: MenuEntries; more: MenuEntries } {
  if (widthOf(entries) <= room) return { bar: entries, more: [] }
  const left = room - words.more.length - 4
  const fits = entries.filter((_, place) => widthOf(entries.slice(0, place + 1)) <= left).length
  return { bar: entries.slice(0, fits), more: entries.slice(fits) }
}
