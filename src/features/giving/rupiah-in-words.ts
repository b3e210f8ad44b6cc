/** Whole rupiah in words, in the language of the page, paper or letter. */
export { rupiahInWords } from './rupiah-in-words.id.ts'
