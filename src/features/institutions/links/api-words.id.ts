export const linkUnknown =
  'Tautan ini tidak dikenal. Salin seluruh alamatnya dari surat terbaru, atau putuskan di situs.'
export const linkUsed = 'Tautan ini sudah dipakai. Selanjutnya lewat situs.'
export const linkOver = 'Tautan ini sudah lewat 72 jam. Login, lalu putuskan di situs.'
export const linkOfNoPic = 'Tautan ini tidak berlaku lagi: Anda bukan PIC lembaga ini sekarang.'
export const postChanged =
  'Tulisan ini sudah berubah, atau tidak lagi menunggu tinjauan. Lihat keadaannya di situs.'
