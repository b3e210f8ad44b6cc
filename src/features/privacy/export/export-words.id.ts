/** What each table of the copy holds. */
export const about = {
  profil: 'Akun dan profil Anda',
  persetujuan: 'Apa yang Anda setujui, versi teksnya, dan kapan',
  lembaga: 'Lembaga yang Anda nyatakan sebagai lembaga Anda',
  'pengurus-region': 'Region yang Anda urus di meja kerja, dan sejak kapan',
  'usulan-halaman': 'Perubahan halaman lembaga yang Anda usulkan',
  sesi: 'Kapan dan dengan perangkat apa Anda masuk',
  'kejadian-keamanan':
    'Login, percobaan yang gagal, dan permintaan yang ditolak pada akun Anda, dengan jaringan asalnya',
  'kode-pengaman': 'Aplikasi kode yang Anda pasang sebagai langkah pengaman kedua',
  'kunci-sandi': 'Kunci sandi (passkey) yang Anda pasang',
  berita: 'Berita Anda dengan semua versi teksnya',
  draf: 'Tulisan yang sedang Anda sunting, sebagaimana terakhir disimpan',
  'langkah-berita': 'Langkah dan catatan pada berita Anda',
  pertanyaan: 'Pertanyaan Anda di forum',
  jawaban: 'Jawaban Anda di forum',
  'teks-lama-forum': 'Teks pertanyaan dan jawaban Anda sebelum Anda ubah',
  'laporan-forum': 'Kiriman forum yang Anda laporkan',
  diikuti: 'Pertanyaan forum yang Anda ikuti',
  'dibaca-di-forum': 'Kapan Anda terakhir membaca sebuah pertanyaan forum',
  'kabar-forum': 'Kiriman forum yang dikabarkan kepada Anda lewat e-mail',
  donasi: 'Donasi Anda, juga yang Anda berikan tanpa akun dengan alamat e-mail Anda',
  'tindakan-donasi': 'Apa yang diminta dan diputuskan sekretariat pada donasi Anda, dengan alasannya',
  'donasi-bulanan': 'Janji donasi bulanan Anda, juga yang Anda buat tanpa akun dengan alamat e-mail Anda',
  'sumbangan-barang': 'Barang yang Anda sumbangkan, juga yang dicatat dengan alamat e-mail Anda',
  acara: 'Acara yang Anda ikuti, juga yang Anda daftar tanpa akun dengan alamat e-mail Anda',
  kunjungan: 'Halaman yang Anda buka',
  unduhan: 'Berkas yang Anda unduh',
  unggahan: 'Berkas yang Anda unggah; berkasnya sendiri ada di folder berkas',
  pesan: 'Pesan yang dikirim lewat situs dengan alamat e-mail Anda',
  'jawaban-pesan': 'Jawaban atas pesan Anda; dari yang Anda tulis untuk orang lain hanya kapan',
  surat: 'Surat yang kami kirim ke alamat Anda',
  langganan: 'Buletin yang Anda minta atau ditawarkan kepada Anda, sejak kapan, dan kapan berakhir',
  buletin: 'Buletin yang dikirim kepada Anda, dan bagaimana hasilnya',
  'surat-kembali': 'Buletin kepada Anda yang ditolak server surat, atau yang Anda laporkan',
  catatan: 'Perbuatan Anda, dan siapa mengubah atau melihat data Anda, sebagaimana dicatat',
  'catatan-sekretariat':
    'Catatan sekretariat tentang Anda; dari yang Anda tulis tentang orang lain hanya kapan',
  label: 'Label yang diberikan sekretariat kepada Anda',
  'urusan-privasi': 'Permintaan Anda tentang data Anda, dan apa yang dilakukan',
}
export const madeAt = (moment: string) => `Salinan data Anda, dibuat ${moment} (UTC).`
export const whatIsWhere =
  'data.json memuat semuanya. Berkas .csv memuat hal yang sama, satu tabel per berkas:'
export const leftOut =
  'Tidak termasuk: kata sandi, kunci pengaman dan kode tautan. Semuanya hanya tersimpan sebagai sandi satu arah atau tersegel.'
export const aboutFormulas =
  'Sel yang berawal tanda = + - @ diberi tanda petik di depannya, supaya lembar sebar tidak menjalankannya.'
export const readMe = 'BACA-SAYA.txt'
