export const purposeMissing = 'Pilih tujuan donasi.'
export const chooseFromList = 'Pilih dari daftar.'
export const amountMissing = 'Tulis jumlah dalam rupiah bulat, misalnya 100000.'
export const nameMissing = 'Tulis nama lengkap, paling sedikit 3 huruf.'
export const emailMissing = 'Tulis alamat lengkap, misalnya nama@contoh.id'
/** First word and the rest of each step's title; a phone shows the first alone where it is long. */
export const steps: Record<1 | 2 | 3, readonly [first: string, rest: string]> = {
  1: ['Jumlah', ' dan tujuan'],
  2: ['Data diri', ''],
  3: ['Bayar', ''],
}
export const isDone = ' (sudah diisi)'
export const stepOf = (step: number, all: number, title: string) => `Langkah ${step} dari ${all}: ${title}`
export const detailsFirst = 'Isi data diri dulu, lalu pilih cara bayar.'
export const amountFirst = 'Pilih jumlah dan tujuan dulu, lalu isi data diri.'
export const change = 'Ubah'
export const howMuch = 'Berapa yang ingin Anda berikan?'
export const limits = (least: string, most: string) => `Mulai ${least}, paling banyak ${most}.`
export const otherAmount = 'Jumlah lain'
export const otherAmountInRupiah = 'Jumlah lain, dalam rupiah'
export const howOften = 'Seberapa sering?'
export const once = 'Sekali'
export const monthly = 'Setiap bulan'
export const monthlyHelp =
  'Anda membayar donasi pertama sekarang. Setelah itu kami mengirim pengingat sekali sebulan, pada tanggal yang sama. Tidak ada uang yang ditarik dengan sendirinya; ubah, jeda, atau hentikan kapan saja.'
export const givenTo = 'Disalurkan untuk'
export const mostUrgent = 'Kebutuhan paling mendesak'
export const boardDecides = 'Diputuskan pengurus nasional'
export const oneRegion = 'Region tertentu'
export const chooseItsRegion = 'Pilih regionnya'
export const region = 'Region'
export const chooseRegion = 'Pilih region'
export const oneInstitution = 'Lembaga partisipan'
export const chooseOfInstitutions = (count: number) => `Pilih dari ${count} lembaga`
export const institution = 'Lembaga'
export const chooseInstitution = 'Pilih lembaga'
export const moreCampaigns = (count: number) => `Tampilkan ${count} kampanye lain`
export const inRegion = (title: string) => `Region ${title}`
export const missingUntil = (sum: string, day: string) => `Kurang ${sum}, sampai ${day}`
export const reachedUntil = (day: string) => `Tujuannya sudah tercapai, sampai ${day}`
export const readStory = 'Baca kisahnya'
export const wantsUpdates = 'Kirim kabar kampanye ini ke e-mail saya. Saya bisa berhenti kapan saja.'
export const yourDetails = 'Data diri'
export const message = 'Pesan (boleh dikosongkan)'
export const messageHelp = (letters: number) =>
  `${letters} dari 280 huruf. Pesan dibaca pengurus, tidak dimuat di situs.`
export const staysUnnamed = 'Jangan sebut nama saya di muka umum. Nama Anda hanya dilihat sekretariat.'
export const listsName =
  'Masukkan saya ke daftar donatur di halaman kampanyenya, dengan nama dan bulan saja. Bisa ditarik kapan saja.'
export const receiptTo = (email: string) => `Kuitansi dikirim ke ${email}`
export const changeProfile = 'Ubah di profil'
export const hasAccount = 'Punya akun?'
export const loginFirst = 'Login dulu'
export const loginKeeps = ', dan donasi ini tercatat di riwayat Anda. Yang sudah diisi tetap ada.'
export const fullName = 'Nama lengkap'
export const email = 'E-mail'
export const emailExample = 'nama@contoh.id'
export const emailHelp = 'Untuk kuitansi dan cara membayar.'
export const phone = 'Nomor ponsel (boleh dikosongkan)'
export const newTab = ' (tab baru)'
export const consentBefore = 'Saya menyetujui pengolahan data untuk donasi ini menurut'
export const privacy = 'Kebijakan privasi'
export const consentBetween = 'dan'
export const terms = 'Syarat layanan'
export const allBanks = 'Semua bank dan dompet digital'
export const virtualAccount = 'Virtual account'
export const wallet = 'Dompet digital'
export const card = 'Kartu kredit atau debit'
/** Line for donors abroad, where readers are abroad. */
export const fromAbroad = ''
/** Note on the card, where readers need it. */
export const cardNote = ''
export const shop = 'Gerai'
export const banks = 'BCA, BNI, BRI, Mandiri, Permata, CIMB Niaga'
export const wallets = 'GoPay, ShopeePay, DANA, OVO'
export const shops = 'Alfamart, Indomaret'
export const counting = 'Menghitung…'
export const howToPay = 'Cara membayar'
export const chooseLater = 'Pilih di halaman pembayaran'
export const everyWay = 'QRIS, virtual account, dompet digital, kartu, atau gerai'
export const wayLost = (title: string) =>
  `${title} tidak tersedia untuk jumlah ini. Pilih cara lain, atau pilih nanti di halaman pembayaran.`
export const waysFailed =
  'Daftar cara membayar tidak bisa dimuat. Anda tetap bisa memilihnya di halaman pembayaran.'
export const tryAgain = 'Coba lagi'
export const accountFollows = 'Setelah ini kami tunjukkan rekening dan jumlah tepat yang perlu dikirim.'
/** A reason without the title that stands above it. */
export const untitled = (reason: string, title: string) =>
  reason.replace(`${title} menerima paling`, 'Paling')
export const free = 'tanpa biaya'
export const fromFree = 'mulai tanpa biaya'
export const feeOf = (sum: string) => `biaya ${sum}`
export const feeFrom = (sum: string) => `biaya mulai ${sum}`
export const coverFee = (title: string, sum: string) =>
  `Tambahkan biaya ${title} ${sum} agar donasi diterima utuh.`
export const coverSomeFee = 'Tambahkan biaya transaksi agar donasi diterima utuh. Pilih cara membayar dulu.'
export const sumFor = (sum: string, purpose: string) => `${sum} untuk ${purpose}`
export const yourGiftOnce = 'Donasi Anda, sekali'
export const yourGiftMonthly = 'Donasi Anda, setiap bulan'
export const noSum = 'Rp\u00a0–'
export const givenFor = 'Untuk'
export const notChosen = 'belum dipilih'
export const gift = 'Donasi'
export const feeOfWay = (title: string) => `Biaya ${title}`
export const wayToPay = 'Cara bayar'
export const bankTransfer = 'Transfer bank'
export const chosenLater = 'dipilih nanti'
export const perMonth = ' per bulan'
export const purposeNotChosen = 'Tujuan belum dipilih'
export const enterDetails = 'Isi data diri'
export const choosePayment = 'Pilih cara bayar'
export const continueWith = (sum: string) => `Lanjut dengan ${sum}`
export const continuePaying = 'Lanjut membayar'
export const preparing = 'Menyiapkan'
export const oneMoment = 'Sebentar'
export const continueToAccount = 'Lanjut ke rekening'
export const continueToPayment = 'Lanjut ke pembayaran'
export const isLate =
  'Sambungan sedang lambat. Kami masih menunggu jawaban; tetap di halaman ini. Tombol yang ditekan dua kali tetap satu donasi.'
export const notPaidYet = 'Anda belum membayar pada langkah ini.'
export const permitUntil = (number: string, day: string) =>
  `Izin pengumpulan uang ${number}, berlaku sampai ${day}`
export const permit = (text: string) => `Izin pengumpulan uang ${text}`
export const report = 'Laporan keuangan'
export const audited = ', sudah diaudit'
export const receiptByMail = 'Kuitansi bernomor dikirim lewat e-mail'
export const anyQuestion = 'Ada yang ingin ditanyakan?'
export const whatsapp = 'WhatsApp sekretariat'
export const noScript = 'Tanpa JavaScript: transfer bank'
export const noScriptAccount =
  'Formulir donasi memerlukan JavaScript. Donasi tetap bisa dikirim ke rekening ini; sebutkan nama dan tujuannya di berita transfer.'
export const noScriptNoAccount =
  'Formulir donasi memerlukan JavaScript, dan nomor rekening belum dicantumkan di sini. Tulis kepada sekretariat, dan kami memberi tahu cara memberi yang tersedia.'
export const manyOpen =
  'Ada lima donasi yang masih menunggu pembayaran. Bayar atau batalkan salah satunya dulu; isian di bawah tidak hilang.'
export const openMyGifts = 'Buka donasi saya'
export const sentBefore =
  'Donasi dengan isian ini sudah dibuat. Kirim lagi hanya bila Anda ingin memberi sekali lagi.'
export const viewThatGift = 'Lihat donasi itu'
