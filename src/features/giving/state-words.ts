import type { IconName } from '#src/ui/icon.tsx'
import type { Tone } from '#src/ui/notice.tsx'
import type { DonationStatus } from './gift-rules.ts'

type StateWords = {
  /** Label in lists. */
  label: string
  /** Heading of the gift's own page. */
  title: string
  /** Explanation and next step. */
  lead: string
  tone: Tone | 'quiet'
  icon: IconName
}

const WAITING =
  'Selesaikan pembayaran sebelum batas waktunya. Halaman ini memperbarui diri setelah bank memberi kabar.'

/** Texts of each status of a gift. */
export const stateWords: Record<DonationStatus, StateWords> = {
  created: {
    label: 'Belum dibayar',
    title: 'Donasi Anda belum dibayar',
    lead: 'Pilih cara membayar dan selesaikan sebelum batas waktunya. Belum ada uang yang berpindah.',
    tone: 'warn',
    icon: 'clock',
  },
  pending: {
    label: 'Menunggu',
    title: 'Menunggu pembayaran',
    lead: WAITING,
    tone: 'warn',
    icon: 'clock',
  },
  review: {
    label: 'Diperiksa',
    title: 'Pembayaran sedang diperiksa',
    lead: 'Pembayaran ini sedang kami cocokkan, biasanya dalam satu hari kerja. Jangan membayar lagi; hasilnya kami kirim lewat e-mail.',
    tone: 'info',
    icon: 'search',
  },
  paid: {
    label: 'Diterima',
    title: 'Terima kasih, donasi Anda sudah diterima',
    lead: 'Kuitansinya kami kirim lewat e-mail.',
    tone: 'ok',
    icon: 'circle-check',
  },
  failed: {
    label: 'Gagal',
    title: 'Pembayaran tidak berhasil',
    lead: 'Bank atau dompet Anda menolak pembayaran ini. Uang Anda tidak kami terima. Coba cara membayar lain.',
    tone: 'bad',
    icon: 'circle-alert',
  },
  expired: {
    label: 'Kedaluwarsa',
    title: 'Waktu pembayaran sudah habis',
    lead: 'Donasi ini belum dibayar. Bila Anda sudah mengirim uangnya, jangan membayar lagi: begitu bank memberi kabar, donasi tetap tercatat.',
    tone: 'quiet',
    icon: 'clock',
  },
  cancelled: {
    label: 'Dibatalkan',
    title: 'Donasi ini dibatalkan',
    lead: 'Tidak ada uang yang kami terima. Anda bisa memberi lagi kapan saja.',
    tone: 'quiet',
    icon: 'x',
  },
  reversed: {
    label: 'Ditarik kembali',
    title: 'Pembayaran ditarik kembali oleh bank',
    lead: 'Bank menarik kembali uang ini tak lama setelah melaporkannya, jadi kuitansinya tidak berlaku lagi. Periksa rekening Anda, lalu coba lagi bila perlu.',
    tone: 'bad',
    icon: 'circle-alert',
  },
  partially_refunded: {
    label: 'Dikembalikan sebagian',
    title: 'Sebagian donasi dikembalikan',
    lead: 'Sebagian uang sudah dikembalikan kepada Anda. Sisanya tetap tercatat sebagai donasi.',
    tone: 'info',
    icon: 'undo-2',
  },
  refunded: {
    label: 'Dikembalikan',
    title: 'Donasi sudah dikembalikan',
    lead: 'Seluruh uang dikembalikan kepada Anda, dan kuitansinya tidak berlaku lagi. Di rekening Anda mungkin baru terlihat beberapa hari kemudian.',
    tone: 'info',
    icon: 'undo-2',
  },
  charged_back: {
    label: 'Disengketakan',
    title: 'Pembayaran disengketakan',
    lead: 'Pemegang kartu meminta uangnya kembali lewat bank, jadi kuitansinya tidak berlaku lagi. Bila ini keliru, hubungi sekretariat.',
    tone: 'bad',
    icon: 'circle-alert',
  },
}

/** True for statuses that may change any moment. */
export const isWaiting = (status: DonationStatus) => ['created', 'pending', 'review'].includes(status)
/** True for final statuses without money. */
export const isOver = (status: DonationStatus) =>
  ['failed', 'expired', 'cancelled', 'reversed'].includes(status)
