export const matchStatement = 'Cocokkan mutasi rekening'
export const matchLead =
  'Baris yang cocok dengan satu donasi (jumlah, tiga angka kode, dan hari) dikonfirmasi sekaligus. Sisanya ditulis dengan alasannya. Berkas yang sama boleh dikirim lagi: satu baris tidak pernah dipakai dua kali.'
export const banksKnown =
  'Mutasi dalam CSV dari internet banking BCA, Mandiri, BRI, atau BNI langsung dikenali; pada bank lain Anda memilih kolomnya satu kali.'
export const fileNotKept = 'Berkas ini tidak disimpan.'
export const whatIsKept =
  'Yang dicatat hanya tanggal, jumlah, dan sidik baris yang dipakai; transfer orang lain tidak kami simpan.'
export const confirmGifts = (rows: number) => `Konfirmasi ${rows} donasi`
export const confirming = 'Mengonfirmasi'
export const dateColumn = 'Kolom tanggal'
export const descriptionColumn = 'Kolom keterangan'
export const amountColumn = 'Kolom jumlah uang masuk'
export const signColumn = 'Kolom CR atau DB'
export const columnNumber = (place: number) => `Kolom ${place}`
export const none = 'Tidak ada'
export const checking = 'Memeriksa'
export const useColumns = 'Pakai kolom ini'
export const signHelp =
  'Pilih “Tidak ada” bila kolom jumlah hanya berisi uang masuk, atau menandai uang keluar dengan minus atau DB.'
export const columns = 'Kolom'
export const layoutUnknown =
  'Susunan kolom ini belum dikenal. Pilih kolomnya satu kali; pilihan Anda dipakai lagi untuk berkas berikutnya. Belum ada yang dikonfirmasi.'
export const matching = 'Cocok'
export const done = 'Selesai'
export const needsLook = 'Perlu dilihat'
export const usedBefore = 'Sudah pernah'
export const result = 'Hasil'
export const readAs = (bank: string) => `Dibaca sebagai mutasi ${bank}`
export const columnsRead = 'Kolom yang dibaca'
export const columnsNamed = (date: string, description: string, amount: string) =>
  `Tanggal ${date}, keterangan ${description}, jumlah ${amount}`
export const signNamed = (sign: string) => `, CR atau DB ${sign}`
export const ifWrong = '. Bila keliru, pilih kolom lain.'
export const rowsUnclear = (count: number) => `${count} baris perlu dilihat satu per satu.`
export const rowsKnown = (count: number) =>
  `${count} baris sudah pernah dipakai atau donasinya sudah diterima.`
export const giftsMatch = (count: number, sum: string) => `${count} donasi cocok, ${sum}.`
export const noMatch = 'Tidak ada donasi yang cocok.'
export const willWaitForSecond = (count: number) =>
  `${count} di antaranya akan menunggu orang kedua: itu melebihi yang boleh diputuskan satu orang dalam sehari.`
export const willApprove = (count: number) => `${count} permintaan rekan akan Anda setujui.`
export const nothingConfirmed = 'Belum ada yang dikonfirmasi.'
export const giftsConfirmed = (count: number) => `${count} donasi dikonfirmasi.`
export const someWait = (count: number) => `${count} menunggu orang kedua.`
export const moneyOut = 'uang keluar'
export const notBooked = 'belum dibukukan bank'
export const withSen = 'jumlah bersen, misalnya bunga'
export const noTransaction = 'bukan transaksi, misalnya saldo'
export const writtenTwice = 'tertulis dua kali'
export const skipped = (rows: string) => `Dilewati: ${rows}.`
export const rowsOf = (count: number, kind: string) => `${count} baris ${kind}`
export const inFileOrder = (title: string) => `${title}, menurut urutan berkas`
export const row = 'Baris'
export const rowNumber = (line: number) => `baris ${line}`
export const date = 'Tanggal'
export const gift = 'Donasi'
export const amount = 'Jumlah'
export const moreRows = (count: number) =>
  `Masih ada ${count} baris. Unduh mutasi untuk masa yang lebih pendek agar semuanya terlihat.`
export const willWait = 'akan menunggu orang kedua'
export const colleaguesRequest = 'permintaan rekan, akan Anda setujui'
export const confirmed = 'dikonfirmasi'
export const waits = 'menunggu orang kedua'
export const approved = 'disetujui, dan dikonfirmasi'
export const enterGift = 'Catat donasi'
