export const institutionHasNoReader = 'Lembaga ini belum bisa dikirimi pesan.'
export const messageTooShort = 'Tulis pesan Anda, paling sedikit 10 huruf.'
