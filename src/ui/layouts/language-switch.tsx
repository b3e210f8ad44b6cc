import { useLocation } from 'react-router'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { addressIn, languageNames } from '#src/wire/language.ts'
import type { Site } from '../site.ts'

/** Links to this page in the other languages of the site; nothing where it has one. */
export function LanguageSwitch({ site, className }: { site: Site; className: string }) {
  const { pathname, search } = useLocation()
  return site.languages
    ?.filter((language) => language !== LANGUAGE)
    .map((language) => (
      <a
        key={language}
        href={addressIn(language, pathname) + search}
        hrefLang={language}
        lang={language}
        className={className}
      >
        {languageNames[language]}
      </a>
    ))
}
