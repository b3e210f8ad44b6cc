export const linkUnknown = 'Tautan ini tidak dikenal. Salin seluruh alamatnya dari surat kami.'
export const nameMissing = 'Tulis nama.'
export const emailMissing = 'Tulis alamat e-mail.'
export const phoneOrNothing = 'Tulis nomor ponsel, atau kosongkan.'
