export const isHeldBy = (name: string) => `Pesan ini sedang dipegang ${name}.`
export const isClosed = 'Pesan ini sudah ditutup. Buka lagi dulu bila masih perlu.'
export const changedSinceOpened =
  'Pesan ini berubah sejak Anda membukanya. Periksa lagi, lalu ulangi bila masih perlu.'
export const answerTooShort = 'Tulis jawabannya, paling sedikit 2 huruf.'
