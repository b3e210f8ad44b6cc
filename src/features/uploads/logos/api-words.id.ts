export const saveAsPlain = 'Simpan ulang sebagai “SVG sederhana” (Plain SVG), atau kirim PNG.'
export const noLogo = 'Berkas ini bukan SVG atau PNG. Simpan logo sebagai SVG atau PNG, lalu kirim lagi.'
export const logoDamaged =
  'Berkas ini tidak utuh atau rusak. Simpan ulang logo sebagai SVG atau PNG, lalu kirim lagi.'
export const logoTooLarge = 'Gambar ini terlalu besar. Paling besar 40 megapiksel; kecilkan, lalu kirim lagi.'
export const svgTooComplex =
  'SVG ini terlalu rumit untuk sebuah logo. Sederhanakan gambarnya, atau kirim PNG.'
export const svgScript = (instead: string) => `SVG ini berisi skrip, yang tidak boleh ada di logo. ${instead}`
export const svgPage = (instead: string) =>
  `SVG ini berisi halaman web di dalamnya (foreignObject). ${instead}`
export const svgRemote = (instead: string) =>
  `SVG ini mengambil sesuatu dari alamat atau berkas lain. ${instead}`
export const svgDtd = (instead: string) =>
  `SVG ini memakai singkatan XML (DTD), yang tidak bisa diperiksa. ${instead}`
export const svgPhoto = 'SVG ini hanya membungkus foto. Kirim logonya sebagai PNG.'
export const svgText =
  'SVG ini berisi tulisan dengan huruf dari komputer Anda. Ubah tulisan menjadi kurva (Convert to paths, Create outlines), lalu kirim lagi.'
export const svgUnknown = (instead: string) => `SVG ini memakai bagian yang tidak dikenal situs. ${instead}`
export const svgSizeless = (instead: string) => `SVG ini tidak menyebut ukurannya (viewBox). ${instead}`
export const logoTooLong =
  'Logo ini terlalu panjang. Lebarnya paling banyak enam kali tingginya, tingginya dua kali lebarnya.'
