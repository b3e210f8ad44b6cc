/** Every public address that can be read, one of each kind. */
export const readingPages = [
  '/',
  '/news',
  '/news?page=2',
  '/news/category',
  '/news/category/liputan',
  '/news?q=sagu',
  '/news?q=takadayangbegini',
  '/news/sorgum-kembali-ke-lereng-mutis',
] as const

/** An item with a title of many words, and one with a word of many letters. */
export const longTitles = [
  '/news/para-ibu-mencatat-debit-sumur-gunungkidul',
  '/news/kampanye-air-bersih-mentawai',
] as const

export const formPages = ['/kontak', '/login'] as const

export const missingPage = '/tidak-ada'

/** What a browser says of a document that is answered with 404. */
export const missingPageSaid = /404 \(Not Found\) .*\/tidak-ada$/
