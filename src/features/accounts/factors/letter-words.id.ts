export const changes = {
  'app added': {
    subject: 'Aplikasi kode kini menjaga akun Anda',
    sentence: 'Mulai sekarang login ke akun Anda meminta kode dari aplikasi autentikator.',
  },
  'app removed': {
    subject: 'Aplikasi kode dilepas dari akun Anda',
    sentence: 'Login ke akun Anda tidak lagi meminta kode dari aplikasi autentikator.',
  },
  'recovery codes renewed': {
    subject: 'Kode pemulihan baru di akun Anda',
    sentence: 'Kode pemulihan akun Anda diganti. Kode yang lama tidak berlaku lagi.',
  },
  'all removed by an admin': {
    subject: 'Langkah kedua akun Anda dilepas',
    sentence: 'Admin melepas langkah kedua saat login dari akun Anda, supaya Anda bisa memasangnya lagi.',
  },
}
export const passkeyChanges = {
  'passkey added': {
    subject: 'Passkey baru di akun Anda',
    sentence: (passkey: string) => `Passkey “${passkey}” kini bisa dipakai saat login ke akun Anda.`,
  },
  'passkey removed': {
    subject: 'Passkey dihapus dari akun Anda',
    sentence: (passkey: string) => `Passkey “${passkey}” tidak bisa lagi dipakai saat login ke akun Anda.`,
  },
}
export const otherDevicesOut =
  'Kata sandi akun Anda baru saja diganti. Perangkat lain yang tadinya masuk sudah dikeluarkan.'
export const wasItYou =
  'Jika ini Anda, tidak ada yang perlu dilakukan. Jika bukan, segera buat kata sandi baru, lalu keluarkan perangkat lain di halaman Keamanan.'
export const openSecurity = 'Buka halaman Keamanan'
export const cannotLogIn = 'Tidak bisa masuk lagi? Buat kata sandi baru lewat e-mail di sini:'
