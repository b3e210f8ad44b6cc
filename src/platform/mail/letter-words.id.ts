export const dear = (name: string) => `Salam, ${name},`
export const greeting = 'Salam,'
export const regards = 'Salam hangat,'
export const buttonFails = 'Tombolnya tidak bisa diketuk? Salin alamat ini ke peramban Anda:'
