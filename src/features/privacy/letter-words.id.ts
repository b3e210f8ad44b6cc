export const confirmDeletion = {
  subject: 'Pastikan penghapusan akun Anda',
  lead: 'Anda meminta akun Anda dihapus. Pastikan dalam 60 menit lewat tautan ini. Sesudah itu Anda masih punya tujuh hari untuk membatalkannya.',
  button: 'Pastikan penghapusan',
  notYou: 'Bila bukan Anda yang memintanya, abaikan surat ini dan segera ganti kata sandi Anda.',
}
export const deletionBegun = {
  subject: 'Akun Anda akan dihapus',
  lead: (day: string) =>
    `Akun Anda akan dihapus pada ${day}. Sampai saat itu Anda masih bisa memakainya, dan bisa membatalkan penghapusan di area anggota atau lewat tautan ini.`,
  button: 'Batalkan penghapusan',
  copyFirst:
    'Setelah dihapus, data pribadi Anda tidak dapat dikembalikan. Unduh dahulu salinannya di halaman Privasi bila Anda memerlukannya.',
}
export const deletionUndone = {
  subject: 'Akun Anda tetap ada',
  lead: 'Penghapusan akun Anda sudah dibatalkan. Tidak ada yang hilang.',
}
export const farewell = {
  subject: 'Akun Anda sudah dihapus',
  lead: 'Akun dan data pribadi Anda sudah dihapus. Ini surat terakhir dari kami; alamat ini pun tidak kami simpan lagi.',
  backups: 'Salinan cadangan terhapus bergiliran menurut kebijakan privasi kami.',
}
