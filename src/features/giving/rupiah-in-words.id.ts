/** Whole rupiah in words; a paper by law has the Indonesian ones in every language. */
export { indonesianWords as rupiahInWords } from './rupiah-in-indonesian.ts'
