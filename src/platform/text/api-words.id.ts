export const lettersBroken = (line: number) =>
  `Sebagian huruf rusak, yang pertama di baris ${line}. Simpan ulang sebagai CSV UTF-8, lalu coba lagi.`
export const rowIsLonger = (count: number, width: number, separator: string) =>
  `Baris ini berisi ${count} isian, lebih banyak daripada ${width} nama kolom. Beri tanda kutip pada isi yang memuat “${separator}”.`
export const quoteStaysOpen = (line: number) => `tanda kutip yang dibuka di baris ${line} tidak ditutup`
export const quoteMisplaced = (line: number) => `tanda kutip di baris ${line} tidak pada tempatnya`
export const csvBroken = (what: string) =>
  `Berkas ini bukan CSV yang utuh: ${what}. Perbaiki baris itu, atau simpan ulang sebagai CSV UTF-8.`
export const columnMissing = (name: string) => `Kolom ini tidak ada di baris pertama: ${name}.`
export const columnsAlike = (one: string, other: string, meaning: string) =>
  `Kolom “${one}” dan “${other}” sama-sama berarti ${meaning}. Hapus salah satunya.`
