import { eachLanguage } from './wire/each-language.ts'
import { type Language, languageOf } from './wire/language.ts'

type Letters = typeof import('./letters-in-language.ts')

const lettersOf = (language: Language): Promise<Letters> =>
  import(`#src/letters-in-language.ts?lang=${language}`)

/** What writes letters, in the language of their reader; in the first where the site has that one no more. */
export const lettersIn = (language: string): Promise<Letters> => lettersOf(languageOf(language))

/** One result for each language, made with what writes letters in it. */
export const inEachLanguage = <Result>(
  make: (letters: Letters) => Promise<Result>,
): Promise<Record<Language, Result>> => eachLanguage(async (language) => make(await lettersOf(language)))
