export const result = (title: string) => `Hasil: ${title}`
export const recordedAt = (time: string) => `Tercatat ${time}`
export const takeBack = 'Tarik kembali'
export const checkIn = 'Catat hadir'
export const events = 'Acara'
export const participants = 'Daftar peserta'
export const code = 'Kode hadir'
export const codeExample = 'misalnya C-9F2K-7QXM'
export const codeHelp =
  'Atau pindai kode QR dari surat peserta dengan kamera ponsel ini: halaman ini terbuka sendiri.'
export const checkingIn = 'Mencatat'
export const addParticipant = 'Tambah peserta'
export const addLead = (title: string, counts: string) =>
  `${title}. ${counts}. Bila penuh, orangnya menunggu.`
export const hasBegun = 'Acara ini sudah mulai. Daftarkan hanya yang masih bisa datang.'
export const onlyToLive = 'Peserta hanya bisa ditambah pada acara yang terbit dan belum lewat.'
export const register = 'Daftarkan'
export const name = 'Nama'
export const email = 'E-mail'
export const emailHelp = 'Boleh kosong: lalu tanpa surat dan tanpa kode, dicatat hadir menurut nama.'
export const phone = 'Nomor ponsel'
export const withoutCode = 'Tanpa kode'
export const searchParticipants = 'Cari peserta'
export const nameOrEmail = 'Nama atau e-mail'
export const noMatch = (query: string) => `Tidak ada yang cocok dengan “${query}”.`
export const nameDeleted = 'Nama sudah dihapus'
export const presentAt = (time: string) => `Hadir ${time}`
export const letInThoughFull = 'Masukkan walau penuh'
export const noun = 'pendaftaran'
export const search = 'Nama, e-mail, atau ponsel'
export const state = 'Keadaan'
export const confirmed = 'Terdaftar'
export const waiting = 'Menunggu'
export const cancelled = 'Batal'
export const present = 'Sudah hadir'
export const notPresent = 'Belum hadir'
export const saving = 'Menyimpan'
export const cancel = 'Batalkan'
export const cancelling = 'Membatalkan'
export const captionFor = (title: string) => `Pendaftaran untuk ${title}, yang paling dulu di atas`
export const nothing = 'Belum ada yang mendaftar.'
export const number = (id: number) => `Nomor ${id}`
export const addedWithPlace = 'Sudah terdaftar, dengan tempat yang pasti.'
export const addedToWaiting = 'Semua tempat terisi: sudah masuk daftar tunggu.'
export const attendance = 'Hadir'
export const notYet = 'belum'
export const isPresent = 'sudah hadir'
export const isNotPresent = 'belum hadir'
export const withoutEmail = 'tanpa e-mail'
export const mobile = 'Ponsel'
export const registeredAt = 'Mendaftar'
export const closeNow = 'Tutup pendaftaran sekarang'
export const openNow = 'Buka pendaftaran sekarang'
export const openAgain = 'Buka lagi pendaftaran'
export const registration = 'Pendaftaran'
export const nowInForce = (state: string) => `${state} Ini sudah berlaku.`
export const stateNone = 'Tanpa pendaftaran.'
export const stateSoon = 'Belum dibuka.'
export const stateOpen = 'Dibuka.'
export const stateFull = 'Dibuka, semua tempat terisi.'
export const stateClosed = 'Ditutup.'
export const countRegistered = (confirmed: number) => `${confirmed} terdaftar`
export const countOfSeats = (confirmed: number, capacity: number) =>
  `${confirmed} dari ${capacity} tempat terisi`
export const counts = (seats: string, waiting: number, present: number) =>
  `${seats}, ${waiting} menunggu, ${present} hadir`
export const whoNone = 'Tanpa pendaftaran'
export const whoPublic = 'Siapa saja'
export const whoMember = 'Anggota saja'
export const presentCount = 'hadir'
export const lead = (time: string, counts: string, cancelled: number) =>
  `${time}. ${counts}, ${cancelled} batal.`
