export const imageGone = 'Gambar ini tidak ada lagi. Unggah sekali lagi.'
export const colourUnclear =
  'Tulis warna sebagai # dan enam angka atau huruf a–f, misalnya #1456b8, atau kosongkan.'
export const uploadImageAgain = 'Unggah gambar ini sekali lagi.'
export const sentenceOrEmpty = 'Tulis kalimat, atau kosongkan.'
export const sentenceTooLong = (count: number) => `Paling panjang ${count} huruf. Pendekkan kalimat ini.`
export const phoneOrNothing = 'Tulis nomor telepon, atau kosongkan.'
export const whatsAppOrNothing = 'Tulis nomor WhatsApp, atau kosongkan.'
export const leaveOneColumn = 'Sisakan satu kolom.'
export const leaveOneLink = 'Sisakan satu tautan yang tampil di menu utama.'
export const noSuchStory = 'Cerita itu tidak ada, belum terbit, atau tidak punya kutipan di dalamnya.'
export const noSuchPage = (label: string) =>
  `Halaman “${label}” tidak ada atau belum terbit. Sembunyikan atau keluarkan dulu.`
export const twiceInMenu = (label: string) => `“${label}” menuju halaman yang sudah ada di menu itu.`
