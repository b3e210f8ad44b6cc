export const changes: Record<string, string> = {
  password: 'Kata sandi sudah diganti. Perangkat lain sudah dikeluarkan.',
  'totp-confirm': 'Aplikasi kode sudah terpasang.',
  'totp-remove': 'Aplikasi kode sudah dilepas.',
  'passkey-add': 'Passkey sudah ditambahkan.',
  'passkey-remove': 'Passkey sudah dihapus.',
  'session-end': 'Perangkat itu sudah dikeluarkan.',
  'sessions-end': 'Semua perangkat lain sudah dikeluarkan.',
}
export const security = 'Keamanan'
export const securityLead = 'Kata sandi, langkah kedua saat login, dan perangkat yang sedang masuk.'
export const next = 'Lanjut'
export const factorOverdue =
  'Tugas Anda di jaringan ini memerlukan langkah kedua saat login. Pasang salah satu di bawah ini; setelah itu halaman lain terbuka lagi.'
export const factorDue = (day: string) =>
  `Tugas Anda di jaringan ini memerlukan langkah kedua saat login. Pasang salah satu di bawah ini paling lambat ${day}.`
export const later = 'Nanti saja'
export const recoveryCodes = 'Kode pemulihan'
export const codesLeft = (count: number) =>
  `Tersisa ${count} dari 10 kode untuk masuk tanpa telepon. Kode baru menggantikan semua yang lama.`
export const makeCodes = 'Buat kode baru'
export const making = 'Membuat'
export const yourCodes = 'Kode pemulihan Anda'
export const saveCodesNow =
  'Simpan sekarang: kode ini tidak akan tampil lagi. Satu kode menggantikan aplikasi atau passkey satu kali, misalnya bila telepon hilang.'
export const copy = 'Salin'
export const print = 'Cetak'
export const codesFile = 'kode-pemulihan.txt'
export const download = 'Unduh'
export const codesSaved = 'Sudah saya simpan, lanjut'
export const app = 'Aplikasi kode'
export const appLead =
  'Saat login, aplikasi di telepon Anda menunjukkan enam angka yang berganti tiap setengah menit.'
export const appIsOn = 'Terpasang: login meminta kode dari aplikasi.'
export const removeApp = 'Lepas aplikasi'
export const removing = 'Melepas'
export const setUpApp = 'Pasang aplikasi kode'
export const preparing = 'Menyiapkan'
export const scanPicture =
  'Buka aplikasi autentikator, misalnya Aegis, FreeOTP atau Google Authenticator, lalu pindai gambar ini.'
export const qrCode = 'Kode QR untuk aplikasi autentikator'
export const cannotScan = 'Tidak bisa memindai? Tulis kunci ini di aplikasi:'
export const copyKey = 'Salin kunci'
export const codeInApp = 'Kode yang tampil di aplikasi'
export const checking = 'Memeriksa'
export const setUp = 'Pasang'
export const passkey = 'Passkey'
export const passkeyLead =
  'Cara yang paling mudah: setelah kata sandi, cukup sidik jari, wajah, atau kunci layar perangkat Anda.'
export const made = (day: string) => `Dibuat ${day}`
export const madeAndUsed = (day: string, used: string) => `Dibuat ${day}, dipakai terakhir ${used}`
export const remove = 'Hapus'
export const deleting = 'Menghapus'
export const needsScript = 'Menambah passkey memerlukan JavaScript.'
export const newPasskeyName = 'Nama passkey baru'
export const passkeyFailed = 'Passkey belum jadi. Coba sekali lagi.'
export const passkeyRefused = 'Perangkat ini sudah terdaftar, atau sudah ada sepuluh passkey.'
export const addPasskey = 'Tambah passkey'
export const usePasskey = 'Pakai passkey'
export const passkeyNotRead = 'Passkey belum terbaca. Coba sekali lagi, atau pakai cara lain.'
