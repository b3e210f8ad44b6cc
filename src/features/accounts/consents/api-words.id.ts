export const consentIsNeeded =
  'Akun tidak dapat ada tanpa persetujuan ini. Menariknya berarti menghapus akun: lakukan di halaman Privasi.'
