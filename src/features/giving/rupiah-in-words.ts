/** Whole rupiah in words, in the language of the page; papers and mails are Indonesian. */
export { rupiahInWords } from './rupiah-in-words.id.ts'
