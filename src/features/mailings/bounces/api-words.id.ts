export const signatureUnclear = 'Isi dengan HMAC-SHA256 surat itu: 64 angka heksadesimal.'
export const sendLetterAsFile = 'Kirim suratnya sebagai berkas.'
export const tooManyBytes = (most: number) => `Terlalu besar: paling besar ${most} bita.`
