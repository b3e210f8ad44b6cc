/** The names of the columns. All must stand in the first line, in whatever order. */
export const columns = [
  'tanggal',
  'nama',
  'email',
  'telepon',
  'jumlah',
  'cara',
  'tujuan',
  'tanpa_nama',
  'bukti',
  'catatan',
] as const
