export const checkMail = 'Periksa e-mail Anda'
export const forgotPassword = 'Lupa kata sandi'
export const noHarmDone = 'Tidak apa-apa, kita buat yang baru.'
export const login = 'Login'
export const linkSent =
  'Jika alamat tadi punya akun, kami sudah mengirim tautan ke sana. Tautannya berlaku 60 menit dan hanya sekali.'
export const whatForgotDoes =
  'Tulis alamat e-mail akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.'
export const notArrived =
  'Belum datang setelah beberapa menit? Lihat folder spam, dan pastikan alamatnya sama dengan yang Anda pakai saat mendaftar.'
export const askAgain = 'Minta lagi'
export const email = 'E-mail'
export const sending = 'Mengirim'
export const sendLink = 'Kirim tautan'
export const passwordChanged = 'Kata sandi sudah diganti'
export const setNewPassword = 'Buat kata sandi baru'
export const oneNewPassword = 'Satu kata sandi baru, lalu lanjut.'
export const devicesLoggedOut =
  'Semua perangkat yang tadinya masuk sudah dikeluarkan. Silakan login dengan kata sandi yang baru.'
export const devicesWillBeLoggedOut =
  'Setelah diganti, semua perangkat yang masuk dengan akun ini dikeluarkan.'
export const linkFromMail = 'Tautan dari e-mail'
export const copyWholeLink = 'Salin seluruh alamat tautan dari e-mail ke sini.'
export const saving = 'Menyimpan'
export const savePassword = 'Simpan kata sandi'
export const needsLink = 'Buka halaman ini lewat tautan di e-mail, atau minta tautan baru.'
export const askNewLink = 'Minta tautan baru'
