export const forum = 'Forum'
export const questionNumber = (category: string, id: number) => `${category} · nomor ${id}`
export const seeInForum = 'Lihat di forum'
export const saved = 'Tersimpan.'
export const didApprove = 'Kiriman sudah tampil, dan penulisnya diberi tahu.'
export const didHide = 'Kiriman disembunyikan, dan penulisnya menerima alasannya.'
export const didKeep = 'Kiriman tetap tampil; laporannya selesai.'
export const didMerge = 'Pertanyaan digabungkan ke sini.'
export const didMakeFaq = 'Butir tanya jawab umum sudah terbit.'
export const notAllowed = 'Itu tidak dapat Anda putuskan, atau sudah tidak mungkin lagi.'
export const gone = 'Yang Anda maksud sudah tidak ada.'
export const changedMeanwhile =
  'Penulisnya mengubah kiriman ini sementara halaman ini terbuka. Baca teks yang sekarang, lalu putuskan lagi.'
export const postBy = (author: string) => `Kiriman ${author}`
export const reasonHidden = (reason: string) => `Alasan disembunyikan: ${reason}`
export const reportedOn = (date: string, reason: string) => `Dilaporkan ${date}: ${reason}`
export const earlierTexts = (count: number) => `${count} teks sebelum disunting`
export const untilDate = (date: string) => `Sampai ${date}`
export const hide = 'Sembunyikan'
export const thePostBy = (author: string) => `kiriman ${author}`
export const reasonIfHidden = 'Alasan bila disembunyikan'
export const reasonHelp = 'Dikirim kepada penulisnya lewat e-mail.'
export const showing = 'Menampilkan'
export const show = 'Tampilkan'
export const saving = 'Menyimpan'
export const showAgain = 'Tampilkan lagi'
export const keepShown = 'Biarkan tampil'
export const hiding = 'Menyembunyikan'
export const hiddenByReports =
  'Disembunyikan otomatis karena tiga laporan. Tampilkan lagi bila laporannya tidak beralasan.'
export const noun = 'kiriman'
export const search = 'Kata atau penulis'
export const state = 'Keadaan'
export const toBeChecked = 'Perlu diperiksa'
export const firstPost = 'Kiriman pertama'
export const reported = 'Dilaporkan'
export const hidden = 'Disembunyikan'
export const kind = 'Jenis'
export const question = 'Pertanyaan'
export const answer = 'Jawaban'
export const lead = 'Kiriman pertama sebuah akun, yang dilaporkan anggota, dan yang disembunyikan.'
export const caption = 'Kiriman yang perlu diperiksa, yang paling lama menunggu dulu'
export const nothing = 'Tidak ada kiriman yang menunggu. Terima kasih sudah menjaga forum.'
export const post = 'Kiriman'
export const answerTo = (question: string) => `Jawaban: ${question}`
export const author = 'Penulis'
export const reports = (count: number) => `${count} laporan: `
export const sent = 'Dikirim'
export const thisQuestion = 'Pertanyaan ini'
export const category = 'Kategori'
export const move = 'Pindahkan'
export const isLocked = 'Pertanyaan ini dikunci: tidak ada jawaban baru.'
export const lockHelp = 'Pertanyaan yang dikunci tetap terbaca, tetapi tidak dapat dijawab lagi.'
export const unlock = 'Buka kunci'
export const lock = 'Kunci pertanyaan'
export const mergeInto = 'Gabungkan ke pertanyaan'
export const mergeHelp = 'Jawaban pindah ke sana dan tidak dapat dipisahkan lagi.'
export const merge = 'Gabungkan'
export const isNow = 'Sudah menjadi '
export const faqEntry = 'butir tanya jawab umum'
export const needsAccepted =
  'Sesudah satu jawaban diterima, pertanyaan ini dapat menjadi butir tanya jawab umum.'
export const faqQuestion = 'Pertanyaan di tanya jawab umum'
export const faqAnswer = 'Jawaban, bila perlu ditulis ulang'
export const faqAnswerHelp =
  'Kosong: jawaban yang diterima, apa adanya. Terbaca semua orang, atas nama sekretariat.'
export const faqCategory = 'Kategori di tanya jawab umum'
export const makeFaq = 'Jadikan tanya jawab umum'
