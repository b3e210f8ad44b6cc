import { addressIn, type Language, languages } from '#src/wire/language.ts'
import { LANGUAGE } from './language.id.ts'

/** Address of a page in the language of this program; the router adds the prefix to its links by itself. */
export const inLanguage = (path: string): string => addressIn(LANGUAGE, path)

/** Address of a file in the language of this program: files have no prefix, but a query. */
export const fileInLanguage = (path: string): string =>
  LANGUAGE === languages[0] ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGE}`

/** `lang` of a text in a language, by default the first of the site; undefined where it is the page's. */
export const langOf = (lang: Language = languages[0]): Language | undefined =>
  lang === LANGUAGE ? undefined : lang

/** `lang` of a text that is in the first language of the site, where that is not the page's. */
export const STORED = langOf()

/** Beginning of this program's addresses, as the router takes it. */
export const BASENAME = inLanguage('/')
