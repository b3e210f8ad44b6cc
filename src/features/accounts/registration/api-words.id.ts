export const activationLinkUnknown =
  'Tautan ini tidak berlaku. Mungkin ada e-mail yang lebih baru: buka yang terbaru, atau minta e-mail baru.'
export const activationLinkOver = 'Tautan ini sudah lewat 48 jam. Silakan daftar sekali lagi.'
export const activationCodeWrong =
  'Kode tidak cocok, atau sudah lewat 10 menit. Periksa lagi, atau minta e-mail baru.'
export const activationCodeTried = 'Kode sudah terlalu sering dicoba. Buka tautan di e-mail aktivasi.'
export const atMost50Lists = 'Paling banyak 50 daftar.'
export const unknownWay = 'Kirim token saja, atau email dengan code, atau email dengan resend.'
export const sixDigitsMissing = 'Tulis enam angka dari e-mail.'
export const notRegisteredPassword =
  'Kata sandi ini bukan yang ditulis saat mendaftar. Bila bukan Anda yang mendaftar, buat kata sandi baru.'
export const triedTooOften = 'Terlalu sering dicoba. Buat kata sandi baru di bawah.'
