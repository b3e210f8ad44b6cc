import type { PledgeStatus } from './schema.ts'

/** Label of each state of a pledge. */
export const states: Record<PledgeStatus, string> = {
  waiting: 'Menunggu donasi pertama',
  active: 'Berjalan',
  paused: 'Dijeda',
  stopped: 'Dihentikan',
}
export const onDay = (day: number) => `tanggal ${day}`
export const onDayOrLast = (day: number) => `tanggal ${day}, atau hari terakhir bulan yang lebih pendek`
/** Message after each action, by the name that its form sends. */
export const done: Readonly<Record<string, string>> = {
  ubah: 'Perubahannya sudah disimpan.',
  jeda: 'Donasi bulanan ini dijeda. Tidak ada pengingat sampai Anda melanjutkannya.',
  lanjut: 'Donasi bulanan ini berjalan lagi.',
  berhenti: 'Donasi bulanan ini sudah dihentikan. Terima kasih untuk semua yang sudah Anda beri.',
}
export const changeSumOrDay = 'Ubah jumlah atau tanggal'
export const sumPerMonth = 'Jumlah setiap bulan, dalam rupiah'
export const limits = (least: string, most: string) => `Mulai ${least}, paling banyak ${most}.`
export const reminderDay = 'Tanggal pengingat'
export const reminderDayHelp = 'Pada bulan yang lebih pendek, tanggal 29 sampai 31 berarti hari terakhirnya.'
export const saving = 'Menyimpan'
export const saveChanges = 'Simpan perubahan'
export const linksRevoked = 'Tautan yang lama sudah mati. Tautan yang baru kami kirim ke e-mail Anda.'
export const pasteWholeLink = 'Tempel seluruh alamat tautan dari surat kami.'
export const yourMonthlyGift = 'Donasi bulanan Anda'
export const howItWorks =
  'Sekali sebulan kami mengirim pengingat. Tidak ada uang yang ditarik dengan sendirinya.'
export const linkInvalid =
  'Tautan ini tidak berlaku, sudah dimatikan, atau donasi bulanan ini sudah tercatat di akun Anda. Bila Anda punya akun, login lalu buka Donasi bulanan.'
export const linkFromMail = 'Tautan dari surat kami'
export const linkFromMailHelp = 'Salin seluruh alamat tautan dari surat pengingat ke sini.'
export const opening = 'Membuka'
export const open = 'Buka'
export const login = 'Login'
export const openingGift = 'Membuka donasi bulanan Anda…'
export const everyMonthFor = 'setiap bulan untuk'
export const reminder = 'Pengingat'
export const nextReminder = 'Pengingat berikutnya'
export const givenSoFar = 'Sudah diberikan'
export const sumInTimes = (sum: string, times: number) => `${sum}, ${times} kali`
export const noneYet = 'belum ada'
export const lastGift = 'Terakhir'
export const yourName = 'Nama Anda'
export const hidden = 'disembunyikan'
export const changedElsewhere =
  'Janji ini baru saja diubah di tempat lain. Periksa yang terlihat sekarang, lalu coba lagi.'
export const purposeGone =
  'Tujuan janji ini tidak ada lagi. Hentikan janji ini, lalu pilih tujuan lain di halaman Donasi.'
export const notSaved = 'Belum tersimpan. Periksa sambungan Anda, lalu coba lagi.'
export const stop = 'Hentikan donasi bulanan'
export const stopHelp =
  'Pengingat tidak dikirim lagi, dan janji ini tidak bisa dijalankan kembali. Donasi yang sudah Anda beri dan kuitansinya tetap. Bila hanya perlu istirahat, pilih jeda.'
export const stopping = 'Menghentikan'
export const yesStop = 'Ya, hentikan'
export const preparing = 'Menyiapkan'
export const continuePaying = (sum: string) => `Lanjut membayar ${sum}`
export const giveNow = (sum: string) => `Beri ${sum} sekarang`
export const waitsUntil = 'Donasi ini masih menunggu pembayaran sampai'
export const nothingByItself =
  'Tidak ada uang yang ditarik dengan sendirinya: donasi terjadi hanya bila Anda membayarnya.'
export const resumeReminders = 'Lanjutkan pengingat'
export const pauseReminders = 'Jeda pengingat'
export const monthlyGifts = 'Donasi bulanan'
export const seeHistory = 'Lihat riwayat donasi'
export const notLoaded = 'Donasi bulanan tidak bisa dimuat'
export const noun = 'donasi bulanan'
export const listEnded = 'Daftar sudah habis'
export const toStart = 'Ke awal'
export const noneOnPage = 'Tidak ada donasi bulanan di halaman ini.'
export const noMonthlyGifts = 'Belum ada donasi bulanan'
export const startWithOne = 'Mulai dari satu donasi'
export const howToStart =
  'Pilih “Setiap bulan” di halaman Donasi. Jumlah dan tanggalnya bisa diubah kapan saja.'
export const revokeLinks = 'Matikan tautan ini'
export const revokeLinksHelp =
  'Surat kami terlanjur dibaca orang lain? Semua tautan yang sudah kami kirim tidak membuka apa-apa lagi, dan tautan baru kami kirim ke e-mail Anda. Janji dan donasinya tetap.'
export const revoking = 'Mematikan'
export const revokeAndSend = 'Matikan dan kirim yang baru'
