export const notFound = 'Pembayaran tidak ditemukan'
export const startAgain = 'Mulai lagi dari halaman donasi.'
export const simulation = 'Simulasi'
export const noMoneyMoves = 'Tidak ada uang yang berpindah di halaman ini.'
export const payment = 'Pembayaran'
export const close = 'Tutup'
export const backToSite = 'Kembali ke situs'

/** Title and lead of the page, by the state of the payment. */
export const headings: Record<string, [title: string, lead: string]> = {
  created: ['Pilih cara membayar', 'Setiap cara di sini hanya contoh.'],
  pending: ['Menunggu pembayaran', 'Tekan salah satu tombol untuk menentukan apa yang terjadi.'],
  settlement: ['Pembayaran berhasil', 'Situs sedang diberi tahu.'],
  capture: ['Pembayaran berhasil', 'Kartu sudah ditagih.'],
  deny: ['Pembayaran ditolak', 'Bank menolak pembayaran ini. Anda bisa mencoba cara lain.'],
  expire: ['Waktu membayar sudah habis', 'Mulai lagi dari halaman donasi.'],
  review: ['Pembayaran ditinjau', 'Bank menahan pembayaran ini untuk diperiksa.'],
  reversed: ['Pembayaran ditarik kembali', 'Bank menarik kembali pembayaran ini.'],
}
export const otherwise: [title: string, lead: string] = [
  'Pembayaran selesai',
  'Tidak ada lagi yang bisa dilakukan di sini.',
]

export const pay = 'Bayar'
export const deny = 'Tolak'
export const expire = 'Buat kedaluwarsa'
export const takeBack = 'Bank menarik kembali'
export const holdForReview = 'Tahan untuk ditinjau'
export const settle = 'Selesaikan pembayaran'

export const way = 'Cara'
export const payBefore = 'Bayar sebelum'
export const qrCode = 'Kode QR simulasi'
export const accountNumber = 'Nomor virtual account'
export const companyCode = 'Kode perusahaan'
export const billNumber = 'Nomor tagihan'
export const paymentCode = 'Kode pembayaran'
export const card = 'Kartu'
/** Names of payment methods that are no proper names. */
export const ways: Record<string, string> = { credit_card: 'Kartu kredit atau debit' }
