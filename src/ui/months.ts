export const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

/** A month in three letters as id-ID shortens it; `index` from 0. */
export const shortMonth = (index: number): string => months[index]!.slice(0, 3)
