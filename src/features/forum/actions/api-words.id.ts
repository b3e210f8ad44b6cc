export const chooseAnswer = 'Pilih jawabannya.'
export const descriptionTooLong = 'Keterangan paling panjang 500 huruf.'
export const beginningMissing = 'Tulis awal namanya.'
export const twoLettersNeeded = 'Tulis paling sedikit dua huruf.'
