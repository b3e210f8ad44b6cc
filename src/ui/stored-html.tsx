import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { type Language, languages } from '#src/wire/language.ts'
import * as words from './words.id.ts'

type StoredHtmlProps = {
  html: string
  className: string
  /** Its language, by default the first of the site. */
  lang?: Language | undefined
}

/** Links of a stored text to pages of the site, in the language of this program; files have one address. */
const linksInLanguage = (html: string) =>
  LANGUAGE === languages[0]
    ? html
    : html.replace(
        / href="(\/(?!\/|images\/|v1\/|[a-z]{2}\/)[^".]*)"/g,
        (_, path: string) => ` href="${inLanguage(path)}"`,
      )

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
