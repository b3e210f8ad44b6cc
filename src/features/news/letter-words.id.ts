import type { NewsAct } from './workflow.ts'

type Notice = { subject: string; says: string }

/** Steps of a text that its author is told of. */
export const authorNotices: Partial<Record<NewsAct, (by: { name: string; at: string }) => Notice>> = {
  return: ({ name }) => ({
    subject: 'Perlu diperbaiki',
    says: `${name} membaca tulisan Anda dan mengembalikannya dengan catatan. Perbaiki, lalu kirim lagi.`,
  }),
  schedule: ({ name, at }) => ({
    subject: 'Dijadwalkan terbit',
    says: `${name} menjadwalkan tulisan Anda terbit pada ${at}.`,
  }),
  reschedule: ({ name, at }) => ({
    subject: 'Jadwal terbit berubah',
    says: `${name} mengubah jadwal. Tulisan Anda terbit pada ${at}.`,
  }),
  unschedule: ({ name }) => ({
    subject: 'Jadwal terbit dibatalkan',
    says: `${name} membatalkan jadwal terbit. Tulisan Anda kembali ditinjau.`,
  }),
  publish: () => ({
    subject: 'Sudah terbit',
    says: 'Tulisan Anda sudah terbit. Terima kasih sudah berbagi kabar.',
  }),
  unpublish: ({ name }) => ({
    subject: 'Ditarik dari situs',
    says: `${name} menarik tulisan Anda dari situs. Isinya tetap tersimpan.`,
  }),
  republish: ({ name }) => ({ subject: 'Terbit kembali', says: `${name} menerbitkan lagi tulisan Anda.` }),
  comment: ({ name }) => ({ subject: 'Ada catatan', says: `${name} menulis catatan untuk tulisan Anda.` }),
  endorse: ({ name }) => ({
    subject: 'Didukung lembaga Anda',
    says: `${name} mendukung tulisan Anda atas nama lembaga.`,
  }),
}
export const site = 'Situs'
export const title = 'Judul'
export const passage = 'Bagian'
export const note = 'Catatan'
export const readOnSite = 'Baca di situs'
export const openText = 'Buka tulisan'
export const memberWrote = (text: string) => `Tulisan anggota lembaga Anda: ${text}`
export const sentForReview = (author: string) =>
  `${author} mengirim tulisan untuk ditinjau. Bila lembaga Anda mendukungnya, peninjau melihat tanda dukungan itu.`
export const summary = 'Ringkasan'
export const readAndEndorse = 'Baca dan dukung'
export const toReturn = 'Untuk mengembalikan tulisan dengan catatan, login lalu buka:'
export const reviewTaken = (text: string) => `Tinjauan diambil alih: ${text}`
export const continuesReview = (name: string) =>
  `${name} melanjutkan tinjauan yang tadinya Anda ambil. Anda tidak perlu berbuat apa-apa lagi.`
export const openReview = 'Buka tinjauan'
