export const notCounted = 'Jumlah penerima belum bisa dihitung.'
export const chooseList = 'Pilih daftar: jumlah penerimanya tampil di sini.'
export const noConsent = (count: string) => `${count} belum setuju`
export const refuseMail = (count: string) => `${count} alamatnya menolak surat`
export const erased = (count: string) => `${count} datanya sudah dihapus`
export const willReceive = (count: string) => `${count} orang akan menerima surat ini.`
export const nobodyWillReceive = 'Belum ada yang akan menerima surat ini.'
export const leftOut = (others: string) => `Cocok, tetapi tidak dikirimi: ${others}.`
export const link = 'Tautan'
export const clicks = 'Klik'
export const afterReading = 'Sesudah dibaca'
export const haveLeft = (count: number) =>
  `${count.toLocaleString('id-ID')} orang berhenti berlangganan lewat surat ini.`
export const nobodyLeft = 'Belum ada yang berhenti berlangganan lewat surat ini.'
export const complained = (count: number) => ` ${count.toLocaleString('id-ID')} menandainya sebagai spam.`
export const linksCaption = 'Tautan di surat ini, yang paling sering diketuk dulu'
export const clicksHelp = 'Satu orang bisa mengetuk lebih dari sekali. Siapa yang mengetuk tidak dicatat.'
export const notCounting =
  'Klik sedang tidak dihitung. Admin mengaturnya di Pengaturan situs, bagian Buletin.'
export const gathering = 'Penerimanya sedang dikumpulkan.'
export const running = 'Surat sedang dikirim. Halaman ini memperbarui diri sendiri.'
export const isPaused = 'Pengiriman dijeda.'
export const isStopped = 'Pengiriman dihentikan.'
export const isDone = 'Pengiriman selesai.'
export const refused = 'Ditolak'
export const uncertain = 'Tidak pasti'
export const notSent = 'Tidak dikirimi'
export const sentOf = (all: string) => `dari ${all} terkirim`
export const waiting = 'Menunggu'
export const uncertainArrival = 'Tidak pasti sampai'
export const started = 'Mulai'
export const stopped = 'Dihentikan'
export const finished = 'Selesai'
export const reasons = 'Sebabnya'
export const mostFrequent = 'yang paling sering'
export const whyAndCount = (why: string, count: string) => `${why}, ${count} orang`
export const sendingOf = (title: string) => `Pengiriman ${title}`
export const newsletters = 'Buletin'
export const sendingTitle = 'Pengiriman'
export const justChanged =
  'Keadaannya baru saja berubah. Lihat keadaan sekarang di bawah ini, lalu ulangi bila perlu.'
export const toList = (list: string) => `, untuk ${list}`
export const willBeSent = (when: string) =>
  `Akan dikirim ${when}. Siapa yang berhenti sebelum itu tidak dikirimi.`
export const notSentYet = 'Belum dikirim.'
export const seeTextAndTime = 'Lihat naskah dan jadwalnya'
export const checkAndSend = 'Periksa dan kirim'
export const resume = 'Lanjutkan'
export const pause = 'Jeda dulu'
export const stop = 'Hentikan …'
export const stopHelp =
  'Yang belum terkirim tidak akan dikirim lagi, juga tidak nanti. Yang sudah terkirim tidak bisa ditarik.'
export const stopForGood = 'Hentikan untuk seterusnya'
