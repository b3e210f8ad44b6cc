export const cannotRefundSo = 'Donasi ini tidak bisa dikembalikan dengan cara itu.'
export const mostToRefund = (sum: string) => `Paling banyak ${sum} yang bisa dikembalikan.`
export const refundByBank =
  'Cara membayar ini tidak bisa mengembalikan uang sendiri. Tulis rekening tujuan: bank, nomor, dan nama.'
export const orderWaitsFor = (sums: string) =>
  `Pesanan ini menunggu ${sums}. Jumlah lain dicatat sebagai donasi tersendiri.`
export const answerDoesNotFit =
  'Jawaban gerbang pembayaran tidak cocok dengan donasi ini (jumlah, mata uang, atau pengembaliannya tidak jelas). Periksa transaksinya di portal gerbang.'
export const proofIsKnown = (order: string) => `Nomor bukti ini sudah tercatat pada ${order}.`
export const sumReceivedMissing = 'Tulis jumlah yang masuk.'
export const sourceMissing = 'Tulis dari mana Anda tahu, misalnya nomor mutasi rekening.'
export const whyDeclined = 'Tulis mengapa transfer ini ditolak.'
export const whyNameRemoved = 'Tulis mengapa nama ini dikeluarkan.'
export const faultAndSourceMissing = 'Tulis apa yang keliru dan dari mana Anda tahu.'
export const sumRefundedMissing = 'Tulis jumlah yang dikembalikan.'
export const whyRefunded = 'Tulis mengapa uang ini dikembalikan.'
export const gatewayOrBank = 'Pilih gateway atau bank.'
export const accountMissing = 'Tulis rekening tujuan.'
export const proofOfSendingMissing = 'Tulis bukti pengirimannya, misalnya nomor transfer.'
export const giverMissing = 'Tulis nama pemberi, atau NN.'
export const giverUnclear = 'Tulis nama lengkap, 3 sampai 100 huruf, atau NN bila tanpa nama.'
export const cashOrTransfer = 'Pilih tunai atau transfer.'
export const proofNumberMissing = 'Tulis nomor bukti.'
export const proofMissing = 'Tulis buktinya, misalnya siapa yang menerima.'
export const fileTooLargeToSplit = 'Berkas terlalu besar; bagi menjadi beberapa.'
export const moneyIsGone =
  'Gerbang pembayaran menyatakan uang ini memang tidak ada lagi pada kita (dikembalikan atau disengketakan), jadi catatannya benar dan tidak dibatalkan.'
export const refundIsKnown =
  'Gerbang pembayaran mencatat pengembalian yang sama dengan catatan kita, jadi tidak ada yang dibatalkan.'
export const moneyIsUnknown =
  'Gerbang pembayaran tidak mengenal uang untuk donasi ini, jadi pengembaliannya tidak bisa dibatalkan. Periksa transaksinya di portal gerbang.'
export const chooseStateOfRequest = 'Pilih waiting, sending, refused atau to_send.'
