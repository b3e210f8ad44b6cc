export const questionTooShort = 'Pertanyaan paling pendek 5 huruf.'
export const answerTooLong = 'Jawaban paling panjang 20.000 karakter.'
export const groupMissing = 'Tulis kelompoknya.'
