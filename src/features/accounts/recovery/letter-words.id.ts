export const newPassword = 'Buat kata sandi baru'
export const askedForPassword =
  'Anda, atau seseorang yang menulis alamat ini, meminta kata sandi baru. Buat kata sandinya di sini:'
export const worksOnce =
  'Tautan itu berlaku 60 menit dan hanya sekali. Tautan yang kami kirim sebelumnya tidak berlaku lagi.'
export const askedFrom = 'Permintaan ini datang dari:'
export const notYouIgnore =
  'Bukan Anda? Abaikan saja e-mail ini: kata sandi Anda tetap yang lama, dan orang itu tidak diberi tahu apakah alamat ini punya akun.'
export const passwordChanged = 'Kata sandi Anda sudah diganti'
export const allLoggedOut =
  'Kata sandi akun Anda baru saja diganti lewat tautan di e-mail, dan semua perangkat sudah dikeluarkan. Silakan login dengan kata sandi yang baru.'
export const login = 'Login'
export const changedFrom = 'Diganti dari:'
export const notYouHurry =
  'Bukan Anda? Segera buat kata sandi baru di sini, dan ganti juga kata sandi e-mail Anda:'
export const tellUs = 'Lalu kabari kami di sini:'
