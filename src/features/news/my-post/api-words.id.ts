export const titleTooLong = (count: number) => `Judul paling panjang ${count} huruf.`
export const excerptTooLong = (count: number) => `Ringkasan paling panjang ${count} huruf.`
export const neededToSave = 'Beri judul dan pilih kategori supaya tersimpan juga di server.'
export const unknownButton = 'Tombol ini tidak dikenal. Muat ulang halaman.'
export const cannotNow = 'Anda tidak bisa melakukan ini sekarang.'
export const postGone = 'Tulisan ini tidak ada lagi.'
export const postChangedSince =
  'Tulisan ini berubah sejak Anda membukanya. Ini keadaannya sekarang; periksa, lalu ulangi.'
export const notDone = 'Belum berhasil. Tulisan Anda tidak hilang. Periksa sambungan, lalu coba lagi.'
