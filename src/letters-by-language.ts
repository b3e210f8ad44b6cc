import { type Language, languageOf, languages } from './wire/language.ts'

type Letters = typeof import('./letters-in-language.ts')

/** Both named by their language, so that a call in any gets the ones it asks for. A further language is a line here. */
const lettersOf: Record<Language, () => Promise<Letters>> = {
  id: () => import('#src/letters-in-language.ts?lang=id'),
  en: () => import('#src/letters-in-language.ts?lang=en'),
}

/** What writes letters, in the language of their reader; in the first where the site has that one no more. */
export const lettersIn = (language: string): Promise<Letters> => lettersOf[languageOf(language)]()

/** One result for each language, made with what writes letters in it. */
export async function inEachLanguage<Result>(
  make: (letters: Letters) => Promise<Result>,
): Promise<Record<Language, Result>> {
  const made = languages.map(async (language) => [language, await make(await lettersOf[language]())] as const)
  return Object.fromEntries(await Promise.all(made)) as Record<Language, Result>
}
