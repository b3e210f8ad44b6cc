export const unreadable = 'Berkas ini bukan foto yang bisa dibaca. Pilih foto JPEG, PNG, atau WebP.'
export const unsent = {
  photo: 'Foto belum terkirim. Periksa sambungan Anda, lalu coba lagi.',
  file: 'Berkas belum terkirim. Periksa sambungan Anda, lalu coba lagi.',
}
export const sessionEnded = {
  photo: 'Sesi Anda sudah berakhir. Masuk lagi, lalu kirim foto ini sekali lagi.',
  file: 'Sesi Anda sudah berakhir. Masuk lagi, lalu kirim berkas ini sekali lagi.',
}
export const limitReached = 'Batas unggahan hari ini sudah tercapai. Coba lagi besok.'
