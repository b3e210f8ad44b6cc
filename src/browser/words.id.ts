export const loadingPage = 'Memuat halaman'
export const logoutAnyway =
  'Kata-kata terakhir belum sampai ke server. Logout menghapusnya dari perangkat ini. Tetap logout?'
/** Name of a player whose film has no title. */
export const videoAt = (service: string) => `Video di ${service}`
export const close = 'Tutup'
export const previousPicture = 'Gambar sebelumnya'
export const nextPicture = 'Gambar berikutnya'
export const gallery = 'Galeri gambar'
export const pictureOf = (number: number, total: number) => `${number} dari ${total}`
