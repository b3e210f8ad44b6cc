export const proofInOtherRow = 'bukti: Nomor ini sudah ada di baris lain.'
export const proofOfOther = (order: string) => `bukti: Nomor ini sudah dipakai donasi lain (${order}).`
export const proofWasDeclined =
  'bukti: Donasi dengan nomor ini pernah dicatat, lalu ditolak atau dikoreksi. Bila uangnya memang ada, catat satu per satu.'
export const stateIsNotReceived = (state: string) =>
  `keadaan: “${state}” bukan donasi yang sudah diterima. Hapus baris ini dari daftar.`
export const refundSingly = 'dikembalikan: Donasi yang dikembalikan dicatat satu per satu.'
export const isSimulated = 'simulasi: Donasi simulasi tidak membawa uang. Hapus baris ini dari daftar.'
export const targetUnclear = 'Tulis umum, region: …, lembaga: …, atau kampanye: ….'
export const nameIsAmbiguous = 'Ada lebih dari satu dengan nama ini.'
export const noSuchName = 'Nama ini tidak ada.'
export const row = (line: number, fault: string) => `Baris ${line}: ${fault}`
export const noGifts = 'Tidak ada donasi di bawah baris pertama.'
