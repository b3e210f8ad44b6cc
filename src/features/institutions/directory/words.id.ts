import { LOCALE } from '#src/urls/language.id.ts'

export const members = (count: number) => `${count.toLocaleString(LOCALE)} anggota`
export const participants = 'Participants'
export const about = 'Lembaga anggota di setiap region'
export const description = 'Lembaga anggota jaringan: yayasan, koperasi, klinik, panti, dan kelompok warga.'
export const lead = (total: number) =>
  `${total} lembaga anggota jaringan: yayasan, koperasi, klinik, panti, dan kelompok warga.`
/** Parts of a title that lists what was chosen. */
export const inRegion = (region: string) => `region ${region}`
export const underLetter = (letter: string) => `huruf ${letter}`
export const onPage = (page: number) => `halaman ${page}`
export const foundIn = (q: string, title: string) => `“${q}” di ${title}`
export const searchName = 'Cari nama lembaga'
export const search = 'Cari'
export const region = 'Region'
export const allRegions = 'Semua region'
export const order = 'Urutan'
export const bestMatch = 'Paling cocok'
export const nameUp = 'Nama A–Z'
export const nameDown = 'Nama Z–A'
export const firstLetter = 'Huruf awal nama'
export const noLetter = 'Bukan huruf'
export const letterNamed = (letter: string) => `Huruf ${letter}`
export const failed = 'Partisipan tidak bisa dimuat'
export const searchKept = 'Kata pencarian tetap tersimpan.'
export const noun = 'lembaga'
export const noneYet = 'Belum ada lembaga di sini'
export const noneYetNext = 'Lembaga yang bergabung dimuat di sini.'
export const noneFor = (q: string) => `Belum ada lembaga untuk “${q}”`
export const noneOnPage = 'Belum ada lembaga di halaman ini'
export const showAll = 'Tampilkan semua lembaga'
export const toFirstPage = 'Ke halaman pertama'
export const tryOther = 'Coba kata yang lebih umum, region lain, atau huruf lain.'
export const startsOnFirstPage = 'Daftar lembaga dimulai di halaman pertama.'
export const institutionNoun = 'lembaga'
export const shareHeading = 'Lembaga partisipan'
export const deskHeading = 'Lembaga'
