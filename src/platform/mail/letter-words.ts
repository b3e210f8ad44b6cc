import { eachLanguage } from '#src/wire/each-language.ts'
import { languageOf } from '#src/wire/language.ts'

type Words = typeof import('./letter-words.id.ts')

const words = await eachLanguage<Words>((language) => import(`./letter-words.id.ts?lang=${language}`))

/** Words around the content of every letter, which are added where a language is a value: those of a stored one. */
export const wordsOfLetter = (language: string) => words[languageOf(language)]
