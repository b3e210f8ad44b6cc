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
