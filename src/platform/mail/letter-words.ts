import letterWords from '#src/platform/mail/letter-words.id.ts?all'
import { languageOf } from '#src/wire/language.ts'

/** Words around the content of every letter, which are added where a language is a value: those of a stored one. */
export const wordsOfLetter = (language: string) => letterWords[languageOf(language)]
