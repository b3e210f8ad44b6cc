export const pages = 'Halaman'
export const news = 'Berita'
export const events = 'Acara'
export const blog = 'Blog'
export const campaigns = 'Kampanye'
export const downloads = 'Unduhan'
export const mailings = 'Buletin'
export const faq = 'Tanya jawab'
export const regions = 'Region'
export const participants = 'Lembaga'
export const team = 'Tim'
export const newsCategories = 'Kategori berita'
export const blogThemes = 'Tema blog'
export const downloadCategories = 'Kategori unduhan'
export const settings = 'Pengaturan dan menu'

/** Labels of texts by their names on the wire. */
export const labels: Record<string, string> = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  content: 'Isi',
  file: 'Berkas',
  image_alt: 'Keterangan gambar',
  place: 'Tempat',
  address: 'Alamat tempat',
  question: 'Pertanyaan',
  category: 'Kelompok',
  description_1: 'Ringkasan',
  about: 'Tentang',
  lead: 'Kalimat pembuka',
  site_name: 'Nama situs',
  short_name: 'Nama pendek',
  vision: 'Visi',
  mission: 'Misi',
  hero_title: 'Judul beranda',
  hero_text: 'Kalimat beranda',
  result_text: 'Hasil kerja di beranda',
  office_hours: 'Jam kantor',
  tax_list: 'Keterangan pajak',
  giving_permit: 'Izin pengumpulan donasi',
}
export const menuLabel = (label: string) => `Menu: ${label}`

export const chooseLanguage = 'Pilih bahasanya.'
export const chooseKind = 'Pilih jenis isinya.'
export const chooseState = 'Pilih salah satu keadaan, atau kosongkan.'
export const chooseStatus = 'Pilih draf, terjadwal, terbit, atau arsip.'
export const chooseYesOrNo = 'Pilih ya atau tidak.'
export const reload = 'Muat ulang halaman ini.'
export const writeText = 'Tulis teksnya.'
export const tooLong = 'Isi paling panjang 100.000 karakter, termasuk bentuk hurufnya.'
export const longest = (count: number) => `Paling panjang ${count.toLocaleString('id-ID')} huruf.`
export const unknownText = 'Naskah aslinya tidak punya bagian ini. Muat ulang halaman ini.'
export const picturesOfOriginal = 'Pakai gambar dari naskah aslinya saja.'
export const translateThis = (label: string) => `Terjemahkan “${label}” dulu, lalu terbitkan.`
export const confirmFirst = 'Ini saran mesin. Baca dulu, lalu centang bahwa Anda sudah memeriksanya.'
export const slugTaken = 'Alamat ini sudah, atau pernah, dipakai tulisan lain. Pilih yang lain.'
export const chooseMoment = 'Pilih hari dan jam terbitnya.'
export const momentPassed = 'Waktu ini sudah lewat. Pilih waktu yang akan datang.'
export const writeMoment = 'Tulis tanggal, jam dan zona, misalnya 2026-12-01T08:00:00+07:00.'
export const sameAsOriginal = (label: string) =>
  `“${label}” masih sama dengan naskah asli. Terjemahkan dulu, lalu terbitkan.`
export const chooseReview = 'Pilih kirim, ambil kembali, atau kembalikan.'
export const oneAtATime = 'Pilih salah satu: tinjauan, atau keadaan terbitnya.'
export const writeNote = 'Tulis apa yang perlu diperbaiki.'
export const scheduledAlready =
  'Terjemahan ini sudah dijadwalkan terbit. Minta sekretariat membatalkan jadwalnya dulu.'
export const addressIsRead = 'Alamat ini sudah dibaca orang. Hanya sekretariat yang bisa mengubahnya.'
export const originalIsEmpty = 'Naskah aslinya masih kosong. Tulis dulu naskah aslinya.'
