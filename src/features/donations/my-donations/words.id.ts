export const perMonth = 'Donasi Anda yang diterima setiap bulan'
export const month = 'Bulan'
export const received = 'Diterima'
export const perYear = 'Donasi Anda yang diterima setiap tahun'
export const year = 'Tahun'
export const receivedIn = (year: string, count: number) => `diterima dari Anda dalam ${year}, ${count} donasi`
export const receivedInAll = (count: number) => `diterima dari Anda, ${count} donasi`
export const ofWhichRefunded = (sum: string) => `; ${sum} dikembalikan`
export const statements = 'Ikhtisar kuitansi setahun (PDF):'
export const downloadStatement = (year: number) => `Unduh ikhtisar kuitansi ${year} sebagai PDF`
export const all = 'Semua'
export const state = 'Keadaan'
export const show = 'Tampilkan'
export const newestFirst = 'Donasi Anda, terbaru dulu'
export const date = 'Tanggal'
export const givenFor = 'Untuk'
export const receipt = 'Kuitansi'
export const amount = 'Jumlah'
export const monthlyGift = 'donasi bulanan'
export const unnamed = 'tanpa nama'
export const refunded = (sum: string) => `kembali ${sum}`
export const isVoid = ' (batal)'
export const downloadReceipt = (number: string) => `Unduh kuitansi ${number} sebagai PDF`
export const pdf = 'PDF'
export const continuePaying = 'Lanjut membayar'
export const noReceipt = 'belum ada'
