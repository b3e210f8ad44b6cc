export const visibilities = {
  public: 'Semua orang, juga tanpa akun',
  member: 'Semua anggota',
  partisipan: 'Hanya anggota lembaga partisipan',
}
export const flags = {
  spam: 'Iklan atau spam',
  rude: 'Kasar atau merendahkan',
  private: 'Memuat data pribadi orang',
  wrong: 'Menyesatkan',
  other: 'Alasan lain',
}
export const answerBy = (author: string) => `Jawaban ${author}`
export const thisAnswer = (author: string) => `jawaban ${author}`
export const accepted = 'Jawaban diterima'
export const hiddenBecause = (reason: string) => `Alasan disembunyikan: ${reason}`
export const saving = 'Menyimpan'
export const unaccept = 'Batal terima'
export const accept = 'Terima jawaban'
export const link = 'Tautan'
export const linkTo = (what: string) => ` ke ${what}`
export const remove = 'Hapus'
export const answerWillGo = 'Jawaban ini hilang dari forum dan tidak dapat dikembalikan.'
export const deleting = 'Menghapus'
export const deleteAnswer = 'Hapus jawaban'
export const freshAnswers = (count: number) => `${count} jawaban baru masuk.`
export const needsReload = 'Jawaban baru tidak muncul sendiri.'
export const reload = 'Muat ulang'
export const noAnswers = 'Belum ada jawaban'
export const answersCount = (count: number) => `${count} jawaban`
export const isLocked = 'Pertanyaan ini dikunci. Jawaban baru tidak dapat ditulis lagi.'
export const yourAnswer = 'Jawaban Anda'
export const answerExample = 'Tulis dari pengalaman lembaga Anda'
export const canBeEdited = 'Bisa disunting. Sesudah 30 menit, teks lamanya disimpan untuk moderator.'
export const sending = 'Mengirim'
export const sendAnswer = 'Kirim jawaban'
export const edit = 'Ubah'
export const thisOwnAnswer = 'jawaban Anda'
export const saveChanges = 'Simpan perubahan'
export const changedInTab =
  'Tulisan ini sudah diubah di tab lain. Isian Anda masih ada di bawah; simpan lagi bila yang Anda tulis yang benar. Yang tersimpan sekarang:'
export const isFlagged = 'Sudah Anda laporkan'
export const flag = 'Laporkan'
export const whatIsWrong = 'Apa masalahnya?'
export const note = 'Keterangan (boleh kosong)'
export const noteHelp = 'Hanya moderator yang membacanya. Nama Anda tidak disebut.'
export const sendFlag = 'Kirim laporan'
export const searchQuestions = 'Cari pertanyaan'
export const search = 'Cari'
export const category = 'Kategori'
/** A category as readers know it; the secretariat names them. */
export const categoryNamed = (title: string) => title
export const allCategories = 'Semua kategori'
export const region = 'Region'
export const allRegions = 'Semua region'
export const noQuestions = 'Belum ada pertanyaan'
export const noQuestionsText = 'Mulai dari satu hal yang ingin Anda ketahui minggu ini.'
export const allAnswered = 'Semua pertanyaan sudah dijawab'
export const allAnsweredText = 'Terima kasih kepada semua yang menjawab.'
export const noneAsked = 'Anda belum bertanya'
export const noneAskedText = 'Ajukan satu hal yang ingin Anda ketahui dari anggota lain.'
export const noneFollowed = 'Belum ada yang Anda ikuti'
export const noneFollowedText = 'Buka sebuah pertanyaan, lalu pilih “Ikuti” untuk mendapat kabar jawabannya.'
export const pageIsEmpty = 'Halaman ini kosong'
export const toFirstPage = 'Ke halaman pertama'
export const questionsAreBefore = 'Pertanyaannya ada di halaman sebelumnya.'
export const noneAbout = (query: string) => `Belum ada pertanyaan tentang “${query}”`
export const noneHere = 'Belum ada pertanyaan di sini'
export const ask = 'Ajukan pertanyaan'
export const tryOtherWord = 'Coba kata lain, atau jadilah yang pertama menanyakannya.'
export const forum = 'Forum'
export const forumLead = 'Bertanya dan menjawab sesama anggota dan lembaga partisipan.'
export const questionDeleted = 'Pertanyaan Anda sudah dihapus.'
export const questionsNotLoaded = 'Pertanyaan tidak bisa dimuat'
export const questionsNoun = 'pertanyaan'
export const questions = 'Pertanyaan'
export const newest = 'Terbaru'
export const unanswered = 'Belum dijawab'
export const myQuestions = 'Pertanyaan saya'
export const followed = 'Saya ikuti'
export const faq = 'FAQ'
export const mentionWhom = 'Sebut siapa?'
export const askLead = 'Tulis satu hal yang ingin Anda ketahui. Anggota lain menjawab dari pengalaman mereka.'
export const sendQuestion = 'Kirim pertanyaan'
export const cancel = 'Batal'
export const textHelp = 'Baris kosong memisahkan paragraf, tanda - di awal baris membuat daftar.'
export const openTools = 'Tebal, daftar, kutipan …'
export const toolsHelp = 'Alt+F10 membawa Anda ke alat tulis, Esc kembali ke tulisan.'
export const addPicture = 'Tambah gambar'
export const whatIsSeen = 'Apa yang terlihat di gambar ini?'
export const whatIsSeenHelp = 'Dibacakan bagi yang tidak melihat gambarnya.'
export const insertPicture = 'Masukkan gambar'
export const neverMind = 'Tidak jadi'
export const waitsForModerator =
  'Pertanyaan Anda menunggu moderator. Dua kiriman pertama selalu diperiksa; Anda diberi tahu lewat e-mail.'
export const unfollow = 'Berhenti mengikuti'
export const follow = 'Ikuti'
export const thisOwnQuestion = 'pertanyaan Anda'
export const questionWillGo = 'Pertanyaan ini hilang dari forum dan tidak dapat dikembalikan.'
export const deleteQuestion = 'Hapus pertanyaan'
export const thisQuestion = 'pertanyaan'
export const isEdited = ' · disunting'
export const question = 'Pertanyaan'
export const questionHelp = 'Satu kalimat tanya, misalnya: Adakah contoh formulir izin foto anak?'
export const explanation = 'Penjelasan (boleh kosong)'
export const chooseCategory = 'Pilih kategori'
export const regionOptional = 'Region (boleh kosong)'
export const whoMayRead = 'Siapa yang boleh membaca?'
export const whoMayReadHelp = 'Setelah dijawab orang lain, pilihan ini tidak dapat diubah.'
export const isNew = 'Baru'
export const inRegion = (region: string) => `Region ${region}`
export const answers = (_count: number) => 'jawaban'
export const oneAccepted = ', satu diterima'
export const flagReceived = 'Terima kasih. Laporan Anda sudah sampai kepada moderator.'
export const notNow = 'Itu tidak bisa dilakukan sekarang.'
export const otherQuestions = 'Pertanyaan lain'
export const noLonger = 'Itu tidak bisa dilakukan lagi: mungkin pertanyaannya sudah dikunci atau berubah.'
export const isGone = 'Yang Anda maksud sudah tidak ada.'
export const changedElsewhere =
  'Tulisan ini sudah diubah di tempat lain. Isian Anda masih ada di formulirnya.'
export const held = 'Menunggu moderator'
export const answered = 'Terjawab'
export const closed = 'Dikunci'
export const hidden = 'Disembunyikan'
export const forEveryone = 'Umum'
export const forInstitutions = 'Khusus partisipan'
export const stopMail = 'Berhenti menerima surat forum'
export const stopMailLead =
  'Jawaban baru dan sebutan nama di forum tidak akan dikirim lagi ke alamat Anda. Yang Anda ikuti tetap Anda ikuti.'
export const stillReadable = 'Pertanyaan dan jawaban tetap bisa dibaca di situs.'
export const stop = 'Berhenti menerima surat'
export const mailStopped =
  'Surat forum tidak dikirim lagi. Anda bisa menyalakannya kapan saja di halaman Privasi.'
export const openForum = 'Buka forum'
