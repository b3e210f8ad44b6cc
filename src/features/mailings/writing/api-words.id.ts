export const chooseRecipients = 'Pilih daftar penerima.'
export const chooseEvent = 'Pilih acara.'
export const chooseLabel = 'Pilih label.'
export const listStays =
  'Buletin ini sudah dikirim, jadi daftarnya tetap. Untuk daftar lain, salin menjadi buletin baru.'
export const secretariatChooses = 'Hanya sekretariat yang memilih penerima menurut ini. Kosongkan.'
export const notInYourRegion = 'Yang dipilih tidak ada di region Anda. Pilih yang lain, atau kosongkan.'
export const noLongerThere = 'Yang dipilih tidak ada lagi. Pilih yang lain, atau kosongkan.'
export const noSuchList = 'Daftar ini tidak ada lagi. Pilih daftar lain.'
export const chooseListOfRegion = 'Pilih daftar dari region Anda.'
export const mailingIsNeeded =
  'Buletin yang sudah dikirim atau dijadwalkan tidak bisa dihapus. Batalkan jadwalnya, atau turunkan dari arsip.'
