export const momentIsAhead = 'Waktu ini belum tiba.'
export const noSuchAccount = 'Tidak ada akun bernomor ini.'
export const answerOnlyAtEnd =
  'Tanggapan hanya dikirim bersama “Selesai” atau “Ditolak” atas sebuah permintaan.'
export const emailInDetails = 'Tulis dulu alamat e-mail orangnya di Keterangan.'
export const answerByEmail = 'Tanggapan dikirim lewat e-mail.'
export const subjectMissing = 'Tulis pokoknya.'
export const subjectTooShort = 'Tulis pokoknya, paling sedikit 5 huruf.'
export const enterDayAndTime = 'Tulis tanggal dan jamnya.'
