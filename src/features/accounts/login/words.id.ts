export const login = 'Login'
export const noAccount = 'Belum punya akun? '
export const register = 'Register'
export const oneStepLeft = 'Tinggal satu langkah: pastikan bahwa ini Anda.'
export const whatLoginIsFor = 'Masuk untuk menulis berita, bertanya di forum, dan melihat donasi Anda.'
export const email = 'E-mail'
export const password = 'Kata sandi'
export const yourPassword = 'Kata sandi Anda'
export const checking = 'Memeriksa'
export const forgotPassword = 'Lupa kata sandi?'
export const sending = 'Mengirim'
export const sendActivationAgain = 'Kirim ulang e-mail aktivasi'
export const demoAccounts = 'Akun demo'
export const chooseDemoAccount = 'Situs ini sebuah demo. Pilih akun untuk mengisi formulir; kata sandinya'
export const codeFromApp = 'Kode dari aplikasi'
export const recoveryCode = 'Kode pemulihan'
export const codeOrRecovery = 'Enam angka, atau satu kode pemulihan bila telepon Anda tidak ada.'
export const next = 'Lanjut'
export const startAgain = 'Mulai lagi dari awal'
export const usePasskey = 'Pakai passkey'
export const passkeyNotRead = 'Passkey belum terbaca. Coba sekali lagi, atau pakai cara lain.'
export const passwordAdvice =
  'Paling sedikit 10 karakter. Beberapa kata yang hanya Anda tahu lebih kuat daripada satu kata yang rumit.'
export const changedElsewhere = 'Kata sandi baru saja diganti di tempat lain. Muat ulang halaman ini.'
export const currentPassword = 'Kata sandi sekarang'
export const newPassword = 'Kata sandi baru'
export const saving = 'Menyimpan'
export const changePassword = 'Ganti kata sandi'
export const problems = {
  wrong: 'E-mail atau kata sandi belum cocok. Periksa lagi, atau buat kata sandi baru.',
  'wrong-code': 'Kode belum cocok. Tulis kode yang sekarang tampil di aplikasi, atau satu kode pemulihan.',
  ended: 'Waktu untuk langkah kedua sudah habis. Masuk sekali lagi.',
  inactive: 'Akun ini belum diaktifkan. Buka tautan atau kode yang kami kirim ke e-mail Anda.',
  suspended: 'Akun ini sedang dinonaktifkan.',
  many: 'Terlalu banyak percobaan. Pastikan di bawah ini bahwa Anda bukan robot, atau coba lagi dalam 15 menit.',
  locked:
    'Akun ini hari ini terlalu sering dicoba, jadi kata sandinya belum diterima lagi. Buat kata sandi baru lewat e-mail: setelah itu Anda langsung bisa masuk.',
  busy: 'Login belum bisa diproses. Tunggu sebentar, lalu coba lagi.',
}
export const writeTo = 'Tulis ke'
export const setNewPassword = 'Buat kata sandi baru'
export const typeActivationCode = 'Tulis kode aktivasi'
export const makeSureItIsYou = 'Pastikan ini Anda'
export const whyProof =
  'Yang akan Anda lakukan menyangkut keamanan akun. Setelah ini Anda tidak ditanya lagi selama sepuluh menit.'
export const code = 'Kode'
export const sixDigitsOrRecovery = 'Enam angka dari aplikasi, atau satu kode pemulihan.'
export const oneRecoveryCode = 'Satu kode pemulihan.'
