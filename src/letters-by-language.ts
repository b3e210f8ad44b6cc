import { type Language, languageOf } from './wire/language.ts'

type Letters = typeof import('./letters-in-language.ts')

/** Both named by their language, so that a call in any gets the ones it asks for. A further language is a line here. */
const lettersOf: Record<Language, () => Promise<Letters>> = {
  id: () => import('#src/letters-in-language.ts?lang=id'),
  en: () => import('#src/letters-in-language.ts?lang=en'),
}

/** What writes letters, in the language of their reader; in the first where the site has that one no more. */
export const lettersIn = (language: string): Promise<Letters> => lettersOf[languageOf(language)]()
