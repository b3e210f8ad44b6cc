export const leaveLinkUnreadable =
  'Tautan ini tidak lengkap atau bukan dari surat kami. Buka lagi dari surat Anda, atau salin seluruhnya.'
export const leaveLinkOver =
  'Tautan ini tidak berlaku lagi: alamatnya sudah dihapus, dan tidak ada lagi yang dikirim ke sana.'
export const returnIsOver =
  'Tautan ini hanya bisa mengembalikan langganan dalam satu jam sesudah Anda berhenti. Silakan berlangganan sekali lagi; kami kirim surat untuk memastikannya.'
export const leaveLinkUnknown =
  'Tautan ini tidak dikenal atau sudah lama sekali. Masuk, lalu matikan buletin di halaman Privasi, atau tulis kepada kami.'
export const confirmLinkUnknown = 'Tautan ini tidak berlaku lagi. Silakan berlangganan sekali lagi.'
export const confirmLinkOver = 'Tautan ini sudah lewat 14 hari. Silakan berlangganan sekali lagi.'
export const listIsClosed = 'Daftar ini sudah ditutup, jadi tidak ada lagi yang dikirim.'
export const openLinkFromLetter = 'Buka tautan dari surat.'
export const oneOrNothing = 'Tulis 1, atau kosongkan.'
