export const copyLink = 'Salin seluruh tautan dari surat kami.'
export const reloadAndRetry = 'Muat ulang halaman ini, lalu coba lagi.'
export const chooseDay = 'Pilih tanggal 1 sampai 31.'
export const chooseState = 'Pilih aktif, jeda, atau berhenti.'
