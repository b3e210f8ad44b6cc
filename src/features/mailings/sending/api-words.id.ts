export const wasSent = 'Surat ini sudah dikirim. Untuk mengirim lagi, salin menjadi draf baru.'
export const nobodyReceives =
  'Belum ada yang akan menerima surat ini. Pilih daftar lain, atau lepas sebagian pilihannya.'
