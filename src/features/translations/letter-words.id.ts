export const published = {
  subject: 'Terjemahan sudah terbit',
  says: 'Terjemahan yang Anda kirim sudah terbit. Terima kasih, kini lebih banyak orang dapat membacanya.',
}
export const returned = (name: string) => ({
  subject: 'Terjemahan perlu diperbaiki',
  says: `${name} membaca terjemahan Anda dan mengembalikannya dengan catatan. Perbaiki, lalu kirim lagi.`,
})
export const site = 'Situs'
export const original = 'Naskah asli'
export const note = 'Catatan'
export const open = 'Buka terjemahan'
