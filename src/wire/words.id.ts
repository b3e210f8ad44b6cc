export const sumMissing = 'Tulis jumlahnya, misalnya 75.000.'
export const sumUnclear = (figure: string) =>
  `“${figure}” tidak jelas. Tulis angkanya lengkap, misalnya 1.500.000.`
export const sumTooLarge = 'Jumlah ini terlalu besar.'
export const sumFromZero = 'Jumlah tidak diawali angka nol.'
export const sumHasCents = 'Tulis dalam rupiah bulat tanpa sen, misalnya 75.000.'
export const sumNegative = 'Jumlah tidak boleh negatif.'
export const sumAsExponent =
  'Spreadsheet memendekkan angka ini. Atur kolomnya sebagai angka biasa, lalu salin lagi.'
export const sumInOtherDigits = 'Tulis dengan angka 0 sampai 9, misalnya 75.000.'
export const sumShortened = 'Jangan disingkat. Tulis angkanya lengkap, misalnya 1.500.000.'
export const sumWithLetters = 'Tulis angkanya saja, misalnya 75.000.'
export const sumWithOddEnd = (end: string) =>
  `Titik dan komanya tidak jelas. Hapus “${end}” di belakang, atau lengkapi angkanya.`
export const sumOddlyGrouped = 'Titik dan komanya tidak jelas. Tulis misalnya 75.000 atau 75000.'
export const phoneMissing = 'Tulis nomornya.'
export const phoneAsExponent =
  'Spreadsheet memendekkan nomor ini. Atur kolomnya sebagai teks di spreadsheet, lalu tulis nomornya lagi.'
export const phoneAsDecimal =
  'Spreadsheet mengubah nomor ini menjadi angka desimal. Atur kolomnya sebagai teks di spreadsheet, lalu tulis nomornya lagi.'
export const phoneForeign =
  'Nomor ini bukan nomor Indonesia (+62). Tulis nomor Indonesia, misalnya 0812-3456-7890.'
export const phonesMany = 'Tulis satu nomor saja.'
export const phoneWithoutStart = 'Awali dengan 0 atau +62, misalnya 0812-3456-7890.'
export const phoneWithLetters = 'Tulis dengan angka, misalnya 0812-3456-7890.'
export const phoneNotMobile = 'Tulis nomor ponsel Indonesia, misalnya 0812-3456-7890.'
export const phoneTooShort = 'Nomor kurang panjang. Contoh: 0812-3456-7890'
export const phoneTooLong = 'Nomor terlalu panjang. Periksa lagi angkanya.'
export const phoneUnknown = 'Nomor ini tidak dikenal. Tulis nomor Indonesia, misalnya 0812-3456-7890.'
/** Names of the kinds of items that a mailing shows. */
export const mailItems = { news: 'Berita', event: 'Acara', campaign: 'Kampanye', download: 'Bahan' }
