export const confirmEmail = {
  subject: 'Pastikan alamat e-mail baru Anda',
  lead: 'Anda meminta agar akun Anda memakai alamat ini. Pastikan dalam 60 menit lewat tautan berikut.',
  button: 'Pakai alamat ini',
  ignore: 'Bila Anda tidak memintanya, abaikan surat ini. Tidak ada yang berubah.',
}
export const emailTaken = {
  subject: 'Alamat ini sudah dipakai akun Anda',
  lead: 'Seseorang meminta agar akunnya memakai alamat e-mail ini. Alamat ini sudah dipakai akun Anda, jadi tidak ada yang berubah.',
  fromOther:
    'Bila Anda sendiri yang memintanya dari akun lain, ganti dahulu alamat pada akun yang memakai alamat ini.',
}
export const emailRequest = {
  subject: 'Permintaan ganti alamat e-mail',
  lead: (next: string) =>
    `Ada permintaan mengganti alamat e-mail akun Anda menjadi ${next}. Alamat lama tetap dipakai sampai alamat baru dipastikan.`,
}
export const emailChanged = {
  subject: 'Alamat e-mail akun Anda sudah diganti',
  lead: 'Akun Anda sekarang memakai alamat e-mail lain. Surat dari kami tidak lagi dikirim ke alamat ini.',
  notYou: 'Bila bukan Anda yang menggantinya, segera hubungi sekretariat.',
}
export const phoneChanged = {
  subject: 'Nomor ponsel akun Anda diganti',
  lead: 'Nomor ponsel di profil Anda baru saja diganti.',
}
export const notYouAsked =
  'Bila bukan Anda yang memintanya, segera buat kata sandi baru lewat halaman Login, lalu hubungi sekretariat.'
export const notYouChanged =
  'Bila bukan Anda yang menggantinya, segera buat kata sandi baru lewat halaman Login, lalu hubungi sekretariat.'
