export const devices = 'Perangkat yang masuk'
export const devicesLead = 'Tidak kenal salah satunya? Keluarkan, lalu ganti kata sandi Anda.'
export const otherDevice = 'Perangkat lain'
export const thisDevice = ' – perangkat ini'
export const loggedInOn = (when: string) => `Masuk ${when}`
export const lastUsedOn = (when: string) => `Dipakai terakhir ${when}`
export const endSession = 'Keluarkan'
export const endingSession = 'Mengeluarkan'
export const endOthers = 'Akhiri semua yang lain'
export const ending = 'Mengakhiri'
export const events = 'Kejadian di akun ini'
export const eventsLead =
  'Login, percobaan yang gagal, dan perubahan selama 90 hari terakhir. Ada yang bukan Anda? Ganti kata sandi, lalu keluarkan perangkat lain.'
export const noEvents = 'Belum ada kejadian. Yang baru muncul di sini beberapa detik sesudahnya.'
export const eventsNoun = 'kejadian'
