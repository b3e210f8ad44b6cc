export const disbursementStatuses = ['waiting', 'done', 'declined', 'reversed', 'reversal'] as const
export type DisbursementStatus = (typeof disbursementStatuses)[number]

export const disbursementStatusWords: Record<DisbursementStatus, string> = {
  waiting: 'Menunggu orang kedua',
  done: 'Diteruskan',
  declined: 'Tidak disetujui',
  reversed: 'Dibatalkan',
  reversal: 'Catatan balik',
}
