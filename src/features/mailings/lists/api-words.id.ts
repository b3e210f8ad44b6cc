export const mainListsStay =
  'Daftar nasional dan daftar region tidak bisa dihapus. Tutup saja untuk pendaftar baru.'
export const listIsInUse =
  'Sebuah buletin ke daftar ini dijadwalkan, atau belum selesai dikirim. Batalkan jadwalnya, atau hentikan pengirimannya, lalu hapus daftarnya.'
export const noCampaignForList =
  'Kampanye ini tidak ada, atau sudah punya daftar; lihat juga di antara yang dihapus.'
export const listNameMissing = 'Tulis nama daftar.'
export const listPurposeMissing = 'Tulis untuk siapa daftar ini.'
export const chooseKindOfList = 'Pilih jenis daftar.'
