export const kinds = {
  login: 'Login',
  logout: 'Keluar',
  'step-up': 'Memastikan diri lagi',
  password: 'Mengganti kata sandi',
  recovery: 'Kata sandi baru lewat e-mail',
  email: 'Mengganti e-mail',
  factor: 'Langkah kedua',
  sessions: 'Mengeluarkan perangkat',
  account: 'Tindakan pada akun',
  duty: 'Peran dan tugas',
  settings: 'Pengaturan situs',
  money: 'Tindakan pada uang',
  access: 'Membuka yang bukan haknya',
}
export const outcomes = {
  done: 'Berhasil',
  'factor-asked': 'Kata sandi benar, langkah kedua diminta',
  'proof-asked': 'Diminta memastikan diri',
  failed: 'Gagal',
  refused: 'Ditolak',
}
export const times = (count: string) => ` (${count} kali)`
export const notAccountHere = 'Bukan akun di sini'
export const account = 'Akun'
export const event = 'Kejadian'
export const result = 'Hasil'
export const deviceAndNetwork = 'Perangkat dan jaringan'
export const time = 'Waktu'
export const operation = 'Operasi'
export const person = 'Orang'
export const kind = 'Jenis'
export const fromDate = 'Dari tanggal'
export const toDate = 'Sampai tanggal'
export const securityEvents = 'Kejadian keamanan'
export const eventsLead =
  'Login, percobaan yang gagal, permintaan yang ditolak, dan setiap kali orang memastikan diri lagi. Disimpan 90 hari.'
export const caption = 'Kejadian keamanan, terbaru dulu'
export const firstEvent = 'Kejadian pertama muncul begitu ada yang login.'
export const noun = 'kejadian'
