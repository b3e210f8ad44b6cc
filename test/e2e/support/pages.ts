import { allKinds } from '#src/kinds.ts'

/** Public pages, one of each sort. */
export const readingPages = [
  '/',
  ...allKinds.flatMap(({ section }) => section?.to ?? []),
  '/news?page=2',
  '/news/category',
  '/news/category/liputan',
  '/news?q=sagu',
  '/news?q=takadayangbegini',
  '/news/sorgum-kembali-ke-lereng-mutis',
  '/blog?tema=tanah-dan-air',
  '/blog/batas-yang-ditanam-nenek',
  '/events/temu-region-nusa-tenggara-timur',
  '/download?q=takadayangbegini',
  '/download/menyimpan-menguji-dan-meminjamkan-benih-sorgum',
  '/participants?letter=K',
  '/participants/yayasan-ladang-siberut',
  '/region',
  '/region/nusa-tenggara-timur',
  '/about',
  '/about/perempuan-anak-dan-disabilitas',
  '/about/sekretariat-nasional',
  '/about/pengurus-region',
  '/about/tanya-jawab',
  '/donasi/kebun-sorgum-mutis',
  '/donasi/laporan',
  '/privacy-policy',
  '/search',
  '/search?q=sagu',
]

/** An item with a long title, and one with a long word. */
export const longTitles = [
  '/news/para-ibu-mencatat-debit-sumur-gunungkidul',
  '/news/kampanye-air-bersih-mentawai',
] as const

export const formPages = [
  '/kontak',
  '/login',
  '/register',
  '/activation',
  '/forgot-password',
  '/forgot-password?terkirim=1',
  '/reset-password#x',
  '/donasi',
  '/campaign-updates#x',
  '/test-letter#x',
] as const

export const missingPage = '/tidak-ada'

/** A browser's console message for a document answered with 404. */
export const missingPageSaid = /404 \(Not Found\) .*\/tidak-ada$/

/** Caption of a page of the whole news list; the total changes while others publish. */
export const newsPage = (number: number) => new RegExp(`^\\d+ berita, halaman ${number} dari \\d+$`)
