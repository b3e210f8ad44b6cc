export const receiptNumbered = (number: string) => `Kuitansi ${number}`
export const notFound = 'Kuitansi tidak ditemukan'
export const checkOfReceipt = 'Pemeriksaan kuitansi'
export const isValid = (site: string) => `Kuitansi ini dikeluarkan oleh ${site} dan berlaku.`
export const wasValid = (site: string) =>
  `Kuitansi ini pernah dikeluarkan oleh ${site}, tetapi tidak berlaku lagi.`
export const receipt = 'Kuitansi'
export const date = 'Tanggal'
export const refunded = 'Sudah dikembalikan'
export const validFor = 'Berlaku untuk'
export const voidSince = 'Batal sejak'
export const code = 'Kode'
export const provisionalBefore = 'Sementara sampai'
export const provisionalAfter = ': bank masih bisa menarik kembali pembayaran ini.'
export const compare =
  'Nama donatur tidak ditampilkan di sini. Cocokkan nomor, jumlah, dan tanggal dengan kuitansi yang Anda pegang.'
export const valid = 'Berlaku'
export const voided = 'Batal'
export const notFoundLead =
  'Kode ini tidak ada pada kami. Periksa lagi tiap huruf dan angkanya, atau pindai kode QR di kuitansi.'
export const askSecretariat = 'Tanyakan kepada sekretariat'
export const toHome = 'Ke halaman depan'
