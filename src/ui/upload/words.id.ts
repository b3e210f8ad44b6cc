const files = { foto: 'foto', berkas: 'berkas' }
const begins = { foto: 'Foto', berkas: 'Berkas' }

export const takePhoto = 'Ambil foto'
export const dragImage = 'Atau seret gambar ke sini. '
export const dragPhoto = 'Atau seret foto ke sini. '
export const logoFormats = 'SVG atau PNG, paling besar 1 MB.'
export const photoFormats = 'JPEG, PNG, atau WebP.'
export const adjustPhoto = 'Atur foto'
export const openingPhoto = 'Membuka foto …'
export const zoom = 'Perbesar'
export const cancel = 'Batalkan'
export const cropping = 'Memotong'
export const usePhoto = 'Pakai foto ini'
export const cropArea =
  'Bagian foto yang dipakai. Geser dengan tombol panah, perbesar dengan tombol tambah dan kurang.'
export const chooseFromLibrary = 'Pilih dari pustaka gambar'
export const library = 'Pustaka gambar'
export const searchLibrary = 'Cari di pustaka gambar'
export const searching = 'Mencari'
export const search = 'Cari'
export const closeLibrary = 'Tutup pustaka'
export const libraryNotLoaded =
  'Pustaka gambar tidak bisa dimuat. Periksa sambungan Anda, lalu tekan Cari lagi.'
export const noMatch = 'Tidak ada gambar yang cocok. Unggah yang baru saja.'
export const imageWithoutWords = 'Gambar tanpa keterangan'
export const nouns = { image: 'gambar', photo: 'foto' }
export const change = (noun: string) => `Ganti ${noun}`
export const choose = (noun: string) => `Pilih ${noun}`
export const remove = (noun: string) => `Hapus ${noun}`
export const staysWithoutScript = (noun: string) => `Tanpa JavaScript ${noun} ini tetap seperti sekarang.`
export const currentPhoto = 'Foto sekarang'
export const noPhoto = 'Belum ada foto'
export const uploaded = 'Foto sudah diunggah.'
export const tryAgain = 'Coba lagi'
export const checking = (file: keyof typeof files) => `Memeriksa ${files[file]}`
export const sendingShare = (file: keyof typeof files, percent: number) =>
  `Mengirim ${files[file]}, ${percent} %`
export const beingSent = (file: keyof typeof files) => `${begins[file]} dikirim`
export const stillSending = (file: keyof typeof files) =>
  `${begins[file]} masih dikirim. Sesudah itu semuanya disimpan.`
