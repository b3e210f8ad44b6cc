export const newsletter = 'Buletin'
export const lead = 'Surat yang kami kirim kepada para pelanggan, untuk dibaca lagi kapan saja.'
export const newsletterPage = (page: number) => `Buletin, halaman ${page}`
export const foundIn = (q: string, title: string) => `“${q}” di ${title}`
export const subscribe = 'Berlangganan'
export const search = 'Cari judul atau isi buletin'
export const noun = 'buletin'
export const noneYet = 'Belum ada buletin di sini'
export const receiveFirst =
  'Terima yang pertama langsung di kotak surat Anda: gratis, dan bisa berhenti kapan saja.'
export const receiveNext = 'Terima yang berikutnya'
export const arrives = (list: string) =>
  `${list} sampai langsung di kotak surat Anda. Gratis, dan bisa berhenti kapan saja.`
export const otherIssues = 'Buletin lain'
export const allIssues = 'Semua buletin'
export const aboutNewsletter = 'Surat kabar jaringan kepada para pelanggan'
export const newsletterNoun = 'buletin'
export const newsletters = 'Buletin'
export const aboutFeed = 'Surat yang kami kirim kepada para pelanggan, untuk dibaca lagi kapan saja.'
export const aboutExport = 'Buletin yang Anda tulis, dengan semua versi teksnya'
