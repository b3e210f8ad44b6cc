const units = { months: 'bulan', days: 'hari', hours: 'jam', minutes: 'menit', seconds: 'detik' }

export const unit = (name: keyof typeof units, _count: number) => units[name]
export const timeLeft = (time: string) => `${time} lagi`
export const verySoon = 'sebentar lagi'
export const time = 'Waktu acara'
export const upcomingEvents = 'Acara yang akan datang'
export const registerToAttend = 'Daftar ikut'
export const joinWaitingList = 'Masuk daftar tunggu'
export const saveToCalendar = 'Simpan ke kalender'
export const fullButWaiting = 'Penuh. Daftar tunggu masih terbuka.'
export const fullAndClosed = 'Penuh, dan pendaftaran sudah ditutup.'
export const registrationClosed = 'Pendaftaran sudah ditutup.'
export const running = 'Sedang berlangsung'
export const over = 'Sudah lewat'
export const until = (end: string) => `Sampai ${end}`
export const endedOn = (end: string) => `Acara ini berakhir ${end}`
export const startsIn = 'Dimulai dalam'
export const startsVerySoon = 'Dimulai sebentar lagi'
export const starts = (left: string, when: string) => `Dimulai ${left}: ${when}`
export const events = 'Events'
export const pageNumber = (page: number) => `, halaman ${page}`
export const eventsDescription =
  'Temu region, pelatihan, dan ibadah bersama di seluruh jaringan, dengan jam menurut zona waktu tempatnya.'
export const eventsLead =
  'Temu region, pelatihan, dan ibadah bersama. Jam ditulis menurut zona waktu tempat acara.'
export const eventsNotLoaded = 'Acara tidak bisa dimuat'
export const queryIsKept = 'Kata pencarian tetap tersimpan.'
export const noun = 'acara'
export const pastEventsTitle = 'Events yang sudah lewat'
export const regionNamed = (region: string) => `region ${region}`
export const searchedIn = (query: string, title: string) => `“${query}” di ${title}`
export const month = 'Bulan'
export const allMonths = 'Semua bulan'
export const upcoming = 'Akan datang'
export const searchEvents = 'Cari acara'
export const region = 'Region'
export const allRegions = 'Semua region'
export const search = 'Cari'
export const details = 'Rincian'
export const noneOnPage = 'Tidak ada acara di halaman ini'
export const listIsShorter = 'Daftarnya tidak sepanjang itu.'
export const toFirstPage = 'Ke halaman pertama'
export const noneInMonth = 'Tidak ada acara pada bulan ini'
export const noneInMonthHere = 'Tidak ada acara di region ini pada bulan ini'
export const seeOtherMonths = 'Lihat bulan-bulan lain.'
export const nonePastHere = 'Belum ada acara di region ini yang lewat'
export const noneUpcomingHere = 'Belum ada acara di region ini yang akan datang'
export const seeOtherRegions = 'Lihat acara di region lain.'
export const nonePast = 'Belum ada acara yang lewat'
export const seeUpcoming = 'Lihat yang akan datang.'
export const noneUpcoming = 'Belum ada acara yang akan datang'
export const nextDates = 'Jadwal berikutnya dimuat di sini begitu ditetapkan.'
export const pastEvents = 'Acara yang sudah lewat'
export const otherEvents = 'Acara lain'
export const allEvents = 'Semua kegiatan'
export const event = 'Acara'
export const calendarOf = (title: string, site: string) => `${title} – ${site} (kalender)`
export const subscribeCalendar = 'Langganan kalender'
export const downloadCalendar = 'Unduh kalender (.ics)'
export const forYou = (time: string) => `${time} bagi Anda`
export const networkCalendar = 'Kalender jaringan'
export const networkCalendarText = 'Semua acara, selalu terbaru, di kalender Anda.'
export const organiser = 'Penyelenggara'
export const aboutEvent = 'Keterangan acara'
export const seeOnMap = 'Lihat di peta'
export const registration = 'Pendaftaran'
export const hasBegun = 'Acara ini sudah mulai. Mendaftarlah hanya bila Anda masih bisa datang.'
export const noLongerPossible =
  'Ini tidak bisa lagi: keadaannya baru saja berubah. Lihat yang tertulis di atas.'
export const opensOn = (when: string) => `Pendaftaran dibuka ${when}.`
export const closesOn = (when: string) => `Pendaftaran ditutup ${when}.`
export const membersOnly = 'Khusus anggota.'
export const allSeatsTaken = (capacity: number) =>
  `Semua tempat (${capacity}) sudah terisi. Daftar tunggu terbuka: yang mendaftar lebih dulu mendapat tempat lebih dulu.`
export const seatsLeft = (left: number, capacity: number) => `Masih ada ${left} dari ${capacity} tempat.`
export const registrationReceived =
  'Pendaftaran Anda kami terima. Surat ke alamat e-mail Anda memberi tahu apakah Anda mendapat tempat atau masuk daftar tunggu.'
export const registerSomeone = 'Daftarkan orang lain'
export const registerNow = 'Daftar'
export const loginToRegister = 'Login untuk mendaftar'
export const register = 'Register'
export const name = 'Nama'
export const email = 'E-mail'
export const emailExample = 'nama@contoh.id'
export const emailHelp = 'Ke sini kami mengirim kepastian tempat dan kode hadir Anda.'
export const phone = 'Nomor ponsel (boleh kosong)'
export const phoneHelp =
  'Bila ada perubahan mendadak. Isian ini hanya untuk acara ini; satu tahun sesudahnya kami hapus.'
export const registering = 'Mendaftar'
export const isPresent = 'Anda sudah tercatat hadir.'
export const isRegistered = 'Anda terdaftar dan tempat Anda pasti.'
export const codeBefore = 'Kode hadir Anda: '
export const codeAfter = '. Surat konfirmasinya ada di e-mail Anda.'
export const isWaiting =
  'Anda ada di daftar tunggu. Begitu ada tempat bagi Anda, kami menulis ke e-mail Anda.'
export const cancelling = 'Membatalkan'
export const cancelAsk = 'Batalkan pendaftaran'
export const cancelMeans =
  'Tempat Anda dibuka lagi bagi orang lain. Selama pendaftaran masih dibuka, Anda bisa mendaftar lagi.'
export const cancelNow = 'Ya, batalkan'
export const seeYou = 'Sampai bertemu di acara.'
export const yourRegistration = 'Pendaftaran Anda'
export const eventLabel = 'Acara'
export const timeLabel = 'Waktu'
export const place = 'Tempat'
export const code = 'Kode hadir'
export const eventPage = 'Halaman acara'
export const isCancelled =
  'Pendaftaran ini sudah dibatalkan. Terima kasih sudah memberi tahu; tempatnya terbuka lagi bagi orang lain.'
export const thanksForComing = 'Anda sudah tercatat hadir. Terima kasih sudah datang.'
export const isOver = 'Acara ini sudah lewat.'
export const placeIsConfirmed = 'Tempat Anda sudah pasti.'
export const waitsForPlace = 'Anda ada di daftar tunggu. Begitu ada tempat bagi Anda, kami menulis lagi.'
export const cannotCancel = 'Pendaftaran ini tidak bisa dibatalkan lagi.'
export const notSaved = 'Belum tersimpan. Periksa sambungan Anda, lalu coba lagi.'
export const registrationGone = 'Pendaftaran ini sudah tidak ada.'
export const linkFromMail = 'Tautan dari surat kami'
export const linkHelp =
  'Terisi sendiri bila Anda membuka tautannya. Bila tidak, salin seluruh alamatnya ke sini.'
export const opening = 'Membuka'
export const open = 'Buka'
export const aboutEvents = 'Pelatihan, pertemuan, dan ibadah yang akan datang'
export const eventNoun = 'acara'
export const shareHeading = 'Acara'
export const deskHeading = 'Acara'
export const aboutExport = 'Acara yang Anda tulis, dengan semua versi teksnya'
