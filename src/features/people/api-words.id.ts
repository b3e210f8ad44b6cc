export const notItsAddress = 'Alamat ini bukan alamat akun ini.'
export const emailOfOther = 'Alamat ini sudah dipakai akun lain. Gabungkan kedua akun itu.'
export const atMost100Regions = 'Paling banyak 100 region.'
export const emailOfPersonMissing = 'Tulis alamat e-mail orang ini.'
export const noAccountNumbered = (id: number) => `Tidak ada akun dengan nomor ${id}.`
