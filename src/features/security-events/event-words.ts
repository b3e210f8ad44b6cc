import type { SecurityEventKind, SecurityOutcome } from '#src/wire/security-event.ts'

export const kindWords: Readonly<Record<SecurityEventKind, string>> = {
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

export const outcomeWords: Readonly<Record<SecurityOutcome, string>> = {
  done: 'Berhasil',
  'factor-asked': 'Kata sandi benar, langkah kedua diminta',
  'proof-asked': 'Diminta memastikan diri',
  failed: 'Gagal',
  refused: 'Ditolak',
}

/** True for outcomes that their owner or an admin should check. */
export const isWorrying = (outcome: SecurityOutcome) => outcome === 'failed' || outcome === 'refused'

type Event = { kind: SecurityEventKind; outcome: SecurityOutcome; times: number }

/** "Login: gagal (3 kali)". */
export const wordsOfEvent = ({ kind, outcome, times }: Event) =>
  `${kindWords[kind]}: ${outcomeWords[outcome].toLowerCase()}${timesWords(times)}`

/** " (3 kali)"; empty for one. */
export const timesWords = (times: number) => (times > 1 ? ` (${times.toLocaleString('id-ID')} kali)` : '')
