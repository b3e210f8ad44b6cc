import type { DonationStatus } from './gift-rules.ts'
import type { Zone } from './moment.ts'

/** Words of each state of a gift: its label in lists, the heading of its page, and what to do next. */
export const states: Record<DonationStatus, { label: string; title: string; lead: string }> = {
  created: {
    label: 'Belum dibayar',
    title: 'Donasi Anda belum dibayar',
    lead: 'Pilih cara membayar dan selesaikan sebelum batas waktunya. Belum ada uang yang berpindah.',
  },
  pending: {
    label: 'Menunggu',
    title: 'Menunggu pembayaran',
    lead: 'Selesaikan pembayaran sebelum batas waktunya. Halaman ini memperbarui diri setelah bank memberi kabar.',
  },
  review: {
    label: 'Diperiksa',
    title: 'Pembayaran sedang diperiksa',
    lead: 'Pembayaran ini sedang kami cocokkan, biasanya dalam satu hari kerja. Jangan membayar lagi; hasilnya kami kirim lewat e-mail.',
  },
  paid: {
    label: 'Diterima',
    title: 'Terima kasih, donasi Anda sudah diterima',
    lead: 'Kuitansinya kami kirim lewat e-mail.',
  },
  failed: {
    label: 'Gagal',
    title: 'Pembayaran tidak berhasil',
    lead: 'Bank atau dompet Anda menolak pembayaran ini. Uang Anda tidak kami terima. Coba cara membayar lain.',
  },
  expired: {
    label: 'Kedaluwarsa',
    title: 'Waktu pembayaran sudah habis',
    lead: 'Donasi ini belum dibayar. Bila Anda sudah mengirim uangnya, jangan membayar lagi: begitu bank memberi kabar, donasi tetap tercatat.',
  },
  cancelled: {
    label: 'Dibatalkan',
    title: 'Donasi ini dibatalkan',
    lead: 'Tidak ada uang yang kami terima. Anda bisa memberi lagi kapan saja.',
  },
  reversed: {
    label: 'Ditarik kembali',
    title: 'Pembayaran ditarik kembali oleh bank',
    lead: 'Bank menarik kembali uang ini tak lama setelah melaporkannya, jadi kuitansinya tidak berlaku lagi. Periksa rekening Anda, lalu coba lagi bila perlu.',
  },
  partially_refunded: {
    label: 'Dikembalikan sebagian',
    title: 'Sebagian donasi dikembalikan',
    lead: 'Sebagian uang sudah dikembalikan kepada Anda. Sisanya tetap tercatat sebagai donasi.',
  },
  refunded: {
    label: 'Dikembalikan',
    title: 'Donasi sudah dikembalikan',
    lead: 'Seluruh uang dikembalikan kepada Anda, dan kuitansinya tidak berlaku lagi. Di rekening Anda mungkin baru terlihat beberapa hari kemudian.',
  },
  charged_back: {
    label: 'Disengketakan',
    title: 'Pembayaran disengketakan',
    lead: 'Pemegang kartu meminta uangnya kembali lewat bank, jadi kuitansinya tidak berlaku lagi. Bila ini keliru, hubungi sekretariat.',
  },
}
export const mostUrgent = 'Kebutuhan paling mendesak'
export const region = 'Region'
export const institution = 'Lembaga'
export const campaign = 'Kampanye'
export const regionNamed = (title: string) => `Region ${title}`
export const campaignNamed = (title: string) => `Kampanye ${title}`
export const zones: Record<Zone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
}
export const moment = (dayAndTime: string, zone: string) => `${dayAndTime} ${zone}`
export const least = (sum: string) => `Paling sedikit ${sum}.`
export const most = (sum: string) => `Paling banyak ${sum}.`
export const consentMissing = 'Setujui dulu pengolahan data untuk donasi ini.'
export const campaignOnce = 'Kampanye berakhir pada waktunya, jadi berilah sekali, atau pilih tujuan lain.'
export const sumRead = (sum: string, inWords: string) => `Terbaca ${sum}, ${inWords}.`
export const simulationBriefly = 'Ini simulasi. Tidak ada uang sungguhan yang berpindah.'
export const simulation =
  'Ini simulasi. Tidak ada uang sungguhan yang berpindah, dan kuitansinya bukan tanda terima.'
/** Thousand, million and billion after a number in a chart. */
export const units = { thousand: '\u00a0rb', million: '\u00a0jt', billion: '\u00a0M' }
