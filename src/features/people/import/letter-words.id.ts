export const invitation = 'Undangan membuat akun'
export const invites =
  'Sekretariat mengundang Anda membuat akun di situs jaringan kita. Nama dan alamat Anda kami terima dari daftar jaringan; sebelum Anda menyetujuinya tidak ada akun yang dibuat.'
export const choosePassword = 'Buat kata sandi'
export const ifUnwanted =
  'Tautan ini berlaku sampai 30 hari setelah undangan dibuat dan hanya sekali. Bila Anda tidak ingin bergabung, abaikan saja e-mail ini: data undangan dihapus dengan sendirinya.'
