import each from '#src/letters-in-language.ts?each'
import { type Language, languageOf, languages } from './wire/language.ts'

type Letters = typeof import('./letters-in-language.ts')

/** What writes letters, in the language of their reader; in the first where the site has that one no more. */
export const lettersIn = (language: string): Promise<Letters> => each[languageOf(language)]()

/** One result for each language, made with what writes letters in it. */
export async function inEachLanguage<Result>(
  make: (letters: Letters) => Promise<Result>,
): Promise<Record<Language, Result>> {
  const made = languages.map(async (language) => [language, await make(await each[language]())] as const)
  return Object.fromEntries(await Promise.all(made)) as Record<Language, Result>
}
