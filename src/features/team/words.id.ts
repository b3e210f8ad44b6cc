export const loading = 'Memuat'
export const titleOfPage = (title: string, page: number) => `${title}, halaman ${page}`
export const people = 'Orang'
/** Noun of the rows. */
export const peopleOfList = 'orang'
export const notLoaded = 'Daftar nama tidak bisa dimuat'
export const noneOnPage = 'Belum ada nama di halaman ini'
export const sendMessage = 'Kirim pesan'
export const beingCompleted = 'Sekretariat sedang melengkapinya. Pertanyaan Anda tetap kami jawab.'
export const national = 'Nasional'
export const workingGroups = 'Kelompok kerja'
export const aboutWorkingGroups =
  'Orang-orang dari lembaga partisipan yang merumuskan cara kerja dan bahan belajar setiap bidang.'
export const regionBoards = 'Pengurus region'
export const aboutRegionBoards =
  'Dipilih lembaga di wilayahnya. Merekalah yang pertama dapat Anda hubungi untuk bekerja sama atau bergabung di satu region.'
export const secretariat = 'Sekretariat nasional'
export const aboutSecretariat =
  'Menyiapkan rapat, menyalurkan dana, dan menjawab surat. Keputusan tetap di tangan pengurus region dan Konsultasi Nasional.'
export const ways = {
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
}
export const linkedInMark = 'in'
export const teamNoun = 'tim'
export const deskHeading = 'Tim'
