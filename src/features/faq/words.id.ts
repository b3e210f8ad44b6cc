export const loading = 'Memuat'
export const lead =
  'Yang sering ditanyakan tentang jaringan, donasi, akun, dan perlindungan. Tulis satu kata, atau buka pertanyaannya.'
export const questions = 'Tanya jawab'
export const searchedFor = (q: string) => `“${q}” di Tanya jawab`
export const searchQuestions = 'Cari pertanyaan'
export const notLoaded = 'Tanya jawab tidak bisa dimuat'
export const searchIsKept = 'Kata pencarian tetap tersimpan.'
export const notHereBefore = 'Pertanyaan Anda belum ada di sini?'
export const sendMessage = 'Kirim pesan'
export const notHereAfter = 'kepada sekretariat.'
export const noneAbout = (q: string) => `Belum ada pertanyaan tentang “${q}”`
export const none = 'Belum ada tanya jawab'
export const askSecretariat = 'Tanyakan langsung kepada sekretariat. Kami membalas lewat e-mail.'
export const linkToQuestion = 'Tautan ke pertanyaan ini'
