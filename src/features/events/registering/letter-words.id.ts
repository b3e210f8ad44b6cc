export const movedUp = (event: string) => `Anda mendapat tempat: ${event}`
export const registered = (event: string) => `Anda terdaftar: ${event}`
export const seatIsFree = (event: string) =>
  `Ada tempat yang kosong, dan Anda yang berikutnya: tempat Anda di ${event} sekarang pasti.`
export const seatIsSure = (event: string) => `Tempat Anda di ${event} sudah pasti. Kami senang Anda datang.`
export const calendarAttached = 'Acara ini terlampir sebagai berkas kalender.'
export const waitlist = (event: string) => `Daftar tunggu: ${event}`
export const allTaken = (event: string) =>
  `Semua tempat di ${event} sudah terisi. Anda ada di daftar tunggu: begitu ada tempat kosong bagi Anda, kami menulis lagi. Anda tidak perlu mendaftar lagi.`
export const cancelled = (event: string) => `Pendaftaran dibatalkan: ${event}`
export const isCancelled = (event: string) =>
  `Pendaftaran Anda untuk ${event} sudah dibatalkan. Terima kasih sudah memberi tahu: tempatnya terbuka lagi bagi orang lain.`
export const changedYourMind =
  'Berubah pikiran? Anda bisa mendaftar lagi di halaman acara selama pendaftaran dibuka.'
export const soon = (event: string) => `Sebentar lagi: ${event}`
export const lookForward = (event: string) => `Kami menantikan Anda di ${event}.`
export const changed = (event: string) => `Waktu atau tempat berubah: ${event}`
export const backOn = (event: string) => `Jadi diadakan: ${event}`
export const hasChanged = (event: string) => `Ada yang berubah pada ${event}.`
export const takesPlace = (event: string) => `${event} jadi diadakan.`
export const formerly = (facts: string) => `Semula: ${facts}.`
export const off = (event: string) => `Tidak jadi diadakan: ${event}`
export const isOff = (event: string) =>
  `Kami mohon maaf: ${event} tidak jadi diadakan pada waktu yang kami kabarkan. Bila nanti diadakan lagi, kami menulis kepada Anda.`
export const seatStays = 'Tempat Anda tetap ada; kode hadir Anda tetap sama.'
export const placeInLineStays = 'Tempat Anda di daftar tunggu tetap ada.'
export const time = 'Waktu'
export const place = 'Tempat'
export const showCode = 'Tunjukkan kode ini kepada petugas di pintu masuk:'
export const codePicture = 'Kode QR untuk petugas; kodenya tertulis di bawah'
export const cannotCome =
  'Berhalangan, atau bukan Anda yang mendaftar? Batalkan lewat tautan ini, supaya tempatnya bisa diberikan kepada yang lain.'
export const seeRegistration = 'Lihat atau batalkan pendaftaran'
export const openEvent = 'Buka halaman acara'
