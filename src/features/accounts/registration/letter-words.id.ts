export const notYou =
  'Bukan Anda? Abaikan saja e-mail ini. Tanpa tautan atau kode di atas tidak ada akun yang dibuat, dan data pendaftarannya dihapus setelah 48 jam.'
export const activateAccount = 'Aktifkan akun Anda'
export const oneStep =
  'Terima kasih sudah mendaftar. Tinggal satu langkah: pastikan bahwa alamat e-mail ini milik Anda.'
export const activate = 'Aktifkan akun'
export const orCode =
  'Tautan itu berlaku 48 jam dan hanya sekali. Anda juga bisa menulis kode ini di halaman aktivasi; kodenya berlaku 10 menit:'
export const activationPage = 'Halaman aktivasi:'
export const registeredAt = (moment: string) =>
  `Pendaftaran ini dibuat ${moment}. Bila Anda mendaftar pada waktu lain, orang lain memakai alamat Anda: buka tautannya saja, lalu buat kata sandi Anda sendiri.`
export const mailAskedFrom = 'E-mail ini diminta dari:'
export const accountExists = 'Anda sudah punya akun'
export const nothingChanged =
  'Seseorang, mungkin Anda sendiri, baru saja mendaftar atau meminta e-mail aktivasi dengan alamat ini. Alamat ini sudah punya akun yang aktif, jadi tidak ada yang kami ubah: kata sandi dan data Anda tetap sama.'
export const login = 'Login'
export const forgotPassword = 'Lupa kata sandi? Buat yang baru di sini:'
export const askedFrom = 'Permintaan itu datang dari:'
export const notYouNothing =
  'Bukan Anda? Tidak ada yang perlu dilakukan. Orang itu tidak diberi tahu bahwa alamat ini punya akun.'
