export const passwordTooShort = (count: number) => `Pakai paling sedikit ${count} karakter.`
export const passwordTooLong = (count: number) => `Pakai paling banyak ${count} karakter.`
export const passwordGuessable = 'Kata sandi ini mudah ditebak. Gabungkan beberapa kata yang hanya Anda tahu.'
export const passwordResembles = 'Jangan pakai alamat e-mail atau nama Anda sebagai kata sandi.'
export const passwordLongerThanAny = 'Kata sandi terlalu panjang.'
export const passwordUnreadable = 'Kata sandi berisi huruf yang tidak bisa dibaca.'
