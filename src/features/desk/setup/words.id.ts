export const prepareSite = 'Siapkan situs'
export const of = ' dari '
export const done = ' selesai'
export const beforeOpening =
  'Sebelum situs dibuka untuk umum. Setiap baris tercentang sendiri begitu memang sudah ada.'
export const isDone = ': selesai'
export const notDone = ': belum selesai'
export const byAdmin = ' Dikerjakan admin.'
export const newestFailed = 'Yang terakhir dibuat tidak lolos uji: '
