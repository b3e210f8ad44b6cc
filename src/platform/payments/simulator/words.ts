import { eachLanguage } from '#src/wire/each-language.ts'
import { type Language, languages, splitLanguage } from '#src/wire/language.ts'
import type { Transaction } from './transaction.ts'

export type SimulatorWords = typeof import('./words.id.ts')

/** Words of the simulator in every language. */
export const allWords = await eachLanguage<SimulatorWords>(
  (language) => import(`./words.id.ts?lang=${language}`),
)

/** Language of the page to which a payment leads back, which is that of the donor; else the first. */
export const languageOfDonor = ({ finishUrl }: Pick<Transaction, 'finishUrl'>): Language =>
  splitLanguage(URL.parse(finishUrl ?? '')?.pathname ?? '').language

/** Words of the simulator for a donor; of the first language where there is no payment. */
export const wordsFor = (payment: Pick<Transaction, 'finishUrl'> | null): SimulatorWords =>
  allWords[payment ? languageOfDonor(payment) : languages[0]]
