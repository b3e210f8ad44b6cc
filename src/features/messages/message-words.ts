import type { MessageState, MessageStatus, MessageWire } from './schema.ts'

export const statusWords: Readonly<Record<MessageStatus, { label: string; tone: 'warn' | 'ok' | 'quiet' }>> =
  {
    open: { label: 'Belum dijawab', tone: 'warn' },
    answered: { label: 'Terjawab', tone: 'ok' },
    closed: { label: 'Ditutup', tone: 'quiet' },
  }

/** Tabs of the list. */
export const stateWords: Readonly<Record<MessageState, string>> = {
  open: 'Belum dijawab',
  mine: 'Saya pegang',
  answered: 'Terjawab',
  closed: 'Ditutup',
  all: 'Semua',
}

/** Messages of an empty tab. */
export const nothingWords: Readonly<Record<MessageState, string>> = {
  open: 'Semua pesan sudah dijawab. Yang baru muncul di sini.',
  mine: 'Anda tidak sedang memegang pesan. Ambil satu dari yang belum dijawab.',
  answered: 'Pesan yang sudah dijawab muncul di sini sampai ditutup.',
  closed: 'Pesan yang ditutup muncul di sini selama 30 hari, lalu dihapus.',
  all: 'Pesan dari halaman kontak dan halaman lembaga muncul di sini.',
}

export const mailWords: Readonly<Record<MessageWire['answers'][number]['mail'], string>> = {
  waiting: 'sedang dikirim',
  sent: 'terkirim',
  failed: 'gagal dikirim: periksa alamatnya, atau beri tahu admin',
}
