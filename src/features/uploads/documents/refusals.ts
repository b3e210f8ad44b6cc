/** Reason for rejecting a document. */
export type Refusal = keyof typeof refusals

/** Aborts the inspection of a rejected document. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(`document refused: ${why}`)
    this.why = why
  }
}

const PRINT = 'Buka berkasnya, cetak ke PDF (“Simpan sebagai PDF”), lalu kirim hasilnya.'

/** Message and status code (400, 413 or 415) of each rejection. */
export const refusals = {
  kind: {
    code: 415,
    words: 'Jenis berkas ini tidak bisa diterima. Kirim PDF, DOCX, XLSX, PPTX, ODT, atau ZIP.',
  },
  broken: { code: 400, words: 'Berkas ini tidak utuh atau rusak. Coba simpan ulang, lalu kirim lagi.' },
  bomb: {
    code: 413,
    words:
      'Isi berkas ini lebih dari 200 MB setelah dibuka. Bagi menjadi beberapa berkas, lalu kirim satu per satu.',
  },
  'pdf-script': { code: 415, words: `PDF ini berisi skrip (JavaScript atau formulir XFA). ${PRINT}` },
  'pdf-launch': { code: 415, words: `PDF ini berisi perintah untuk menjalankan program. ${PRINT}` },
  'pdf-attachment': {
    code: 415,
    words: `PDF ini berisi berkas lain di dalamnya (lampiran atau media). ${PRINT} Lampirannya kirim terpisah.`,
  },
  'pdf-locked': {
    code: 415,
    words: `PDF ini dikunci dengan kata sandi, jadi isinya tidak bisa diperiksa. ${PRINT}`,
  },
  'pdf-hidden': { code: 415, words: `Isi PDF ini dikemas dengan cara yang tidak bisa diperiksa. ${PRINT}` },
  macro: {
    code: 415,
    words:
      'Berkas ini berisi makro atau program. Simpan ulang tanpa makro (DOCX, XLSX, PPTX, ODT) atau sebagai PDF, lalu kirim lagi.',
  },
  active: {
    code: 415,
    words: 'Berkas ini berisi kontrol ActiveX. Hapus kontrolnya atau simpan sebagai PDF, lalu kirim lagi.',
  },
  object: {
    code: 415,
    words:
      'Berkas ini berisi objek OLE dari program lain atau berkas Office lama. Hapus objeknya atau simpan sebagai PDF, lalu kirim lagi.',
  },
  remote: {
    code: 415,
    words:
      'Berkas ini mengambil templat atau isi dari alamat lain saat dibuka. Lepas tautan templatnya atau simpan sebagai PDF, lalu kirim lagi.',
  },
  entity: {
    code: 415,
    words:
      'Berkas ini berisi XML dengan DOCTYPE atau entitas luar. Buka lalu simpan ulang di program kantor Anda, kemudian kirim lagi.',
  },
  locked: {
    code: 415,
    words:
      'Berkas ini dikunci dengan kata sandi, jadi isinya tidak bisa diperiksa. Simpan tanpa kata sandi, lalu kirim lagi.',
  },
  archive: {
    code: 415,
    words:
      'Di dalam ZIP ini ada arsip yang tidak bisa diperiksa (RAR, 7z, GZ, atau berlapis-lapis). Keluarkan isinya, lalu kemas ulang sebagai satu ZIP.',
  },
} as const satisfies Record<string, { code: 400 | 413 | 415; words: string }>
