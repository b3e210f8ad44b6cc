export const nameIsTaken = 'Di region ini sudah ada lembaga dengan nama itu.'
export const secretariatMoves = 'Pilih region yang Anda urus. Ke region lain dipindahkan sekretariat.'
export const changedMeanwhile =
  'Keadaannya berubah sementara halaman ini terbuka. Lihat yang sekarang, lalu putuskan lagi.'
export const institutionNameMissing = 'Tulis nama lembaga.'
export const yearUnclear = 'Tulis tahun, misalnya 1989.'
export const yearTooEarly = 'Paling awal 1600.'
export const yearTooLate = 'Paling akhir 2100.'
export const slugUnclear = 'Hanya huruf kecil, angka, dan tanda hubung, misalnya mata-air-passo.'
