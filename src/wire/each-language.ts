import { type Language, languages } from './language.ts'

/** One result for each language. */
export async function eachLanguage<Result>(
  make: (language: Language) => Promise<Result>,
): Promise<Record<Language, Result>> {
  const made = languages.map(async (language) => [language, await make(language)] as const)
  return Object.fromEntries(await Promise.all(made)) as Record<Language, Result>
}
