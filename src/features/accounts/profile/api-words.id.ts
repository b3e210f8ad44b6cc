export const leaveInstitutionFirst = 'Keluar dahulu dari lembaga Anda sekarang, lalu pilih yang baru.'
export const photoMissing = 'Unggah foto dahulu.'
export const emailLinkOver =
  'Tautan ini sudah dipakai, sudah diganti yang lebih baru, atau lewat 60 menit. Minta lagi dari profil Anda.'
export const emailLinkOfOther =
  'Tautan ini diminta dari akun lain. Login dengan akun yang memintanya, lalu buka tautannya sekali lagi.'
export const chooseLanguage = 'Pilih bahasa dari daftar.'
