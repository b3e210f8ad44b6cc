import type { Decision } from './schema.ts'

type Notice = { subject: string; says: string }

export const decided: Record<Decision['act'], Notice> = {
  approve: {
    subject: 'Kiriman Anda sudah tampil',
    says: 'Moderator sudah membaca kiriman Anda di forum. Sekarang anggota lain dapat membacanya. Terima kasih.',
  },
  hide: {
    subject: 'Kiriman Anda disembunyikan',
    says: 'Moderator menyembunyikan kiriman Anda di forum. Hanya Anda dan moderator yang masih dapat membacanya. Bila menurut Anda keliru, balas surat ini atau tulis lewat halaman Kontak.',
  },
  keep: {
    subject: 'Kiriman Anda tampil lagi',
    says: 'Moderator sudah memeriksa kiriman Anda di forum dan menampilkannya lagi.',
  },
}
export const merged = (question: string): Notice => ({
  subject: 'Pertanyaan Anda digabungkan',
  says: `Pertanyaan Anda “${question}” sama dengan pertanyaan lain. Jawabannya sekarang ada di sana, dan Anda ikut mengikutinya.`,
})
export const question = 'Pertanyaan'
export const reason = 'Alasan'
export const openForum = 'Buka forum'
