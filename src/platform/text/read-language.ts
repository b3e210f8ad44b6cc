import { isLanguage, type Language, languages } from '#src/wire/language.ts'

/** Codes of the languages by their names in each of them: `inggris` and `english` are `en`. */
const byName = new Map(
  languages.flatMap((around) => {
    const names = new Intl.DisplayNames([around], { type: 'language' })
    return languages.map((one): [string, Language] => [names.of(one)!.toLowerCase(), one])
  }),
)

/** Code of a language in a cell, by code or name; undefined if it is empty, the text itself if it is none. */
export const readLanguage = (cell: string): string | undefined => {
  const text = cell.toLowerCase().replace(/^bahasa /, '')
  return (isLanguage(text) ? text : byName.get(text)) ?? (text || undefined)
}
