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

/** Three-letter id-ID abbreviation of a month; `index` from 0. */
export const shortMonth = (index: number): string => months[index]!.slice(0, 3)

/** Names from Sunday, as `getUTCDay` counts. */
export const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']
