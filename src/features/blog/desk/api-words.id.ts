export const chooseTopic = 'Pilih tema.'
export const authorMissing = 'Tulis nama penulis.'
