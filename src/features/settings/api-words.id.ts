export const writeText = 'Tulis teks.'
export const newsAddressUnclear = 'Tulis alamat satu berita di situs ini, misalnya /news/sorgum-kembali.'
export const linkUnclear =
  'Tulis alamat yang diawali / untuk halaman di situs ini, atau diawali https:// untuk situs lain.'
export const notForReaders = 'Halaman itu tidak untuk pembaca. Pilih alamat lain.'
export const atMost12Links = 'Paling banyak 12 tautan.'
export const whatsAppUnclear = 'Tulis nomor tanpa tanda, diawali 62. Contoh: 6281234567890'
export const accountNumberMissing = 'Tulis nomor rekening.'
export const accountNumberUnclear = 'Hanya angka, spasi, titik, dan tanda hubung.'
export const kindsUnclear = 'Pilih dari jenis isi yang ada.'
export const figureUnclear = 'Tulis angka saja, tanpa titik. Contoh: 1250'
export const yearUnclear = 'Tulis tahun dengan empat angka, misalnya 2026.'
export const atMost = (count: number) => `Paling panjang ${count} huruf.`
