export const letterIsErased =
  'Isi surat ini sudah dihapus, tiga puluh hari sesudah ditulis. Hanya bisa disingkirkan.'
