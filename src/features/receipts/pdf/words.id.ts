export const printed = (moment: string) => `Dibuat ${moment}.`
export const simulated = 'SIMULASI. Tidak ada uang sungguhan yang berpindah; kertas ini bukan tanda terima.'
export const receipt = 'Kuitansi'
export const whereOrder = (number: string) => `pada donasi ini di situs kami, nomor pesanan ${number}`
export const isVoid = (since: string) => `BATAL sejak ${since}. Kuitansi ini tidak berlaku lagi.`
export const provisional = (until: string) =>
  `SEMENTARA sampai ${until}. Sampai saat itu bank masih bisa menarik kembali pembayaran ini.`
export const target = 'Untuk'
export const date = 'Tanggal'
export const moneyReceived = 'Uang diterima'
export const way = 'Cara bayar'
export const gift = 'Donasi'
export const fee = 'Biaya transaksi'
export const refunded = 'Sudah dikembalikan'
export const validFor = 'Berlaku untuk'
export const orderNumber = 'Nomor pesanan'
export const receivedFrom = (donor: string) => `Diterima dari ${donor}`
export const check = {
  title: 'Periksa keaslian kuitansi ini',
  how: 'Siapa saja boleh: pindai kode ini, atau buka',
  code: 'Kode',
}
/** Sentences of the law in Indonesian, below a paper in another language. */
export const legal = (_about: { title: string; donor: string; amount: string }): string[] => []
export const taxList = (list: string) =>
  `Penerima sumbangan keagamaan yang dapat dikurangkan dari penghasilan bruto: ${list}.`
export const unprinted = (sign: string, where: string) =>
  `Tanda ${sign} menggantikan huruf yang tidak dapat dicetak di kertas ini. Tulisan lengkapnya ada ${where}.`
export const statement = {
  label: 'Ikhtisar tahunan',
  title: (year: number) => `Donasi tahun ${year}`,
  where: 'di situs kami, pada setiap donasi',
  what: 'Jumlah semua kuitansi yang berlaku dalam tahun ini, setelah dikurangi yang dikembalikan. Setiap kuitansi dapat diperiksa di situs kami dengan kodenya.',
  columns: {
    day: 'Tanggal',
    number: 'Kuitansi',
    target: 'Untuk',
    amount: 'Diterima',
    returned: 'Dikembalikan',
  },
  notCounted: (target: string) => `${target} (batal, tidak dihitung)`,
  page: ['Halaman', 'dari'] as const,
}
export const goods = {
  title: 'Tanda terima barang',
  where: 'di catatan sekretariat, dengan nomor di atas',
  isVoid: (since: string) => `BATAL sejak ${since}. Tanda terima ini tidak berlaku lagi.`,
  received: 'Barang diterima',
  entered: 'Dicatat',
}
