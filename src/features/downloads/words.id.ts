export const knowledge = 'Pengetahuan'
export const about = 'Modul, panduan, dan laporan untuk diunduh'
export const lead = 'Modul, laporan, dan lembar kerja dari kerja lapangan. Sebagian terbuka untuk umum.'
export const pageOf = (name: string, page: number) => `${name}, halaman ${page}`
export const foundIn = (q: string, title: string) => `“${q}” di ${title}`
export const search = 'Cari bahan'
export const accessLevels = 'Tingkat akses'
export const accessExplained =
  'Publik terbuka bagi siapa saja. Anggota perlu masuk. Partisipan untuk lembaga partisipan. Internal untuk sekretariat.'
export const failed = 'Bahan tidak bisa dimuat'
export const searchKept = 'Kata pencarian tetap tersimpan.'
export const noun = 'bahan'
export const categories = 'Kategori bahan'
export const allResources = 'Semua bahan'
export const all = 'Semua'
export const partsOf = (category: string) => `Bagian dari ${category}`
export const otherResources = 'Bahan lain'
export const allIn = (category: string) => `Semua ${category.toLowerCase()}`
/** Access levels. */
export const levels = {
  public: 'Publik',
  member: 'Anggota',
  partisipan: 'Partisipan',
  internal: 'Internal',
}
/** Readers of a closed file, by its level. */
export const readers = {
  public: '',
  member: 'Gratis untuk anggota terdaftar',
  partisipan: 'Untuk lembaga partisipan',
  internal: 'Untuk sekretariat nasional',
}
export const fileIn = (language: string) => `berkas dalam bahasa ${language}`
export const download = 'Unduh'
export const downloadFile = (title: string, format: string, size: string) =>
  `Unduh ${title}, ${format}, ${size}`
export const logInToDownload = 'Masuk untuk unduh'
export const logInToDownloadTitle = (title: string) => `Masuk untuk unduh ${title}`
export const oneResource = 'bahan'
export const categoriesTab = 'Kategori unduhan'
export const oneCategory = 'kategori unduhan'
export const resources = 'bahan'
export const aboutExport = 'Bahan yang Anda tulis, dengan semua versi keterangannya'
export const downloads = 'Unduhan'
