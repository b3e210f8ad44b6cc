export type LogoRefusal = keyof typeof logoRefusals

/** Ends the reading of a logo that is not accepted. */
export class LogoRefused extends Error {
  readonly why: LogoRefusal

  constructor(why: LogoRefusal) {
    super(`logo refused: ${why}`)
    this.why = why
  }
}

const INSTEAD = 'Simpan ulang sebagai “SVG sederhana” (Plain SVG), atau kirim PNG.'

/** Message and status code of each rejection. */
export const logoRefusals = {
  kind: {
    code: 415,
    words: 'Berkas ini bukan SVG atau PNG. Simpan logo sebagai SVG atau PNG, lalu kirim lagi.',
  },
  broken: {
    code: 400,
    words: 'Berkas ini tidak utuh atau rusak. Simpan ulang logo sebagai SVG atau PNG, lalu kirim lagi.',
  },
  pixels: {
    code: 413,
    words: 'Gambar ini terlalu besar. Paling besar 40 megapiksel; kecilkan, lalu kirim lagi.',
  },
  complex: {
    code: 413,
    words: 'SVG ini terlalu rumit untuk sebuah logo. Sederhanakan gambarnya, atau kirim PNG.',
  },
  script: { code: 415, words: `SVG ini berisi skrip, yang tidak boleh ada di logo. ${INSTEAD}` },
  foreign: { code: 415, words: `SVG ini berisi halaman web di dalamnya (foreignObject). ${INSTEAD}` },
  external: { code: 415, words: `SVG ini mengambil sesuatu dari alamat atau berkas lain. ${INSTEAD}` },
  entity: { code: 415, words: `SVG ini memakai singkatan XML (DTD), yang tidak bisa diperiksa. ${INSTEAD}` },
  picture: { code: 415, words: 'SVG ini hanya membungkus foto. Kirim logonya sebagai PNG.' },
  text: {
    code: 415,
    words:
      'SVG ini berisi tulisan dengan huruf dari komputer Anda. Ubah tulisan menjadi kurva (Convert to paths, Create outlines), lalu kirim lagi.',
  },
  part: { code: 415, words: `SVG ini memakai bagian yang tidak dikenal situs. ${INSTEAD}` },
  size: { code: 400, words: `SVG ini tidak menyebut ukurannya (viewBox). ${INSTEAD}` },
  ratio: {
    code: 400,
    words:
      'Logo ini terlalu panjang. Lebarnya paling banyak enam kali tingginya, tingginya dua kali lebarnya.',
  },
} satisfies Record<string, { code: 400 | 413 | 415; words: string }>
