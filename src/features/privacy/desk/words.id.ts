export const copyOfData = 'Salinan data'
export const copyNeedsAccount =
  'Tulis nomor akun orangnya di Keterangan, lalu salinan datanya bisa disiapkan di sini.'
export const copyBefore = 'Satu berkas zip berisi semua yang kami simpan tentang '
export const thisPerson = 'orang ini'
export const copyAfter =
  ', sama dengan yang dapat ia unduh sendiri di halaman Privasi. Pastikan dulu bahwa benar ia yang meminta. Serahkan hanya kepadanya, lalu hapus berkas itu dari perangkat Anda.'
export const copyReady = (time: string) =>
  `Salinan siap: satu kali unduh, sampai ${time} WIB, hanya oleh Anda.`
export const downloadCopy = 'Unduh salinan'
export const preparing = 'Menyiapkan'
export const prepareAgain = 'Siapkan lagi'
export const prepareCopy = 'Siapkan salinan'
export const subject = 'Pokok'
export const knownAt = 'Diketahui pada (WIB)'
export const receivedAt = 'Diterima pada (WIB)'
export const clockHelp = '3 × 24 jam berjalan sejak saat ini.'
export const whenAndHow = 'Kapan dan bagaimana terjadi'
export const dataRevealed = 'Data yang terungkap'
export const peopleAffected = 'Jumlah orang yang terkena'
export const remedy = 'Penanganan dan pemulihan'
export const whoAsks = 'Yang meminta'
export const name = 'Nama'
export const email = 'E-mail'
export const account = 'Akunnya'
export const accountHelp = 'Bila ia punya akun. Kosongkan bila tidak.'
export const request = 'Isi permintaan'
export const mailTo = (to: string) => `Surat kepada ${to}`
export const toLine = (to: string) => `Kepada: ${to}`
export const subjectLine = (subject: string) => `Perihal: ${subject}`
export const copyMail = 'Salin surat'
export const untold =
  'Catat dulu bahwa orang-orangnya dan lembaga sudah diberi tahu, baru urusan ini selesai.'
export const isClosed = 'Urusan ini sudah ditutup. Buka lagi dulu.'
export const isOpen = 'Urusan ini masih berjalan.'
export const accountGone = 'Akun itu tidak ada lagi. Periksa isian “Akunnya” di Keterangan.'
export const due = ', batas '
export const saved = 'Tersimpan.'
export const copyExpired = 'Salinan itu sudah diunduh atau lewat waktunya. Siapkan lagi bila masih perlu.'
export const steps = 'Langkah'
export const details = 'Keterangan'
export const mailToCopy = 'Surat untuk disalin'
export const note = 'Catatan'
export const noteHelp =
  'Untuk “Selesai” dan “Ditolak” ini menjadi buktinya: apa yang dilakukan, kapan, atau dasar hukumnya.'
export const sendAnswer =
  'Kirim tanggapan di bawah kepada orangnya lewat e-mail, bersama “Selesai” atau “Ditolak”'
export const saving = 'Menyimpan'
export const addStep = 'Tambah langkah'
export const newCase = 'Catat urusan privasi'
export const newCaseLead =
  'Tulis segera, juga bila belum semuanya diketahui; keterangannya bisa dilengkapi kemudian.'
export const kindOfCase = 'Jenis urusan'
export const aRequest = 'Permintaan'
export const aBreach = 'Kegagalan pelindungan'
export const record = 'Catat'
export const cancel = 'Batal'
export const whatIsAsked = 'Yang diminta'
export const noun = 'urusan'
export const search = 'Pokok, nama, atau e-mail'
export const kind = 'Jenis'
export const state = 'Keadaan'
export const privacyDesk = 'Meja privasi'
export const lead =
  'Permintaan orang tentang datanya dan kegagalan pelindungan. Undang-undang memberi 3 × 24 jam; yang jatuh tempo lebih dulu ada di atas.'
export const recordCase = 'Catat urusan'
export const caption = 'Urusan privasi, yang jatuh tempo lebih dulu di atas'
export const nothing = 'Tidak ada yang meminta apa pun. Catat di sini begitu ada surat, e-mail, atau telepon.'
export const time = 'Waktu'
export const dueBy = 'Batas'
export const doneLate = 'selesai terlambat'
export const inTime = 'tepat waktu'
export const hours = (hours: number) => `${hours} jam`
export const lessThanHour = 'kurang dari 1 jam'
export const overdueBy = (time: string) => `lewat ${time}`
export const timeLeft = (time: string) => `tinggal ${time}`
export const copyOnlyFor = 'Salinan data hanya untuk permintaan akses dan data untuk sistem lain.'
export const proof = (proof: string) => `Bukti penyelesaian: ${proof}`
export const kinds = {
  access: 'Akses dan salinan data',
  correction: 'Perbaikan data',
  erasure: 'Penghapusan data',
  objection: 'Keberatan',
  restriction: 'Pembatasan pemrosesan',
  withdrawal: 'Penarikan persetujuan',
  portability: 'Data untuk sistem lain',
  breach: 'Kegagalan pelindungan data',
}
export const statuses = { open: 'Berjalan', done: 'Selesai', refused: 'Ditolak' }
export const stepNames = {
  opened: 'Dicatat',
  note: 'Catatan',
  person_told: 'Orangnya diberi tahu',
  authority_told: 'Lembaga diberi tahu',
  changed: 'Keterangan diubah',
  copied: 'Salinan data diunduh',
  done: 'Selesai',
  refused: 'Ditolak',
  reopened: 'Dibuka lagi',
}
