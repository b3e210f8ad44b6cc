export const pageAddressUnclear = 'Tulis alamat halaman, misalnya /news.'
export const pageTitleMissing = 'Tulis judul halaman.'
