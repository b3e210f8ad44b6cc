export const receiptOf = (number: string) => `Tanda terima barang ${number}`
export const received = 'Terima kasih. Sumbangan barang Anda sudah kami terima:'
export const number = 'Nomor'
export const thing = 'Barang'
export const quantity = 'Jumlah'
export const target = 'Untuk'
export const receivedOn = 'Diterima'
export const isReceipt =
  'Surat ini tanda terimanya. Bila Anda memerlukannya di kertas, balaslah surat ini dan sebutkan nomornya.'
export const receiptVoid = (number: string) => `Tanda terima barang ${number} dibatalkan`
export const notValid = (number: string) =>
  `Tanda terima barang ${number} tidak berlaku lagi, karena catatannya keliru.`
export const otherwise = 'Bila Anda mengira sebaliknya, balaslah surat ini dan sebutkan nomornya.'
