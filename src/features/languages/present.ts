import { type AddressedKind, addressOf } from '#src/kinds.ts'
import type { InLanguage } from '#src/platform/database/translated.ts'
import { readTags } from '#src/platform/request-scope.ts'
import { addressIn, type Language, languages } from '#src/wire/language.ts'
import type { TranslationsWire } from '#src/wire/translated.ts'

/** Language of a row in an answer of a further language; nothing in the first. */
export const presentLang = ({ lang }: InLanguage): { lang?: Language } => (lang ? { lang } : {})

/** Languages of a single item, in a further language or where the call asks for them. */
export function presentLanguages(
  kind: AddressedKind,
  { lang, translations }: InLanguage,
  asked: Language | undefined,
): TranslationsWire {
  if (!lang && !asked) return {}
  // Which languages the site offers is a setting.
  readTags(['settings'])
  const all = (translations ?? []).map((one) => ({
    ...one,
    url: addressIn(one.lang, addressOf(kind, one.slug)),
  }))
  return { lang: lang ?? languages[0], translations: all }
}
