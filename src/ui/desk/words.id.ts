export const here = 'Di perangkat ini'
export const onServer = 'Di server'
export const readBoth = 'Baca keduanya'
export const readThatText = 'Baca tulisan itu'
export const savedNowhere = 'Belum tersimpan di mana pun'
export const savedHere = (time: string) => `Disimpan di perangkat ini ${time}`
export const selected = (count: number) => `${count} dipilih`
export const selectedWithoutScript = 'Yang dipilih:'
export const action = 'Perintah'
/** @param noun of the rows, in lower case and the plural */
export const allDone = (label: string, done: number, noun: string) => `${label}: ${done} ${noun} selesai.`
/** @param noun of the rows, in lower case and the plural */
export const someDone = (label: string, done: number, noun: string, failed: number) =>
  `${label}: ${done} ${noun} selesai, ${failed} tidak.`
export const rowNumber = (id: number | string) => `Nomor ${id}`
export const keepAsIs = 'Tetap seperti sekarang'
export const yes = 'ya'
export const no = 'tidak'
export const filterList = 'Saring daftar'
export const search = 'Cari'
export const filter = 'Saring'
export const clearFilters = 'Hapus saringan'
export const andMore = 'dan lainnya'
export const all = 'Semua'
export const save = 'Simpan'
export const saving = 'Menyimpan'
export const changedMeanwhile =
  'Orang lain menyimpan perubahan sementara halaman ini terbuka. Isian Anda tidak hilang.'
export const storedIsBelow = 'Di bawah tiap isian yang berbeda tertulis yang tersimpan sekarang. '
export const yoursWillCount = 'Bila Anda menyimpan lagi, isian Anda yang berlaku.'
export const columns = 'Kolom'
export const shownColumns = 'Kolom yang tampil'
export const show = 'Tampilkan'
export const filtersAreKept = 'Saringan tetap seperti tadi.'
export const endOfList = 'Daftar sudah habis'
export const toFirstPage = 'Ke halaman pertama'
export const noneOnPage = (noun: string) => `Tidak ada ${noun} di halaman ini.`
export const none = (noun: string) => `Tidak ada ${noun}`
export const noneFits = (noun: string) => `Tidak ada ${noun} yang cocok`
export const tryWider = 'Coba saringan yang lebih longgar, atau kata lain.'
export const move = 'pindah'
export const open = 'buka'
export const pick = 'pilih'
export const find = 'cari'
export const pickRow = (name: string) => `Pilih ${name}`
export const pickAll = 'Pilih semua di halaman ini'
export const editorKeys = 'Alt+F10 membawa Anda ke alat tulis, Esc kembali ke tulisan.'
export const personExample = 'Nama, e-mail, atau nomor'
export const participantExample = 'Nama lembaga'
export const questionExample = 'Kata dari pertanyaannya'
export const eventExample = 'Judul acara'
export const giftExample = 'Nama donatur, nomor pesanan, atau kuitansi'
export const arrowHint = 'Panah bawah untuk memilih.'
export const finding = 'Mencari…'
export const searchFailed = 'Pencarian tidak terjangkau. Yang Anda tulis dicari lagi saat dikirim.'
export const noMatch = (text: string) => `Tidak ada yang cocok dengan “${text}”.`
export const moreMatch = (count: number) => `Lebih dari ${count} cocok; tulis lebih lengkap.`
export const matches = (count: number) => `${count} cocok.`
export const whichOne = 'Yang mana?'
export const noneOfThem = 'Tidak satu pun: cari lagi dengan kata di atas'
export const writeLetters = (shortest: 2 | 3) =>
  `Tulis sedikitnya ${{ 2: 'dua', 3: 'tiga' }[shortest]} huruf.`
export const searchUnanswered = 'Pencarian sedang tidak menjawab. Coba lagi sebentar lagi.'
export const tryShorter = (text: string) =>
  `Tidak ada yang cocok dengan “${text}”. Coba kata yang lebih pendek.`
export const pickOrWriteMore = (count: number) =>
  `Lebih dari ${count} cocok. Pilih di bawah ini, atau tulis lebih lengkap.`
export const pickBelow = 'Pilih yang dimaksud di bawah ini.'
export const tooLarge = 'Berkas ini terlalu besar. Bagi menjadi beberapa, lalu kirim satu per satu.'
export const checking = 'Memeriksa'
export const checkList = 'Periksa daftar'
export const csvFile = 'Berkas CSV'
export const listContent = 'Isi daftar'
export const result = 'Hasil'
export const linesSkipped = (count: number) =>
  ` ${count} baris keliru dilewati; perbaiki, lalu kirim daftarnya lagi.`
export const linesCaption = 'Baris daftar, yang keliru lebih dulu'
export const line = 'Baris'
export const jakartaTime = (time: string) => `${time} WIB`
export const now = (label: string) => `${label} sekarang`
export const nowIs = (label: string, text: string) => `${label} sekarang: ${text || 'kosong'}`
export const sendAsMailing = 'Kirim sebagai buletin'
export const translate = 'Terjemahkan'
