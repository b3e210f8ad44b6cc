import { LOCALE } from '#src/urls/language.id.ts'
import type { Language } from '#src/wire/language.ts'

const names = new Intl.DisplayNames([LOCALE], { type: 'language' })

/** Name of a language in the words of the desk: `Inggris` of `en`. */
export const languageName = (language: Language): string => names.of(language) ?? language
