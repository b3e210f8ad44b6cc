/** What an act of the log is called; one that is not here is shown by its own name. */
const acts: Readonly<Record<string, string>> = {
  read: 'melihat data',
  export: 'mengambil berkas',
  'data export': 'mengunduh datanya sendiri',
  create: 'membuat',
  change: 'mengubah',
  delete: 'menghapus',
  restore: 'mengembalikan',
  publish: 'menerbitkan',
  revise: 'menulis versi baru',
  discard: 'membuang',
  endorse: 'mendukung',
  unendorse: 'menarik dukungan',
  activate: 'mengaktifkan akun',
  'change password': 'mengganti kata sandi',
  'reset-password': 'membuat kata sandi baru',
  'email change': 'mengganti e-mail',
  'profile change': 'mengubah profil',
  'add second factor': 'memasang langkah kedua',
  'remove second factor': 'melepas langkah kedua',
  'remove second factors': 'melepas semua langkah kedua',
  'renew recovery codes': 'membuat kode pemulihan baru',
  'deletion begin': 'mulai menghapus akun',
  'deletion undo': 'membatalkan penghapusan akun',
  erase: 'menghapus data pribadi',
  unsubscribe: 'berhenti berlangganan',
  suspend: 'menangguhkan akun',
  unsuspend: 'mengakhiri penangguhan',
  'change duties': 'mengubah peran',
  merge: 'menggabungkan akun',
  invite: 'mengundang',
  'resend activation': 'mengirim ulang aktivasi',
  'resend invitation': 'mengirim ulang undangan',
  'look at': 'menandai sudah dilihat',
  ask: 'meminta',
  edit: 'mengubah isi',
  update: 'mengubah',
  submit: 'mengirim untuk ditinjau',
  withdraw: 'menarik kembali',
  return: 'mengembalikan dengan catatan',
  schedule: 'menjadwalkan',
  unschedule: 'membatalkan jadwal',
  reschedule: 'mengubah jadwal',
  unpublish: 'menurunkan dari situs',
  republish: 'menerbitkan lagi',
  rework: 'membuka lagi sebagai draf',
  address: 'mengubah alamat',
  comment: 'menulis catatan',
  claim: 'mengambil tinjauan',
  release: 'melepas tinjauan',
  retry: 'mencoba lagi',
  'put in force': 'memberlakukan',
  accept: 'menerima',
  'claim confirm': 'membenarkan keanggotaan',
  'claim refuse': 'menolak keanggotaan',
  'member leave': 'keluar dari lembaga',
  'member remove': 'mengeluarkan dari lembaga',
  'pic name': 'mengangkat PIC',
  'pic remove': 'melepas tugas PIC',
  'forum lock': 'mengunci',
  'forum merge': 'menggabungkan',
  'forum move': 'memindahkan',
  cancel: 'membatalkan',
  'change registration': 'mengubah aturan pendaftaran',
  'check in': 'mencatat kehadiran',
  'undo check in': 'membatalkan catatan hadir',
  'pledge change': 'mengubah janji donasi',
  'withdraw change': 'menarik perubahan',
  'post-update': 'menulis kabar',
  'create-admin-by-command': 'membuat admin lewat perintah',
  'reset-access-by-command': 'memulihkan akses lewat perintah',
}

const entities: Readonly<Record<string, string>> = {
  user: 'orang',
  users: 'orang',
  registration: 'pendaftaran',
  invitation: 'undangan',
  news: 'berita',
  blog: 'blog',
  event: 'acara',
  event_registration: 'pendaftaran acara',
  download: 'bahan',
  download_log: 'catatan unduhan',
  page: 'halaman',
  participant: 'lembaga',
  question: 'pertanyaan',
  donation: 'donasi',
  donations: 'buku donasi',
  campaign: 'kampanye',
  pledge: 'janji donasi',
  notice: 'pemberitahuan pembayaran',
  'payment notice': 'pemberitahuan pembayaran',
  answer: 'jawaban',
  claim: 'permintaan keanggotaan',
  faq: 'tanya jawab',
  menu: 'menu',
  region: 'region',
  settings: 'pengaturan',
  site: 'situs',
  team: 'tim',
  users_visits: 'kunjungan',
  audit: 'jejak audit',
  'privacy case': 'urusan privasi',
  letter: 'surat',
  job: 'pekerjaan latar',
}

/** Facts of a line and their values, as far as they have words. */
const facts: Readonly<Record<string, string>> = {
  from: 'dari',
  to: 'menjadi',
  via: 'lewat',
  reason: 'alasan',
  status: 'keadaan',
}
const ways: Readonly<Record<string, string>> = {
  site: 'situs',
  link: 'tautan dari surat',
  desk: 'meja kerja',
}

/** Of `donation.<act>.<step>`, as giving writes its acts. */
const steps: Readonly<Record<string, string>> = {
  asked: 'meminta',
  done: 'menjalankan',
  approved: 'menyetujui',
  declined: 'tidak menyetujui',
  sent: 'mengirim',
  refused: 'gagal menjalankan',
}
const giftActs: Readonly<Record<string, string>> = {
  confirm: 'konfirmasi transfer',
  reject: 'penolakan transfer',
  correct: 'koreksi',
  manual: 'pencatatan',
  refund: 'pengembalian',
  disprove: 'pembatalan catatan pengembalian',
}

export function wordsOfAct(act: string): string {
  if (Object.hasOwn(acts, act)) return acts[act]!
  const [, kind = '', step = ''] = act.split('.')
  return Object.hasOwn(giftActs, kind) && Object.hasOwn(steps, step)
    ? `${steps[step]} ${giftActs[kind]}`
    : act
}
export const wordsOfEntity = (entity: string) =>
  Object.hasOwn(entities, entity) ? entities[entity]! : entity
export const wordsOfFact = (name: string) => (Object.hasOwn(facts, name) ? facts[name]! : name)
export const wordsOfWay = (via: unknown) =>
  typeof via === 'string' && Object.hasOwn(ways, via) ? ways[via]! : via
