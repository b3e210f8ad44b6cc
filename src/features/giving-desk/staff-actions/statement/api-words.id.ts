export const rowIsUsed = 'Baris ini sudah dipakai.'
export const giftIsReceived = 'Donasi ini sudah diterima.'
export const waitsForSecond = 'Menunggu orang kedua.'
export const rowWasDeclined =
  'Baris ini pernah dipakai, lalu permintaannya ditolak atau dikoreksi. Bila uangnya memang ada, konfirmasi dari halaman donasinya.'
export const severalWait = 'Lebih dari satu donasi menunggu jumlah ini pada hari itu. Pilih yang benar.'
export const otherRowFits =
  'Baris lain di berkas ini sudah cocok dengan donasi ini. Mungkin donatur mengirim dua kali.'
export const receivedPerhapsTwice =
  'Donasi ini sudah diterima, dan mungkin donatur mengirim dua kali. Cocokkan dengan halaman donasinya.'
export const rowIsTwice =
  'Baris yang sama tertulis dua kali di berkas ini. Mungkin donatur mengirim dua kali.'
export const requestWaits = 'Sudah ada permintaan yang menunggu orang kedua untuk donasi ini.'
export const orderIsOver = 'Jumlahnya cocok, tetapi pesanannya dibatalkan atau ditolak.'
export const dayIsOutside = 'Jumlahnya cocok, tetapi harinya di luar masa tunggu donasi ini.'
export const sumWithoutCode = 'Jumlahnya sama dengan donasi ini tanpa tiga angka kodenya.'
export const nothingWaits = 'Tidak ada donasi yang menunggu jumlah ini.'
export const noStatement =
  'Berkas ini bukan mutasi rekening: tidak ada baris nama kolom dengan tanggal dan jumlah di bawahnya. Unduh mutasi sebagai CSV dari internet banking, lalu pilih berkas itu.'
export const accountEndingIn = (end: string) => `rekening yang berakhir ${end}`
export const statementOfOther = (whose: string, bank: string, account: string) =>
  `Ini mutasi ${whose}, sedangkan donatur mengirim ke ${bank} ${account}. Pilih berkas rekening itu.`
export const checkFileFirst = 'Periksa berkasnya dulu, dan pilih kolomnya.'
export const columnsChanged =
  'Sejak Anda memeriksa, arti kolom berkas ini diubah. Belum ada yang dikonfirmasi: lihat hasil barunya, lalu konfirmasi.'
export const wasDecidedMeanwhile =
  'Sementara itu donasi ini sudah dikonfirmasi, dibatalkan, atau diputuskan orang lain. Tidak ada yang diubah.'
export const atMostRowsAMonth = (count: string) => `Paling banyak ${count} baris. Unduh mutasi per bulan.`
export const noTransactions = 'Tidak ada transaksi di bawah baris nama kolom.'
export const fileTooLargeForMonth = 'Berkas terlalu besar. Unduh mutasi untuk masa yang lebih pendek.'
export const chooseColumn = 'Pilih kolom.'
export const chooseOtherColumns = 'Pilih kolom yang berbeda untuk tanggal, keterangan, jumlah, dan CR/DB.'
export const nothingReadable = (line: number, reason: string) =>
  `Dengan kolom itu tidak ada baris yang terbaca. Baris ${line}: ${reason}`
export const sumIs = (reason: string) => `Jumlah: ${reason}`
export const dateIs = (reason: string) => `Tanggal: ${reason}`
export const rowIsLonger =
  'Baris ini lebih panjang daripada baris nama kolom. Beri tanda kutip pada isi yang memuat pemisah kolom.'
export const directionUnclear = 'Tidak jelas apakah uang ini masuk atau keluar: tidak ada CR atau DB.'
