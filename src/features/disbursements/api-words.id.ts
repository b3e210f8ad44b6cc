export const entryIsSimulated =
  'Catatan ini dibuat selama pembayaran disimulasikan: tidak ada uang yang dikirim, jadi tidak bisa disetujui. Tolak saja.'
export const siteSimulates =
  'Situs ini sedang menyimulasikan pembayaran. Catatan uang sungguhan baru bisa disetujui setelah simulasinya selesai.'
export const noSuchDocument = 'Dokumen ini tidak ada.'
export const hasProof = 'Penerusan ini sudah punya bukti. Yang tercatat tidak diganti.'
export const documentNumber = (id: number) => `Dokumen nomor ${id}`
export const sumMissing = 'Tulis jumlah yang diteruskan.'
export const recipientMissing = 'Tulis nama penerima.'
export const chooseRecipient = 'Pilih lembaga penerima, atau tulis nama pihak lain.'
export const purposeMissing = 'Tulis untuk apa uang ini.'
export const firstGiftIsLater = (day: string) =>
  `Donasi pertama untuk tujuan ini baru masuk ${day}. Periksa tahunnya.`
export const leftForTarget = (sum: string) =>
  `Dari donasi untuk tujuan ini tersisa ${sum}. Tulis jumlah itu atau kurang.`
export const nothingLeft =
  'Dari donasi untuk tujuan ini tidak ada yang tersisa. Pilih tujuan lain, atau tunggu donasi berikutnya.'
