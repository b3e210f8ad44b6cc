/** What the rows of a table are to a person; a table that is not here is called by its own name. */
const words: Readonly<Record<string, string>> = {
  answers: 'jawaban forum',
  blog: 'tulisan blog',
  campaigns: 'kampanye yang dibuat',
  consents: 'persetujuan',
  donation_acts: 'tindakan pada donasi',
  donations: 'donasi',
  download_log: 'unduhan',
  downloads: 'bahan yang dibuat',
  events: 'acara yang dibuat',
  factor_challenges: 'login yang belum selesai',
  invitations: 'undangan',
  news: 'berita',
  news_drafts: 'isi penyunting',
  news_endorsements: 'dukungan',
  news_revisions: 'versi berita',
  news_steps: 'langkah berita',
  participant_claims: 'pernyataan lembaga',
  passkeys: 'passkey',
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
