/** Why a file or a day in it is not read. */
export const excelWorkbook =
  'Ini buku kerja Excel atau arsip, bukan CSV. Simpan ulang sebagai “CSV UTF-8”, lalu coba lagi.'
export const oldExcelWorkbook =
  'Ini buku kerja Excel lama, bukan CSV. Simpan ulang sebagai “CSV UTF-8”, lalu coba lagi.'
export const pdf = 'Ini PDF, bukan CSV. Simpan ulang sebagai “CSV UTF-8”, lalu coba lagi.'
export const utf32 =
  'Sandi huruf UTF-32 tidak dapat dibaca. Simpan ulang sebagai “CSV UTF-8”, lalu coba lagi.'
export const unknownEncoding =
  'Sandi huruf berkas ini tidak dikenal. Simpan ulang sebagai “CSV UTF-8”, lalu coba lagi.'
export const dayUnclear = 'Tulis tanggal, misalnya 20/11/2026 atau 20 November 2026.'
export const dayIsNumber =
  'Ini angka, bukan tanggal. Atur kolomnya sebagai tanggal di spreadsheet, lalu simpan lagi.'
export const monthFirst = 'Tulis harinya di depan bulannya, misalnya 20/11/2026.'
export const noSuchDay = 'Tanggal ini tidak ada di kalender.'
