import type { TranslationState } from '../model.ts'

export const translations = 'Terjemahan'
export const lead =
  'Isi situs yang dibaca orang, dan keadaan terjemahannya. Setiap bahasa terbit sendiri-sendiri.'
export const noun = 'naskah'
export const titleOrNumber = 'Judul atau nomor'
export const caption = 'Isi situs menurut jenisnya, dengan keadaan terjemahannya'
export const nothing = 'Belum ada isi jenis ini yang dibaca orang.'
export const notOffered =
  'Bahasa ini sedang tidak dibuka untuk pembaca. Terjemahan tetap tersimpan dan bisa ditulis; bukalah bahasanya di Pengaturan bila sudah siap.'
export const kind = 'Jenis'
export const state = 'Keadaan'
export const language = 'Bahasa'
export const original = 'Naskah asli'
export const states: Record<TranslationState, string> = {
  missing: 'Belum ada',
  changed: 'Aslinya berubah',
  review: 'Menunggu ditinjau',
  returned: 'Perlu diperbaiki',
  machine: 'Saran mesin',
  draft: 'Draf',
  published: 'Terbit',
}
export const kinds = {
  page: 'Halaman',
  news: 'Berita',
  event: 'Acara',
  blog: 'Blog',
  campaign: 'Kampanye',
  mailing: 'Buletin',
  download: 'Unduhan',
  faq: 'Tanya jawab',
  region: 'Region',
  participant: 'Lembaga',
  team: 'Tim',
  news_category: 'Kategori berita',
  blog_theme: 'Tema blog',
  download_category: 'Kategori unduhan',
  settings: 'Pengaturan dan menu',
}

export const translationOf = (title: string) => `Terjemahan: ${title}`
export const originalOf = (label: string) => `${label} asli`
export const inLanguage = (label: string, language: string) => `${label} (${language})`
export const empty = 'kosong'
export const saidBefore = 'Yang tertulis ketika diterjemahkan'
export const originalChanged =
  'Naskah aslinya berubah sejak diterjemahkan. Yang baru diberi garis di tepinya. Sesuaikan terjemahannya, atau nyatakan masih cocok.'
export const byMachine = 'Ini saran mesin. Terjemahan ini belum bisa terbit sebelum seseorang memeriksanya.'
export const machineAway =
  'Mesin penerjemah tidak menjawab. Isian Anda tidak hilang. Coba lagi sebentar lagi.'
export const publishedWithChanges = 'Terbit, ada perubahan'
export const savedInReview = 'Tersimpan. Yang ditinjau adalah naskah terbaru ini.'
export const confirmedBeside =
  'Dicatat: masih cocok dengan naskah aslinya. Perubahan Anda ikut tersimpan; pembaca masih melihat terjemahan yang sudah terbit.'
export const scheduledFor = (moment: string) => `Terjemahan terbit sendiri pada ${moment}.`
export const savedScheduled = (moment: string) =>
  `Tersimpan. Naskah yang baru ini terbit sendiri pada ${moment}.`
export const isScheduled = 'Dijadwalkan'
export const isTakenDown = 'Diturunkan'
export const originalIsEmpty =
  'Naskah aslinya masih kosong: belum ada yang bisa diterjemahkan. Tulislah naskah aslinya dulu.'
export const stillSame = (count: number) =>
  `${count} bagian isinya masih sama dengan naskah asli, dan belum diterjemahkan, misalnya:`
export const originalGone =
  'Naskah aslinya sudah dihapus, jadi terjemahannya tidak bisa disimpan. Tulisan Anda masih ada di sini: salinlah bila perlu.'
export const savedBeside = 'Perubahan tersimpan. Pembaca masih melihat terjemahan yang sudah terbit.'
export const openOriginal = 'Buka naskah asli'
export const saved = 'Tersimpan.'
export const done: Record<string, string> = {
  save: 'Draf tersimpan. Pembaca belum melihatnya.',
  publish: 'Terjemahan sudah terbit.',
  schedule: 'Terjemahan dijadwalkan.',
  withdraw: 'Terjemahan menjadi draf lagi.',
  unpublish: 'Terjemahan tidak lagi dibaca orang.',
  confirm: 'Dicatat: terjemahan ini masih cocok dengan naskah aslinya.',
  copy: 'Isi naskah asli sudah disalin. Gantilah dengan terjemahannya; yang tadi Anda tulis tetap ada di atasnya.',
  send: 'Terkirim. Sekretariat meninjaunya, lalu menerbitkannya.',
  take_back: 'Diambil kembali. Terjemahan ini tidak lagi menunggu ditinjau.',
  return: 'Dikembalikan. Penerjemahnya mendapat surat dengan catatan Anda.',
  suggest: 'Saran mesin sudah diisikan. Periksa, lalu simpan.',
}
export const useOriginalFile = 'Pakai berkas aslinya saja'
export const fileHelp =
  'Boleh kosong: pembaca lalu mendapat berkas aslinya, dengan keterangan bahasanya. Memilih berkas lain menggantinya.'
export const saveDraft = 'Simpan draf'
export const saving = 'Menyimpan'
export const publish = 'Simpan dan terbitkan'
export const publishing = 'Menerbitkan'
export const publishNow = 'Terbitkan sekarang'
export const publishAgain = 'Simpan dan terbitkan lagi'
export const schedule = 'Simpan dan jadwalkan'
export const reschedule = 'Ubah jadwal'
export const withdraw = 'Batalkan jadwal'
export const makeDraft = 'Jadikan draf'
export const unpublish = 'Turunkan'
export const stillRight = 'Masih cocok'
export const copyOriginal = 'Mulai dari isi aslinya'
export const suggest = 'Minta saran mesin'
export const suggesting = 'Menerjemahkan'
export const address = 'Alamat di situs'
export const addressHelp =
  'Bagian akhir alamatnya dalam bahasa ini. Bila kosong, dibuat dari judulnya saat terbit.'
export const publishAt = 'Waktu terbit (WIB)'
export const publishAtHelp = 'Untuk menjadwalkan. Terjemahan terbit sendiri pada menit itu.'
export const confirm = 'Sudah saya periksa'
export const confirmHelp = 'Centang setelah membaca semuanya, lalu simpan atau terbitkan.'
export const read = 'Lihat di situs'
export const versions = 'Versi'
export const by = 'oleh'
export const isRead = 'dibaca orang'
export const isCurrent = 'naskah sekarang'
export const paragraphs = (original: number, translated: number) =>
  `Naskah asli ${original} bagian, terjemahannya ${translated}.`
export const earlierVersion = (moment: string) =>
  `Ini naskah versi ${moment}. Simpan untuk memakainya lagi. Versi yang sekarang tetap ada di daftar.`
export const somebody = 'Seseorang'
export const waitsSince = (name: string, moment: string) =>
  `${name} mengirim terjemahan ini untuk ditinjau pada ${moment}.`
export const cameBack = 'Sekretariat mengembalikan terjemahan ini dengan catatan:'
export const scheduledAlready =
  'Terjemahan ini sudah dijadwalkan terbit. Untuk mengubahnya, minta sekretariat membatalkan jadwalnya dulu.'
export const send = 'Simpan dan kirim untuk ditinjau'
export const sending = 'Mengirim'
export const takeBack = 'Ambil kembali'
export const returnIt = 'Kembalikan'
export const note = 'Catatan untuk penerjemah'
export const noteHelp = 'Wajib bila dikembalikan. Penerjemahnya mendapat surat.'
export const openVersion = 'Buka versi ini'
