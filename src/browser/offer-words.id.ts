export const readHere = 'Baca halaman ini dalam bahasa Indonesia'
