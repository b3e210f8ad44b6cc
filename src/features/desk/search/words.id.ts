export const people = 'Orang'
export const gifts = 'Donasi'
export const searchedAtDesk = (q: string) => `“${q}” di meja kerja`
export const searchDesk = 'Cari di meja kerja'
export const notLoaded = 'Hasil pencarian tidak bisa dimuat'
export const queryStays = 'Kata pencarian tetap ada.'
export const twoLetters = 'Tulis sedikitnya dua huruf dari judul, nama, atau nomor donasi.'
export const noMatch = (q: string) => `Tidak ada yang cocok dengan “${q}”. Coba kata yang lebih pendek.`
export const matches = (q: string) => `Yang cocok dengan “${q}”.`
export const allIn = 'Semua yang cocok dalam '
