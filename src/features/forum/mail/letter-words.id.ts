export const whyYou =
  'Anda menerima surat ini karena mengikuti pertanyaan di forum atau disebut di sana. Pilih surat harian atau tanpa surat di halaman Privasi, atau berhenti sekarang juga:'
export const stopMail = 'Berhenti menerima surat forum'
export const mentionsYou = (author: string) => `${author} menyebut Anda di forum:`
export const answers = (author: string) => `${author} menjawab pertanyaan yang Anda ikuti:`
export const writes = (author: string) => `${author} menulis di pertanyaan yang Anda ikuti:`
export const youAreMentioned = (question: string) => `Anda disebut: ${question}`
export const newAnswer = (question: string) => `Jawaban baru: ${question}`
export const readInForum = 'Baca di forum'
export const newPosts = (count: number) => `Kabar forum: ${count} kiriman baru`
export const whatIsNew = 'Ini yang baru di pertanyaan yang Anda ikuti.'
