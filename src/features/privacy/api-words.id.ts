export const undoLinkOver =
  'Tautan ini sudah dipakai atau sudah lewat. Bila akun Anda masih ada, Anda bisa masuk dan memeriksanya di halaman Privasi.'
export const deletionLinkOver =
  'Tautan ini sudah dipakai atau lewat 60 menit. Masuk, lalu minta lagi di halaman Privasi bila Anda masih ingin menghapus akun.'
