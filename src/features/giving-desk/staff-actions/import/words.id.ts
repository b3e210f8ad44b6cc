export const importGifts = 'Impor donasi'
export const importLead =
  'Daftar diperiksa dulu tanpa mengubah apa pun. Daftar yang sama boleh dikirim lagi: baris yang nomor buktinya sudah tercatat dilewati.'
export const oneRowHolds = 'Satu baris berisi nama kolom:'
export const thenIfAny = ', lalu bila ada'
export const columnsHelp =
  '. Tujuan ditulis umum, region: nama, lembaga: nama, atau kampanye: nama. Cara ditulis tunai atau transfer.'
export const enterGifts = (rows: number) => `Catat ${rows} donasi`
export const entering = 'Mencatat'
export const result = 'Hasil'
export const rowsWrong = (count: number) =>
  `${count} baris keliru. Perbaiki daftarnya, lalu periksa lagi; belum ada yang dicatat.`
export const wouldEnter = (fresh: number, sum: string, known: number) =>
  `${fresh} donasi baru, ${sum}; ${known} sudah tercatat. Belum ada yang dicatat.`
export const haveEntered = (fresh: number, sum: string, known: number) =>
  `${fresh} donasi dicatat, ${sum}; ${known} sudah tercatat.`
export const rowsOfList = 'Baris daftar'
export const row = 'Baris'
export const donor = 'Donatur'
export const reference = 'Bukti'
export const amount = 'Jumlah'
export const alreadyRecorded = 'sudah tercatat'
export const willWait = 'akan menunggu orang kedua'
export const waits = 'menunggu orang kedua'
export const requiredColumns = 'tanggal,nama,jumlah,cara,bukti'
export const optionalColumns = 'email,telepon,tujuan,tanpa_nama,catatan'
