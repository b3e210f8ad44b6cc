import type { StaffActionKind, StaffActionStatus } from '#src/features/payments/staff-action-rules.ts'

/** Titles of requests by action. */
export const staffActionWords: Record<StaffActionKind, string> = {
  confirm: 'Konfirmasi transfer',
  reject: 'Penolakan transfer',
  correct: 'Koreksi catatan',
  manual: 'Donasi manual',
  refund: 'Pengembalian',
  disprove: 'Pembatalan catatan pengembalian',
}

export const staffActionStatusWords: Record<StaffActionStatus, string> = {
  waiting: 'Menunggu orang kedua',
  declined: 'Tidak disetujui',
  sending: 'Diminta kepada gerbang pembayaran',
  refused: 'Ditolak gerbang pembayaran',
  to_send: 'Menunggu ditransfer',
  done: 'Selesai',
}

const kinds: Readonly<Record<string, string>> = {
  created: 'Donasi dicatat',
  transfer: 'Rekening tujuan diberikan',
  pending: 'Cara membayar dipilih',
  challenge: 'Pembayaran ditinjau gerbang',
  capture: 'Kartu didebit',
  settlement: 'Uang diterima',
  deny: 'Ditolak bank',
  cancel: 'Dibatalkan di gerbang',
  expire: 'Waktu habis di gerbang',
  failure: 'Gagal di gerbang',
  partial_refund: 'Sebagian dikembalikan lewat gerbang',
  refund: 'Dikembalikan lewat gerbang',
  chargeback: 'Disengketakan pemegang kartu',
  cancelled: 'Dibatalkan donatur',
  expired: 'Waktu habis',
  asked: 'Menunggu orang kedua',
  confirmed: 'Uang dinyatakan masuk',
  declined: 'Tidak disetujui',
  corrected: 'Catatan dikoreksi',
  rejected: 'Transfer ditolak',
  returned: 'Dikembalikan lewat transfer',
  disproved: 'Catatan pengembalian dibatalkan',
}
const sources: Readonly<Record<string, string>> = {
  donor: 'donatur',
  site: 'situs',
  staff: 'meja kerja',
  notification: 'kabar gerbang',
  status: 'jawaban gerbang',
}

export const eventWords = (kind: string) => kinds[kind] ?? kind
export const sourceWords = (source: string) => sources[source] ?? source
