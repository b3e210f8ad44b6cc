export const newsletterSaved = 'Pilihan buletin Anda sudah disimpan.'
export const consentRecorded = 'Persetujuan Anda sudah dicatat.'
export const visitsSaved = 'Pilihan pencatatan kunjungan sudah disimpan.'
export const forumMailSaved = 'Pilihan surat forum sudah disimpan.'
export const deletionMailed =
  'Kami mengirim surat ke alamat e-mail Anda. Akun baru akan dihapus setelah tautannya Anda buka.'
export const accountStays = 'Akun Anda tetap ada. Tidak ada yang hilang.'
export const tooManyCopies = 'Anda sudah mengunduh lima salinan dalam sehari. Coba lagi besok.'
export const privacy = 'Privasi'
export const privacyLead =
  'Apa yang Anda setujui, apa yang dicatat, dan cara membawa atau menghapus data Anda.'
export const downloadData = 'Unduh data saya'
export const downloadDataText =
  'Satu berkas zip berisi semua yang kami simpan tentang Anda: profil, persetujuan, sesi, tulisan, kunjungan, unduhan, unggahan, pesan, dan catatan, dalam bentuk JSON dan CSV. Paling banyak lima kali sehari.'
export const visits = 'Kunjungan'
export const myVisits = 'Kunjungan saya'
export const visitsAreOn = 'Halaman yang Anda buka selama masuk dicatat untuk Anda dan disimpan 12 bulan.'
export const visitsAreOff =
  'Halaman yang Anda buka tidak dicatat. Yang sudah tercatat tetap ada sampai berumur 12 bulan.'
export const whoSeesVisits = 'Hanya Anda dan petugas sekretariat yang dapat melihatnya; lihat'
export const privacyPolicyLower = 'kebijakan privasi'
export const switchOff = 'Matikan pencatatan'
export const switchOn = 'Nyalakan pencatatan'
export const saving = 'Menyimpan'
export const lastAdmin = 'Anda satu-satunya admin. Tunjuk admin lain dahulu, baru hapus akun Anda.'
export const deleteAccount = 'Hapus akun'
export const deletionLead =
  'Tujuh hari sesudah Anda memastikannya, akun dan data pribadi Anda dihapus dan tidak dapat dikembalikan.'
export const thanksForTheWay = 'Terima kasih sudah berjalan bersama.'
export const confirmDeletion = 'Pastikan penghapusan'
export const deletionBegun =
  'Akun Anda akan dihapus tujuh hari lagi. Anda bisa membatalkannya di area anggota, atau lewat tautan dalam surat yang baru kami kirim.'
export const toPrivacy = 'Ke halaman Privasi'
export const accountDeletion = 'Penghapusan akun'
export const willBeDeleted = (day: string) => `Akun Anda akan dihapus pada ${day}.`
export const willBeDeletedUnless = (day: string) =>
  `Akun Anda akan dihapus pada ${day}. Sampai saat itu Anda bisa membatalkannya.`
export const deletionStep =
  'Anda memberikan kata sandi, lalu membuka tautan yang kami kirim ke alamat e-mail Anda.'
export const deletionPause = 'Sesudah itu ada tujuh hari untuk membatalkannya.'
export const deletionEffect =
  'Kemudian nama, kontak, foto, kunjungan, dan draf Anda dihapus dan tidak dapat dikembalikan. Catatan yang harus tetap ada, seperti kuitansi, tidak lagi memuat nama Anda.'
export const keepByline =
  'Biarkan nama saya di bawah tulisan saya yang sudah terbit. Tanpa ini tertulis “Anggota terhapus”.'
export const sendingMail = 'Mengirim surat'
export const deleteMyAccount = 'Hapus akun saya'
export const cancelDeletion = 'Batalkan penghapusan'
export const cancelling = 'Membatalkan'
export const keepLead = 'Akun Anda tetap ada, dengan semua isinya.'
export const gladYouStay = 'Senang Anda tetap di sini.'
export const deletionCancelled = 'Penghapusan dibatalkan. Tidak ada yang hilang.'
export const toMemberArea = 'Ke area anggota'
export const terms = 'Syarat layanan'
export const privacyPolicy = 'Kebijakan privasi'
export const newsletter = 'Buletin'
export const consents = 'Persetujuan'
export const hasChanged = (text: string) => `${text} berubah`
export const changed = { terms: 'Syarat layanan berubah.', privacy: 'Kebijakan privasi berubah.' }
export const readFirst = 'Baca dulu'
export const thenAgree = ', lalu beri tahu kami bahwa Anda setuju.'
export const iAgree = 'Saya setuju'
export const unsubscribe = 'Berhenti berlangganan'
export const subscribe = 'Berlangganan'
export const agree = 'Setujui'
export const consentNeeded =
  'Akun tidak dapat ada tanpa persetujuan atas syarat layanan dan kebijakan privasi. Menariknya berarti'
export const deletingAccount = 'menghapus akun'
export const agreedOn = (day: string, version: string) => `Disetujui ${day}, versi ${version}`
export const notAgreed = 'Belum disetujui'
export const consentHistory = 'Riwayat persetujuan'
export const consentGiven = (text: string, version: string, day: string) =>
  `${text}, versi ${version}: disetujui ${day}`
export const consentEnded = (day: string) => `, berakhir ${day}`
export const forumMail = 'Surat forum'
export const forumMailLead =
  'Jawaban baru atas pertanyaan yang Anda ikuti, dan kiriman yang menyebut nama Anda, dikabarkan lewat e-mail.'
export const whenSent = 'Kapan dikirim?'
export const sentAtOnce = 'Langsung, satu surat untuk setiap kiriman'
export const sentDaily = 'Sekali sehari, setiap pagi'
export const notSent = 'Tidak usah dikirim'
export const save = 'Simpan'
export const otherLists = 'Buletin lain'
export const mailBounces =
  'Surat ke alamat Anda tidak sampai, jadi buletin tidak dikirim. Ganti alamat e-mail di profil, atau hubungi sekretariat.'
export const otherRegions = 'Buletin region lain'
export const subscribedSince = (day: string) => `Anda berlangganan sejak ${day}`
export const leaveList = (list: string) => `Berhenti dari ${list}`
export const followList = (list: string) => `Ikuti ${list}`
