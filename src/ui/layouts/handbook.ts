import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'

/** Chapters of the desk's handbook in reading order; each is `docs/panduan/{name}.md`. */
export const chapters = {
  mulai: 'Mulai di meja kerja',
  menulis: 'Menulis dan menerbitkan',
  acara: 'Acara dan pendaftaran',
  'tinjauan-dan-pesan': 'Tinjauan, forum, dan pesan',
  situs: 'Menu, tampilan, dan kesehatan situs',
  orang: 'Orang dan data pribadi',
  lembaga: 'Untuk PIC lembaga',
  region: 'Untuk pengurus region',
  donasi: 'Untuk bendahara',
  pasang: 'Memasang situs di server',
} as const
export type ChapterName = keyof typeof chapters
export const chapterNames = Object.keys(chapters) as [ChapterName, ...ChapterName[]]

/** Pages of the desk, and what they stand before, with their chapter and its heading. */
const places: Record<string, `${ChapterName}${'' | `#${string}`}`> = {
  [paths.desk]: 'mulai#yang-menunggu',
  [deskPaths.search]: 'mulai#mencari-apa-saja',
  [deskPaths.handbook]: 'mulai',
  [deskPaths.blog.list]: 'menulis',
  [deskPaths.pages.list]: 'menulis#halaman-tetap',
  [deskPaths.team.list]: 'menulis#tim-dan-tanya-jawab',
  [deskPaths.faq.list]: 'menulis#tim-dan-tanya-jawab',
  [deskPaths.mailings.list]: 'menulis#buletin',
  [deskPaths.lists.list]: 'menulis#daftar-surat',
  [deskPaths.downloads]: 'menulis#unduhan',
  [deskPaths.categories]: 'menulis#kategori-dan-tema',
  [deskPaths.media]: 'menulis#gambar-galeri-dan-video',
  [deskPaths.translations]: 'menulis#terjemahan',
  [deskPaths.events.list]: 'acara',
  [deskPaths.news]: 'tinjauan-dan-pesan',
  [deskPaths.forum]: 'tinjauan-dan-pesan#forum',
  [deskPaths.messages]: 'tinjauan-dan-pesan#pesan',
  [deskPaths.menu]: 'situs#menu-situs',
  [deskPaths.settings]: 'situs#pengaturan',
  [deskPaths.brand]: 'situs#logo-dan-warna',
  [deskPaths.mail]: 'situs#surat-keluar-dan-kegagalan',
  [deskPaths.failedLetters]: 'situs#surat-keluar-dan-kegagalan',
  [deskPaths.audit]: 'situs#jejak-audit-dan-keamanan',
  [deskPaths.securityEvents]: 'situs#jejak-audit-dan-keamanan',
  [deskPaths.people]: 'orang',
  [deskPaths.subscriberLists]: 'orang#pelanggan-buletin',
  [deskPaths.privacy]: 'orang#meja-privasi',
  [deskPaths.members]: 'lembaga#anggota',
  [deskPaths.institution]: 'lembaga#halaman-lembaga',
  [deskPaths.institutionGiving]: 'lembaga#donasi-lembaga',
  [deskPaths.participants]: 'lembaga#yang-dikerjakan-sekretariat',
  [deskPaths.claims]: 'lembaga#yang-dikerjakan-sekretariat',
  [deskPaths.regions]: 'region#yang-dikerjakan-sekretariat',
  [deskPaths.regionGiving]: 'region',
  [deskPaths.giving]: 'donasi',
  [deskPaths.transfers]: 'donasi#transfer',
  [deskPaths.disbursements]: 'donasi#penerusan',
  [deskPaths.statement]: 'donasi#mutasi-rekening',
  [deskPaths.giftsInKind]: 'donasi#sumbangan-barang',
  [deskPaths.campaigns]: 'donasi#kampanye',
  [deskPaths.pledges]: 'donasi#janji-bulanan',
  [deskPaths.quarantine]: 'donasi#karantina-dan-rekonsiliasi',
  [deskPaths.reconciliation]: 'donasi#karantina-dan-rekonsiliasi',
}

/** Address in the handbook for a page of the desk: that of the longest address it lies below. */
export function handbookOf(pathname: string): string {
  const isBelow = (place: string) => pathname === place || pathname.startsWith(`${place}/`)
  const [place] = Object.keys(places)
    .filter(isBelow)
    .sort((a, b) => b.length - a.length)
  const [chapter = '', heading] = places[place ?? paths.desk]!.split('#')
  return deskPaths.chapter(chapter) + (heading ? `#${heading}` : '')
}
