export const gift = 'Donasi'
export const changeFailed = 'Perubahan ini tidak bisa disimpan sekarang. Periksa lagi keadaan donasinya.'
export const waitingForTransfer = 'Menunggu transfer Anda'
export const transferExactly =
  'Kirim jumlah yang tepat sama, sampai tiga angka terakhir: dari situ kami mengenali donasi Anda. Setelah kami mencocokkannya, kuitansinya dikirim lewat e-mail.'
export const transferCancelled =
  'Bila uangnya sudah Anda kirim, jangan mengirim lagi: tulis kepada sekretariat dengan buktinya. Bila belum, tidak ada yang perlu dibayar.'
export const wayClosed = 'Cara membayar yang tadi dipilih sudah ditutup. Pilih lagi, atau coba cara lain.'
export const chooseBelow = (lead: string) =>
  `${lead} Bila Anda belum memilih cara membayar, lanjutkan di bawah.`
export const connectionLost = 'Sambungan terputus. Yang terlihat di sini keadaan terakhir yang kami tahu.'
export const checksItself = 'Halaman ini memeriksa sendiri selama Anda membukanya.'
export const checksEnded = 'Pemeriksaan berhenti supaya hemat kuota.'
export const anyChange = 'Ada yang berubah? Periksa lagi kapan saja.'
export const checkAgain = 'Periksa lagi'
export const sumToSend = 'Jumlah yang dikirim'
export const lastDigitsBefore = 'Tiga angka terakhir adalah kode donasi Anda. Kirim sebelum'
export const copySum = 'Salin jumlah'
export const virtualAccountOf = (bank: string) => `Nomor virtual account ${bank}`
export const mandiriBill = 'Mandiri: menu Bayar, lalu Multipayment'
export const payAtShop = (shop: string) => `Bayar di kasir ${shop}`
export const scanCode = 'Pindai kode QR'
export const sum = 'Jumlah'
export const payBefore = 'Bayar sebelum'
export const copyAccount = 'Salin nomor virtual account'
export const showToCashier = 'Tunjukkan kode ini kepada kasir.'
export const copyPaymentCode = 'Salin kode pembayaran'
export const companyCode = 'Kode perusahaan'
export const copyCompanyCode = 'Salin kode perusahaan'
export const billKey = 'Kode bayar'
export const copyBillKey = 'Salin kode bayar'
export const scanHelp =
  'Buka aplikasi bank atau dompet digital Anda, lalu pindai kode ini. Dari ponsel yang sama: simpan gambarnya dan buka dari galeri di aplikasi itu.'
export const codeToPay = 'Kode QR untuk membayar donasi ini'
export const giveAgain = 'Beri lagi'
export const tryAgain = 'Coba lagi'
export const toHome = 'Ke halaman depan'
export const cancelling = 'Membatalkan'
export const cancelGift = 'Batalkan donasi'
export const receiptNumber = 'Nomor kuitansi'
export const noLongerValid = 'Tidak berlaku lagi'
export const downloadReceipt = 'Unduh kuitansi (PDF)'
export const checkReceipt = 'Lihat dan periksa kuitansi'
export const provisionalBefore = 'Sementara sampai'
export const provisionalAfter = ', seperti biasa pada cara bayar ini. Anda tidak perlu berbuat apa-apa.'
export const openingPayment = 'Membuka pembayaran…'
export const openPaymentPage = 'Buka halaman pembayaran'
export const continuePaying = 'Lanjut membayar'
export const linkEnded = 'Tautan ini sudah berakhir'
export const linkEndedLead =
  'Tautan di e-mail kami berlaku satu tahun, supaya data Anda tetap aman bila e-mail itu terbaca orang lain. Donasi dan kuitansi Anda tetap tercatat pada kami.'
export const needReceipt = 'Butuh kuitansinya lagi?'
export const writeToUsBefore =
  'Tulis kepada sekretariat dari alamat e-mail yang Anda pakai waktu memberi, dan sebutkan nomor pesanan'
export const writeToUsAfter = '. Kami mengirimkannya ke alamat itu.'
export const or = 'Atau'
export const createAccount = 'buat akun'
export const createAccountAfter =
  'dengan alamat e-mail yang sama: semua donasi Anda muncul di sana, dengan kuitansinya. Sudah punya akun? Login saja.'
export const copySubject = (number: string) => `Salinan kuitansi ${number}`
export const copyRequest = (number: string) =>
  `Mohon kirimkan lagi kuitansi donasi saya, nomor pesanan ${number}.`
export const askByMail = 'Minta lewat e-mail'
export const writeToSecretariat = 'Tulis kepada sekretariat'
export const login = 'Login'
export const ourEmail = (email: string) => `E-mail kami: ${email}. Bisa juga`
export const byContactPage = 'lewat halaman kontak'
export const yourGift = 'Donasi Anda'
export const transactionFee = 'Biaya transaksi'
export const gatewayFee = 'Biaya gerbang pembayaran'
export const onTopOfGift = (fee: string) => `${fee}, di atas donasi`
export const refunded = 'Dikembalikan'
export const givenFor = 'Untuk'
export const kind = 'Jenis'
export const monthlyGift = 'Donasi bulanan, tidak ditarik sendiri'
export const wayToPay = 'Cara bayar'
export const from = 'Dari'
export const nameHidden = 'namanya disembunyikan'
export const showName = 'Tampilkan nama'
export const hideName = 'Sembunyikan nama'
export const listOfDonors = 'Daftar donatur'
export const oncePaid = 'sesudah dibayar '
export const removeMe = 'Keluarkan saya'
export const addMe = 'Masukkan saya'
export const removedByUs = 'dikeluarkan oleh sekretariat'
export const notListed = 'tidak disebut'
export const listedUnnamed = 'disebut “Seorang donatur”'
export const listed = 'disebut di halaman kampanye'
export const createdAt = 'Dibuat'
export const deadline = 'Batas waktu'
export const paidAt = 'Dibayar'
export const orderNumber = (number: string) => `Nomor pesanan ${number}`
export const notLoaded = 'Donasi tidak bisa dimuat'
export const notShown = 'Donasi ini tidak bisa ditampilkan'
export const notLost = 'Donasi Anda tidak hilang. Tunggu sebentar, lalu coba lagi.'
export const openElsewhere =
  'Bukalah dari browser yang dipakai untuk memberi, lewat tautan di e-mail kami, atau setelah login.'
export const checking = 'Memeriksa'
export const toForm = 'Ke formulir donasi'
export const lookingForGift = 'Mencari donasi Anda…'
export const wrongKey =
  'Kunci ini tidak membuka donasi ini. Salin lagi dari e-mail; bila sesudah itu Anda membuat akun dengan alamat yang sama, silakan login.'
export const key = 'Kunci dari e-mail'
export const keyHelp = 'Deretan huruf dan angka di e-mail kami, sesudah kata “kunci”.'
export const openGift = 'Buka donasi'
export const newsFrom = (region: string) => `Kabar dari region ${region}`
export const inviteFriends = 'Ajak teman ikut memberi'
export const giveTo = (site: string) => `Donasi untuk ${site}`
export const whatNext = 'Sesudah ini'
export const receiptSentBefore = (number: string, day: string) => `Kuitansi ${number} kami kirim ${day} ke`
export const reportedBefore = 'Donasi ini masuk'
export const report = 'laporan donasi'
export const reportedAfter = (day: string) => `${day}, tanpa nama Anda.`
export const campaignEnded = 'Kampanyenya sudah selesai.'
export const campaignRuns = (day: string) => `Kampanyenya berjalan sampai ${day}.`
export const readNews = 'Baca kabarnya di halaman kampanye'
export const remindsMonthly =
  'Sebulan sekali, pada tanggal yang sama, kami mengirim pengingat. Tidak ada yang ditarik dengan sendirinya.'
export const makeMonthly = 'Jadikan bulanan'
export const monthlyForRegion = (region: string) =>
  `Karena kampanye ada akhirnya, donasi bulanan ini untuk region ${region}.`
export const monthlyForAll =
  'Karena kampanye ada akhirnya, donasi bulanan ini untuk kebutuhan yang paling mendesak.'
export const monthlyOffer = (sum: string) =>
  `${sum} setiap bulan. Yang pertama dibayar saat Anda memulainya; sesudah itu kami mengingatkan sebulan sekali, dan Anda bisa berhenti kapan saja.`
