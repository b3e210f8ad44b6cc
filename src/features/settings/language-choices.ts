import { furtherLanguages } from '#src/wire/language.ts'

/** Values of the setting of further languages, each a set of them: `''`, `'en'`, and of two `'en jv'`. */
export const languageChoices = furtherLanguages.reduce<string[]>(
  (sets, language) => sets.flatMap((set) => [set, `${set} ${language}`.trim()]),
  [''],
)
