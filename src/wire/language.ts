/** Languages of the site; addresses in the first have no prefix. A further one is named here and in its words. */
export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** True if the text names a language of the site. */
export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** The language that a stored text names, else the first. */
export const languageOf = (stored: string): Language => (isLanguage(stored) ? stored : languages[0])

/** Names of the languages in themselves. */
export const languageNames: Record<Language, string> = {
  id: 'Bahasa Indonesia',
  en: 'English',
}

const [first, ...further] = languages

/** Languages besides the first. */
export const furtherLanguages = further

/** All languages of the site by a value of the setting. */
export const languagesOf = (setting: string): Language[] =>
  languages.filter((language) => language === first || setting.split(' ').includes(language))

/** Pattern of the beginning that addresses in further languages have. */
export const prefixPattern = `/(?:${further.join('|')})(?=/|$)`

/** Address of a page in a language: `/en/news` of `/news`. */
export function addressIn(language: Language, path: string): string {
  if (language === first) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

const PREFIXED = new RegExp(`^${prefixPattern}`)

/** Splits an address into its language and the address without it: `/en/news` is English and `/news`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix] = PREFIXED.exec(path) ?? []
  if (prefix === undefined) return { language: first, path }
  return { language: prefix.slice(1) as Language, path: path.slice(prefix.length) || '/' }
}
