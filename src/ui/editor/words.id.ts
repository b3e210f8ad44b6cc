export const textFrom = 'Ada tulisan dari pukul'
export const notOnServerYet = 'di perangkat ini yang belum sampai ke server.'
export const onServerFrom = 'Yang di server dari pukul'
export const noneOnServer = 'Di server belum ada.'
export const continueHere = 'Lanjutkan yang di perangkat ini'
export const useServer = 'Pakai yang di server'
export const discard = 'Buang'
export const editGallery = 'Ubah galeri'
export const insertGallery = 'Sisipkan galeri'
export const save = 'Simpan'
export const insert = 'Sisipkan'
export const uploading = 'Mengunggah'
export const addPhoto = 'Tambah foto'
export const choosePhoto = 'Pilih foto'
export const changePhoto = 'Ganti foto'
export const choosePhotoFirst = 'Pilih foto dulu.'
export const gallerySize = 'Galeri berisi 2 sampai 12 gambar. Tambah gambar dulu.'
export const galleryFull = (most: number) => `Galeri ini penuh: paling banyak ${most} gambar.`
export const moveEarlier = (place: number) => `Majukan gambar ${place}`
export const moveLater = (place: number) => `Mundurkan gambar ${place}`
export const takeOut = (place: number) => `Keluarkan gambar ${place}`
export const caption = 'Teks di bawah gambar (boleh kosong)'
export const editAlt = 'Ubah keterangan gambar'
export const insertImage = 'Sisipkan gambar'
export const insertFromSite = 'Sisipkan dari situs'
export const insertCount = (count: number) => `Sisipkan ${count}`
export const searchTitle = 'Cari judul'
export const kind = 'Jenis'
export const all = 'Semua'
export const searching = 'Mencari…'
export const searchFailed = 'Pencarian tidak terjangkau. Periksa sambungan Anda, lalu coba lagi.'
export const noMatch = 'Tidak ada yang cocok. Coba kata lain.'
export const newestFirst = 'Yang terbaru dulu. Pilih satu atau beberapa.'
export const wholeAddress = 'Tulis alamat lengkap, misalnya https://contoh.id'
export const editLink = 'Ubah tautan'
export const setLink = 'Pasang tautan'
export const set = 'Pasang'
export const removeLink = 'Hapus tautan'
export const address = 'Alamat'
export const shownWords = 'Kata yang tampil'
export const cancel = 'Batal'
export const startArticle = 'Mulai menulis di sini. Gambar, galeri, dan video ada di alat tulis di atas.'
export const startMailing = 'Mulai menulis di sini, atau sisipkan berita dan acara lewat alat tulis di atas.'
export const start = 'Mulai menulis di sini.'
export const textOfArticle = 'Isi tulisan'
export const picturesLost =
  'Gambar dari tempat lain tidak ikut tertempel. Simpan gambarnya, lalu unggah lewat tombol Gambar.'
export const toolbar = 'Alat tulis'
export const moreTools = 'Alat lain'
export const tools = {
  item: 'Berita, acara, kampanye, bahan',
  heading: 'Subjudul',
  smallHeading: 'Subjudul kecil',
  bold: 'Tebal',
  italic: 'Miring',
  list: 'Daftar',
  orderedList: 'Daftar bernomor',
  quote: 'Kutipan',
  link: 'Tautan',
  image: 'Gambar',
  gallery: 'Galeri',
  video: 'Video',
  table: 'Tabel',
  undo: 'Urungkan',
  redo: 'Ulangi',
}
export const addRow = 'Tambah baris'
export const addColumn = 'Tambah kolom'
export const deleteRow = 'Hapus baris'
export const deleteColumn = 'Hapus kolom'
export const headerRow = 'Baris judul'
export const deleteTable = 'Hapus tabel'
export const noVideo =
  'Tempel tautan video dari YouTube atau Vimeo, misalnya https://youtu.be/dQw4w9WgXcQ. Video dari tempat lain bisa dipasang sebagai tautan biasa.'
export const noVideoTitle = 'Tulis judul videonya, supaya pembaca tahu apa yang akan diputar.'
export const editVideo = 'Ubah video'
export const insertVideo = 'Sisipkan video'
export const videoLink = 'Tautan video'
export const videoExample = 'https://youtu.be/…'
export const videoOf = (service: string) => `Video ${service}. Baru dimuat setelah pembaca menekannya.`
export const videoTitle = 'Judul video'
export const still = 'Gambar sebelum diputar'
export const woven = 'Tanpa foto, tampil kain tenun dengan tanda putar.'
export const useWoven = 'Pakai kain tenun'
export const noWords = 'Tulis apa yang terlihat, supaya pembaca yang tidak melihat gambar ikut mengerti.'
export const alt = 'Keterangan untuk yang tidak melihat gambar'
export const altHelp = 'Satu kalimat: siapa, sedang apa, di mana.'
export const decorative = 'Hanya hiasan, tidak perlu diterangkan'
