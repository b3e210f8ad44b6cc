export const byInvitationOnly =
  'Daftar ini hanya dengan undangan. Tulis kepada sekretariat bila Anda ingin ikut.'
