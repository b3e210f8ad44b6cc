import { allKinds } from '#src/kinds.ts'

/** Display words for a person's rows by table; a table missing here is shown by its own name. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allKinds.map(({ table, noun }) => [table, `${noun} yang dibuat`])),
  answers: 'jawaban forum',
  blog: 'tulisan blog',
  consents: 'persetujuan',
  contact_answers: 'jawaban atas pesan',
  contact_messages: 'pesan yang dipegang',
  donation_acts: 'tindakan pada donasi',
  donations: 'donasi',
  download_files: 'versi berkas unduhan',
  download_log: 'unduhan',
  factor_challenges: 'login yang belum selesai',
  former_addresses: 'alamat e-mail lama',
  gifts_in_kind: 'sumbangan barang',
  invitations: 'undangan',
  news: 'berita',
  news_drafts: 'isi penyunting',
  news_endorsements: 'dukungan',
  news_revisions: 'versi berita',
  news_steps: 'langkah berita',
  participant_claims: 'pernyataan lembaga',
  passkeys: 'passkey',
  person_labels: 'label',
  person_notes: 'catatan',
  pledges: 'janji donasi',
  post_flags: 'laporan di forum',
  post_notices: 'kabar forum',
  privacy_cases: 'urusan privasi',
  privacy_steps: 'langkah urusan privasi',
  question_follows: 'pertanyaan yang diikuti',
  question_reads: 'tanda sudah dibaca',
  questions: 'pertanyaan forum',
  recovery_codes: 'kode pemulihan',
  sessions: 'sesi',
  tokens: 'tautan sekali pakai',
  totp_factors: 'aplikasi kode',
  uploads: 'berkas',
  users: 'akun',
  users_visits: 'kunjungan',
}

export const wordsOfTable = (table: string) => (Object.hasOwn(words, table) ? words[table]! : table)

const fields: Readonly<Record<string, string>> = {
  phone: 'nomor ponsel',
  alamat: 'alamat',
  organisasi: 'organisasi',
  jenis_kelamin: 'jenis kelamin',
  tempat_lahir: 'tempat lahir',
  tanggal_lahir: 'tanggal lahir',
  region_id: 'region',
  participant_id: 'lembaga',
}
export const wordsOfField = (field: string) => (Object.hasOwn(fields, field) ? fields[field]! : field)
