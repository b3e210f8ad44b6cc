import type { Failure } from './failures.ts'

const words: Record<number, [title: string, description: string]> = {
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
/** Texts for a file that a link leads to. */
const wordsOfFiles: typeof words = {
  400: ['Alamat ini tidak lengkap.', 'Buka lagi tautannya dari halaman atau surat asalnya.'],
  401: ['Login dulu.', 'Berkas ini hanya untuk yang sudah login. Login, lalu buka lagi tautannya.'],
  403: ['Berkas ini bukan untuk Anda.', 'Akun Anda tidak berhak membukanya. Tanyakan kepada sekretariat.'],
  429: ['Terlalu sering diminta.', 'Tunggu beberapa menit, lalu buka lagi tautannya.'],
  503: ['Berkas ini belum siap.', 'Situs sedang sibuk. Tidak ada yang hilang. Coba lagi sebentar.'],
}
const otherwise = [
  'Oops! Something went wrong.',
  'We apologize for the inconvenience. Please try again later.',
]

/**
 * Error page of last resort: no database, no scripts, no styles of its own.
 * @param isFile true if a link led to a file
 */
export function plainErrorPage(
  failure: Pick<Failure, 'code' | 'headers'>,
  requestId: string,
  { isFile } = { isFile: false },
): Response {
  const [title, description] = (isFile && wordsOfFiles[failure.code]) || words[failure.code] || otherwise
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head><body><main><h1>${title}</h1><p>${description}</p><p><a href="/">Home page</a></p><p><small>Bila menghubungi kami, sebutkan kode ${requestId}.</small></p></main></body></html>`
  return new Response(html, {
    status: failure.code,
    headers: { ...failure.headers, 'content-type': 'text/html; charset=utf-8' },
  })
}
