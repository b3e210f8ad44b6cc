export const writtenIn = (language: string) => `dalam ${language}`
export const home = 'Home'
export const aboutUs = 'About Us'
export const aboutNetwork = 'Tentang jaringan'
export const whereYouAre = 'Letak halaman'
export const updatedOn = ', diperbarui'
export const minutesToRead = (minutes: number) => `${minutes}\u00a0menit\u00a0baca`
export const waysToGive = 'Lihat cara berdonasi'
export const register = 'Register'
export const login = 'Login'
export const fewWithoutScript =
  'Tanpa JavaScript, dari satu jaringan hanya tiga kiriman per jam bisa diterima di sini. Untuk lebih dari itu nyalakan JavaScript'
export const noneWithoutScript =
  'Formulir ini memerlukan JavaScript, untuk memastikan bahwa pengirimnya bukan robot. Nyalakan JavaScript di browser Anda'
export const orContactSecretariat = ', atau hubungi sekretariat: '
export const tryAgain = 'Coba lagi'
export const by = 'Oleh'
export const copied = 'Tersalin'
export const pageNotFound = 'This page could not be found'
export const notFound = (text: string) => `404 Not Found. ${text}`
export const searchSite = 'Cari di situs'
export const wentWrong = 'Oops! Something went wrong.'
export const apology = 'We apologize for the inconvenience. Please try again later.'
export const checkAndReload = 'Periksa sambungan Anda, lalu muat ulang. '
export const giftIsKept = 'Donasi yang sudah dibayar tetap tercatat.'
export const codeBefore = 'Bila menghubungi kami, sebutkan kode'
export const codeAfter = '.'
export const reload = 'Muat ulang'
export const homePage = 'Home page'
export const checkAndRetry = 'Periksa sambungan Anda, lalu coba lagi.'
export const followByRss = 'Ikuti lewat RSS'
export const inYear = (label: string, year: number) => `${label} pada ${year}`
export const inputIsBack = 'Yang Anda tulis tadi masih ada. Periksa sebentar, lalu kirim lagi.'
export const inputIsUnsent = 'Isian belum terkirim dan tidak hilang. Periksa sambungan Anda, lalu kirim lagi.'
export const tooOften = 'Terlalu banyak percobaan. Coba lagi nanti.'
export const tooOftenMinutes = (minutes: number) =>
  `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`
export const tooOftenHours = (hours: number) => `Terlalu banyak percobaan. Coba lagi dalam ${hours} jam.`
export const proofBefore = 'Demi keamanan, pastikan dulu bahwa ini Anda.'
export const proofLink = 'Pastikan sekarang, di tab baru'
export const proofAfter = '. Isian di halaman ini tetap ada: sesudah itu kembali ke sini dan kirim lagi.'
export const fieldsToCheck = (count: number) => `${count} isian perlu diperiksa lagi`
/** @param noun of the rows, in lower case and the plural */
export const notLoaded = (noun: string) => `${noun[0]!.toUpperCase()}${noun.slice(1)} tidak bisa dimuat`
export const searchIsKept = 'Kata pencarian tetap tersimpan.'
export const linkFromMail = 'Tautan dari e-mail'
export const linkFromMailHelp = 'Salin seluruh alamat tautan dari e-mail ke sini.'
export const otherSite = '(situs lain)'
export const name = 'Nama'
export const email = 'E-mail'
export const emailExample = 'nama@contoh.id'
export const message = 'Pesan'
export const sending = 'Mengirim'
export const sendMessage = 'Kirim pesan'
export const noneAbout = (noun: string, q: string) => `Belum ada ${noun} tentang “${q}”`
export const clearSearch = 'Hapus pencarian'
export const tryCommonWord = (noun: string) => `Coba kata yang lebih umum, atau lihat semua ${noun}.`
export const noneHere = (noun: string) => `Belum ada ${noun} di sini`
export const firstToCome = 'Yang pertama dimuat di sini begitu terbit.'
export const noneOnPage = (noun: string) => `Belum ada ${noun} di halaman ini`
export const toFirstPage = 'Ke halaman pertama'
export const newestOnFirstPage = 'Yang terbaru selalu ada di halaman pertama.'
export const pages = 'Halaman'
/** @param total formatted @param noun of the rows, in lower case and the plural */
export const totalAndPage = (total: string, noun: string, page: number, lastPage: number) =>
  `${total} ${noun}, halaman ${page} dari ${lastPage}`
export const pageNumber = (page: number) => `Halaman ${page}`
export const previous = 'Sebelumnya'
export const next = 'Berikutnya'
export const previousPage = 'Halaman sebelumnya'
export const nextPage = 'Halaman berikutnya'
export const showPassword = (label: string) => `Tampilkan ${label.toLowerCase()}`
export const search = 'Cari'
export const share = 'Bagikan'
export const whatsApp = 'WhatsApp'
export const facebook = 'Facebook'
export const print = 'Cetak'
export const copyLink = 'Salin tautan'
export const loading = 'Memuat'
export const table = 'Tabel'
export const appearance = 'Tampilan'
export const themes = { system: 'Ikuti perangkat', light: 'Terang', dark: 'Gelap' }
export const leaveUnsaved = 'Pergi tanpa menyimpan?'
export const changesAreLost = 'Perubahan di halaman ini belum disimpan dan akan hilang.'
export const stay = 'Tetap di sini'
export const leave = 'Pergi'
export const donateTitle = 'Ikut menenun, mulai dari lima puluh ribu.'
export const donateText =
  'Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air bersih, dan tanggap darurat di setiap region.'
export const joinTitle = 'Tambahkan benang Anda'
export const joinText =
  'Dengan akun Anda bisa mengunduh bahan untuk anggota, bertanya di forum, dan mengirim kabar dari lapangan. Mendaftar tidak dipungut biaya.'
export const registerLabel = 'Masuk ke jaringan, lalu bagikan kabar dari tempat Anda bekerja.'
export const loginLabel = 'Selamat datang kembali.'
export const invitationLabel = 'Satu benang lagi dalam tenunan.'
export const missingText =
  'Benangnya terputus di sini: alamat ini tidak ada, atau halamannya sudah dipindahkan.'
export const disconnected = 'Sambungan terputus'
/** Zone of every moment that the site names without a place. */
export const zone = 'WIB'
