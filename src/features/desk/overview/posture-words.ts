import type { PostureWarning } from '#src/wire/posture.ts'

/** Messages for staff; warnings for operators only have none. */
const words: Partial<Record<PostureWarning, string>> = {
  'mail-missing':
    'E-mail belum diatur: surat dari situs ini, termasuk tautan aktivasi dan tanda terima, menunggu dan tidak sampai ke siapa pun. Minta pengelola server mengisi SMTP_URL dan MAIL_FROM.',
  'sender-sample':
    'Alamat pengirim surat masih contoh, sehingga surat dapat ditolak. Minta pengelola server mengisi MAIL_FROM.',
  'simulated-payments':
    'Pembayaran hanya simulasi: donasi tercatat, tetapi tidak ada uang yang berpindah. Minta pengelola server mengatur PAYMENT_PROVIDER.',
  'sandbox-payments':
    'Pembayaran berjalan dalam mode uji coba Midtrans: tidak ada uang yang berpindah. Minta pengelola server mengatur MIDTRANS_ENVIRONMENT.',
  'plain-http':
    'Situs ini dibuka tanpa https, sehingga kata sandi dapat terbaca di jaringan. Minta pengelola server memasang https dan mengisi PUBLIC_URL.',
  'backups-inside':
    'Cadangan atau catatan penghapusan disimpan di dalam folder data, sehingga ikut hilang bila folder itu hilang. Minta pengelola server mengisi BACKUP_DIR dan ERASURES_DIR dengan folder di luarnya.',
  'public-demo':
    'Demo ini terbuka untuk umum: siapa pun dapat masuk sebagai admin dan membaca semua surat. Jangan masukkan data orang sungguhan.',
}

/** Messages of the warnings that staff can have fixed. */
export const shownWarnings = (warnings: readonly PostureWarning[]): string[] =>
  warnings.flatMap((name) => words[name] ?? [])
