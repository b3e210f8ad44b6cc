const verbs = {
  draft: 'Disimpan',
  review: 'Dikirim',
  revision: 'Dikembalikan',
  scheduled: 'Dijadwalkan',
  published: 'Terbit',
  archived: 'Diarsipkan',
} as const

export const memberArea = 'Area anggota'
export const myDonations = 'Donasi saya'
export const historyAndReceipts = 'Riwayat dan kuitansi'
export const inTwelveMonths = (count: number) => `dalam 12 bulan, ${count} donasi`
export const youAreRegistered = 'Anda terdaftar'
export const placeIsConfirmed = 'Tempat Anda pasti'
export const onWaitingList = 'Di daftar tunggu'
export const nextEvents = 'Kegiatan berikutnya'
export const all = 'Semua'
export const noEvents = 'Belum ada kegiatan yang diumumkan.'
export const yourProfile = 'Profil Anda'
export const edit = 'Ubah'
export const complete = 'Lengkapi'
export const partsFilled = (done: number, total: number) => `${done} dari ${total} bagian terisi`
export const isFilled = ', sudah terisi'
export const add = (part: string) => `Lengkapi ${part.toLowerCase()}`
export const myPosts = 'Tulisan saya'
export const allPosts = 'Semua tulisan'
export const noPosts = 'Anda belum menulis berita. Mulai dari satu kejadian minggu ini.'
export const writeNews = 'Tulis berita'
export const changedOn = (status: keyof typeof verbs, day: string) => `${verbs[status]} ${day}`
export const pagesADay = 'Halaman yang Anda buka setiap hari'
export const day = 'Hari'
export const pages = 'Halaman'
export const myVisits = 'Kunjungan saya'
export const allVisits = 'Semua kunjungan'
export const pagesInDays = (_pages: number, days: number) => `halaman dalam ${days} hari`
export const noPagesInDays = (days: number) =>
  `Belum ada halaman yang Anda buka dalam ${days} hari. Yang Anda baca setelah ini muncul di sini.`
export const visitsAreOff =
  'Pencatatan kunjungan sedang dimatikan. Anda bisa menyalakannya di halaman Privasi.'
export const lastVisited = 'Terakhir Anda kunjungi'
export const nothingWaits = 'Tidak ada yang menunggu Anda. Ada kejadian minggu ini yang layak diceritakan?'
export const alsoWaits = 'Juga menunggu Anda'
export const factorDue = (day: string) =>
  `Akun Anda punya tugas. Pasang langkah kedua untuk login sebelum ${day}.`
export const setUpFactor = 'Pasang langkah kedua'
export const returnedWithNotes = (title: string, count: number) =>
  `Tulisan Anda “${title}” dikembalikan editor dengan ${count} catatan.`
export const returned = (title: string) => `Tulisan Anda “${title}” dikembalikan editor.`
export const openNotes = 'Buka catatan'
export const claimPending = (institution: string) =>
  `${institution} belum mengonfirmasi bahwa Anda bagian dari lembaga itu.`
export const seeProfile = 'Lihat profil'
export const claimRefused = (institution: string) =>
  `${institution} tidak mengenali Anda sebagai bagian dari lembaga itu. Pilih lembaga lain atau tanyakan kepada mereka.`
export const changeInstitution = 'Ubah lembaga'
export const profileMisses = (count: number) => `Profil Anda belum lengkap: ${count} bagian masih kosong.`
export const completeProfile = 'Lengkapi profil'
export const goodNight = 'Selamat malam'
export const goodMorning = 'Selamat pagi'
export const goodDay = 'Selamat siang'
export const goodAfternoon = 'Selamat sore'
export const todayAt = (time: string) => `tadi ${time}`
export const yesterday = 'kemarin'
export const daysAgo = (days: number) => `${days} hari yang lalu`
export const visitsPage = (page: number) => `Kunjungan, halaman ${page}`
export const visits = 'Kunjungan'
export const visitsLead = 'Halaman yang Anda buka setelah login, disimpan dua belas bulan.'
export const noRecording = 'Tidak ingin dicatat?'
export const switchOffInPrivacy = 'Matikan di halaman Privasi'
export const whoSeesVisits = '. Selain Anda, hanya sekretariat yang bisa melihat daftar ini.'
export const visitsNoun = 'kunjungan'
export const listEnds = 'Daftar sudah habis'
export const toFirstPage = 'Ke halaman pertama'
export const noVisitsOnPage = 'Tidak ada kunjungan di halaman ini.'
export const noVisits = 'Belum ada kunjungan'
export const readNews = 'Baca berita'
export const visitsWillAppear = 'Halaman yang Anda baca setelah ini muncul di sini, bila pencatatan menyala.'
export const donationsLead = 'Riwayat donasi dan kuitansi Anda.'
export const donate = 'Beri donasi'
export const monthlyDonations = 'Donasi bulanan saya'
export const donationsNotLoaded = 'Donasi Anda tidak bisa dimuat'
export const choiceIsKept = 'Pilihan di atas tetap.'
export const donationsNoun = 'donasi'
export const noDonations = 'Belum ada donasi tercatat'
export const firstDonation = 'Beri donasi pertama'
export const donationsWillAppear =
  'Setiap donasi dari akun ini muncul di sini, beserta kuitansinya. Donasi tanpa akun dengan e-mail yang sama ikut tercatat.'
export const noDonationMatches = 'Tidak ada donasi dengan pilihan ini'
export const seeAll = 'Lihat semua'
export const noDonationsOnPage = 'Tidak ada donasi di halaman ini.'
export const tryOtherChoice = 'Coba tahun atau keadaan yang lain.'
