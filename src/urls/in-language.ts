import { addressIn } from '#src/wire/language.ts'
import { LANGUAGE } from './language.id.ts'

/** Address of a page in the language of this program; the router adds the prefix to its links by itself. */
export const inLanguage = (path: string): string => addressIn(LANGUAGE, path)

/** `lang` of a text that somebody wrote, where it is not the page's. */
export const STORED = LANGUAGE === 'id' ? undefined : 'id'

/** Beginning of this program's addresses, as the router takes it. */
export const BASENAME = inLanguage('/')
