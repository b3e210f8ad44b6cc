import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { languages } from '#src/wire/language.ts'

/** Links of a stored text to pages of the site, in the language of this program; files have one address. */
export const linksInLanguage = (html: string): string =>
  LANGUAGE === languages[0]
    ? html
    : html.replace(
        / href="(\/(?!\/|images\/|v1\/|[a-z]{2}\/)[^".]*)"/g,
        (_, path: string) => ` href="${inLanguage(path)}"`,
      )
