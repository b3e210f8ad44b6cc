import { paths } from '#src/paths.ts'

/** What a menu can lead to besides the pages that the desk writes. */
export const fixedPages = [
  { to: paths.about('kelompok-kerja'), title: 'Kelompok kerja' },
  { to: paths.about('pengurus-region'), title: 'Pengurus region' },
  { to: paths.about('sekretariat-nasional'), title: 'Sekretariat nasional' },
  { to: paths.aboutFaq, title: 'Tanya jawab' },
]
