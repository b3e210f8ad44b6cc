import { paths } from '#src/urls/paths.ts'

export type MenuEntry = { to: string; label: string }

/** Default About Us submenus, from the pages of docs/reference/specification.md#2-screens-and-routes. */
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

/** Main navigation: the public menu after Home and About Us. */
export const publicMenu: MenuEntry[] = [
  { to: paths.participants, label: 'Participants' },
  { to: paths.news, label: 'News' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.events, label: 'Events' },
  { to: paths.downloads, label: 'Pengetahuan' },
]
