import { langOf } from '#src/urls/in-language.ts'
import type { Language } from '#src/wire/language.ts'
import { linksInLanguage } from './links-in-language.ts'
import * as words from './words.id.ts'

type StoredHtmlProps = {
  html: string
  className: string
  /** Its language, by default the first of the site. */
  lang?: Language | undefined
}

/** HTML from the database, sanitised by the server when it was stored. */
export function StoredHtml({ html, className, lang }: StoredHtmlProps) {
  // The frame of a wide table scrolls, and must be reachable by keyboard.
  const reachable = linksInLanguage(html)
    .replaceAll('<table>', `<div role="group" aria-label="${words.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
  // An amount stays on one line with its currency, however it was typed.
  const whole = reachable.replace(/\bRp (?=\d)/g, 'Rp\u00a0')
  return <div lang={langOf(lang)} className={className} dangerouslySetInnerHTML={{ __html: whole }} />
}
