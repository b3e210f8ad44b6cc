export const subscribesAlready = 'Alamat ini sudah berlangganan.'
export const refusesLetters =
  'Alamat ini menolak surat kita. Periksa ejaannya; bila sudah betul, pilih “Kirimi lagi” di daftar lebih dulu.'
export const hasLeft = 'Pemilik alamat ini sudah berhenti dari daftar ini, jadi tidak diundang lagi.'
export const canSubscribe = 'Bila ia mau, ia bisa berlangganan sendiri di halaman Berlangganan buletin.'
export const canImportAnew =
  'Bila ia sendiri meminta lagi, impor alamatnya dengan hari dan asal persetujuan yang baru.'
export const invitedToday = 'Alamat ini sudah diundang hari ini. Undangan berikutnya bisa dikirim besok.'
export const noAddresses = 'Tidak ada alamat di bawah baris pertama.'
export const cellCheckYear = 'tanggal: Periksa lagi tahunnya.'
export const cellSourceTooLong = (count: number) => `asal: Paling panjang ${count} huruf.`
export const reportedSpam =
  'Orangnya melaporkan surat kita sebagai spam. Hanya ia sendiri yang bisa berlangganan lagi.'
export const addressOfAccount = 'Alamat ini milik sebuah akun. Datanya dihapus di halaman orangnya.'
export const isSubscribed = 'Alamat ini masih berlangganan. Akhiri dulu langganannya, di semua daftar.'
