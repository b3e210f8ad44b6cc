export const report = 'Laporan donasi'
export const reportOf = (year: number) => `Laporan donasi ${year}`
export const description =
  'Berapa donasi yang kami terima, kembalikan, dan teruskan, per region, lembaga, dan kampanye.'
export const give = 'Beri donasi'
export const year = 'Tahun'
export const allYears = 'Semua tahun'
const when = (year: number | null) => (year === null ? 'selama ini' : `pada tahun ${year}`)
/** @param year null for all years */
export const nothingRecorded = (year: number | null) =>
  `Belum ada donasi yang kami catat ${when(year)}. Nama donatur tidak ada di sini.`
export const nothingPassedOn = (received: string, year: number | null) =>
  `${received} masuk ${when(year)}, dan belum ada yang diteruskan. Nama donatur tidak ada di sini.`
export const receivedAndPassedOn = (received: string, passedOn: string, year: number | null) =>
  `${received} masuk ${when(year)}, dan ${passedOn} sudah diteruskan kepada yang mengerjakannya. Nama donatur tidak ada di sini.`
export const receivedOf = (count: number) => `diterima, ${gifts(count)}`
export const fees = 'biaya yang ditanggung donatur'
export const returned = 'dikembalikan kepada donatur'
export const passedOnPart = 'diteruskan'
export const balancePart = 'saldo'
export const percentPassedOn = (percent: number) => `${percent}% sudah diteruskan`
export const minusInAll =
  'Saldo minus berarti sebagian uang yang sudah diteruskan kemudian dikembalikan kepada donatur atau terpakai untuk biaya.'
export const minusInYear =
  'Saldo minus berarti tahun ini lebih banyak yang keluar daripada yang masuk, misalnya karena uang dari tahun sebelumnya diteruskan.'
export const reachedThem = 'Sampai di lembaga'
export const byCampaign = 'Per kampanye'
export const campaign = 'Kampanye'
export const byRegion = 'Per region'
export const region = 'Region'
export const byInstitution = 'Per lembaga'
export const institution = 'Lembaga'
export const receivedForIt = 'Diterima untuknya'
export const download = 'Unduh angka-angka ini (CSV)'
export const countedAtBefore = 'Dijumlahkan'
export const countedAtAfter =
  '; uang yang masuk sesudahnya terlihat dalam beberapa menit. Tahun dihitung dari tanggal uang masuk, menurut waktu Jakarta. Donasi untuk sebuah lembaga atau kampanye juga dihitung dalam regionnya.'
export const howPassedOn =
  'Uang tidak diteruskan melebihi yang masuk untuk tujuannya, dan di atas jumlah tertentu dua orang menyetujuinya. Penerusan yang keliru dibatalkan dengan catatan balik dan tidak dihitung. “Sampai di lembaga” ialah yang diterima sebuah lembaga dari semua tujuan, juga dari kampanye.'
export const chargesBefore =
  'Potongan bank dan penyedia pembayaran belum dikurangkan; jumlahnya ada dalam laporan keuangan tahunan di'
export const knowledge = 'Pengetahuan'
export const month = 'Bulan'
export const perMonth = (what: string) => `${what} setiap bulan`
export const perYear = (what: string) => `${what} setiap tahun`
export const inAndOutMonthly = 'Masuk dan diteruskan tiap bulan'
export const inAndOutYearly = 'Masuk dan diteruskan tiap tahun'
export const received = 'Diterima'
export const refunded = 'Dikembalikan'
export const passedOn = 'Diteruskan'
export const balance = 'Saldo'
export const disbursements = 'Penerusan'
export const noDisbursements = 'Belum ada uang yang diteruskan.'
export const otherParty = 'Pihak lain'
export const fromGiftsFor = (target: string) => `Dari donasi untuk: ${target}`
export const proofFollows = 'Bukti menyusul'
export const gifts = (count: number) => `${count.toLocaleString('id-ID')} donasi`
export const goods = 'Sumbangan barang'
export const notInSums = 'Tidak dihitung dalam jumlah uang'
