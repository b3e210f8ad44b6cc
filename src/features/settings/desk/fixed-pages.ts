import { paths } from '#src/urls/paths.ts'

/** Built-in pages that a menu can link to. */
export const fixedPages = [
  { to: paths.about('kelompok-kerja'), title: 'Kelompok kerja' },
  { to: paths.about('pengurus-region'), title: 'Pengurus region' },
  { to: paths.about('sekretariat-nasional'), title: 'Sekretariat nasional' },
  { to: paths.aboutFaq, title: 'Tanya jawab' },
]
