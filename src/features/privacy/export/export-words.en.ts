/** What each table of the copy holds. */
export const about = {
  profil: 'Your account and profile',
  persetujuan: 'What you agreed to, in which version of the text, and when',
  lembaga: 'Institutions that you named as your own',
  'pengurus-region': 'Regions that you look after at the desk, and since when',
  'usulan-halaman': 'Changes to institutions’ pages that you proposed',
  sesi: 'When you logged in, and with which device',
  'kejadian-keamanan':
    'Logins, failed attempts and refused requests on your account, with the network they came from',
  'kode-pengaman': 'Code apps that you set up as a second step',
  'kunci-sandi': 'Passkeys that you set up',
  berita: 'Your news, with every version of its text',
  draf: 'Texts that you are editing, as last saved',
  'langkah-berita': 'Steps and notes on your news',
  pertanyaan: 'Your questions in the forum',
  jawaban: 'Your answers in the forum',
  'teks-lama-forum': 'Your questions and answers as they were before you changed them',
  'laporan-forum': 'Forum posts that you reported',
  diikuti: 'Forum questions that you follow',
  'dibaca-di-forum': 'When you last read a question of the forum',
  'kabar-forum': 'Forum posts of which we told you by e-mail',
  donasi: 'Your gifts, also those given without an account under your e-mail address',
  'tindakan-donasi': 'What the secretariat asked for and decided about your gifts, with its reasons',
  'donasi-bulanan': 'Your monthly pledges, also those made without an account under your e-mail address',
  'sumbangan-barang': 'Goods that you gave, also those noted under your e-mail address',
  acara: 'Events that you registered for, also without an account under your e-mail address',
  kunjungan: 'Pages that you opened',
  unduhan: 'Files that you downloaded',
  unggahan: 'Files that you uploaded; the files themselves are in the folder berkas',
  pesan: 'Messages sent through the site under your e-mail address',
  'jawaban-pesan': 'Answers to your messages; of those that you wrote to others only when',
  surat: 'Letters that we sent to your address',
  langganan: 'Newsletters that you asked for or were offered, since when, and when they ended',
  buletin: 'Newsletters that were sent to you, and whether they arrived',
  'surat-kembali': 'Newsletters to you that a mail server refused, or that you reported',
  catatan: 'What you did, and who changed or saw your data, as recorded',
  'catatan-sekretariat': 'The secretariat’s notes about you; of those that you wrote about others only when',
  label: 'Labels that the secretariat gave you',
  'urusan-privasi': 'Your requests about your data, and what was done',
}
export const madeAt = (moment: string) => `A copy of your data, made ${moment} (UTC).`
export const whatIsWhere =
  'data.json holds everything. The .csv files hold the same, one table a file; names of tables and columns are Indonesian:'
export const leftOut =
  'Not included: passwords, security keys and codes of links. They are stored only as one-way hashes or sealed.'
export const aboutFormulas =
  'A cell that begins with = + - @ has an apostrophe before it, so that a spreadsheet does not run it.'
export const readMe = 'READ-ME.txt'
