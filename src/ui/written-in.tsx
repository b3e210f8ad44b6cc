import { langOf } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { Language } from '#src/wire/language.ts'
import * as words from './words.id.ts'

/** Note that a text is in another language than the page; nothing where it is not. */
export function WrittenIn({ lang, className = '' }: { lang: Language | undefined; className?: string }) {
  const other = langOf(lang)
  if (!other) return null
  const name = new Intl.DisplayNames(LOCALE, { type: 'language' }).of(other)!
  return (
    <span className={`text-sm whitespace-nowrap text-muted italic ${className}`}>
      {words.writtenIn(name)}
    </span>
  )
}
