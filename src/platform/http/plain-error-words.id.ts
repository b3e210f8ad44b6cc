type Texts = Record<number, [title: string, description: string]>

export const pages: Texts = {
  400: ['Alamat ini tidak bisa dibaca.', 'Periksa kembali alamatnya, atau mulailah dari halaman depan.'],
  403: [
    'Permintaan ini ditolak.',
    'Formulir dikirim dari alamat lain. Buka halamannya di situs ini, lalu kirim lagi.',
  ],
  404: ['This page could not be found', '404 Not Found'],
  408: ['Kiriman belum sampai utuh.', 'Sambungannya sedang lambat dan tidak ada yang tersimpan. Kirim lagi.'],
  413: ['Isian terlalu besar.', 'Pendekkan isian Anda, lalu kirim lagi.'],
  421: [
    'Situs ini tidak dibuka di alamat tersebut.',
    'Buka situs ini di alamat resminya. Pengelola server: teruskan header Host apa adanya, lihat docs/operations.md.',
  ],
  503: [
    'Situs sedang beristirahat sejenak.',
    'Isi situs belum bisa diambil. Tidak ada yang hilang. Coba lagi sebentar.',
  ],
}
/** For a file that a link leads to. */
export const files: Texts = {
  400: ['Alamat ini tidak lengkap.', 'Buka lagi tautannya dari halaman atau surat asalnya.'],
  401: ['Login dulu.', 'Berkas ini hanya untuk yang sudah login. Login, lalu buka lagi tautannya.'],
  403: ['Berkas ini bukan untuk Anda.', 'Akun Anda tidak berhak membukanya. Tanyakan kepada sekretariat.'],
  429: ['Terlalu sering diminta.', 'Tunggu beberapa menit, lalu buka lagi tautannya.'],
  503: ['Berkas ini belum siap.', 'Situs sedang sibuk. Tidak ada yang hilang. Coba lagi sebentar.'],
}
export const otherwise: Texts[number] = [
  'Oops! Something went wrong.',
  'We apologize for the inconvenience. Please try again later.',
]
export const homePage = 'Home page'
export const nameCode = (code: string) => `Bila menghubungi kami, sebutkan kode ${code}.`
