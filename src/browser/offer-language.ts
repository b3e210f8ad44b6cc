import { LANGUAGE } from '#src/urls/language.id.ts'
import { addressIn, type Language, splitLanguage } from '#src/wire/language.ts'

const MARK = 'languageOffered'

/**
 * Offers the page once in the language that the browser prefers: one line over the page that any click closes.
 * @param offered languages of the site
 */
export async function offerLanguage(offered: readonly Language[]) {
  const wanted = navigator.languages
    .map((tag) => tag.split('-')[0]!.toLowerCase())
    .find((code): code is Language => (offered as readonly string[]).includes(code))
  if (!wanted || wanted === LANGUAGE || localStorage[MARK] || !('popover' in HTMLElement.prototype)) return
  const { readHere }: typeof import('./offer-words.id.ts') = await import(
    `./offer-words.id.ts?lang=${wanted}`
  )
  localStorage[MARK] = wanted
  const { pathname, search } = window.location
  const link = Object.assign(document.createElement('a'), {
    href: addressIn(wanted, splitLanguage(pathname).path) + search,
    className: 'panel-link',
    textContent: readHere,
    lang: wanted,
    hreflang: wanted,
  })
  const line = Object.assign(document.createElement('p'), {
    popover: 'auto',
    className: 'menu-panel no-print',
    role: 'status',
  })
  // At the left, above the bottom bar of phones.
  Object.assign(line.style, { inset: 'auto auto 5.5rem 1.25rem', padding: '0 1rem' })
  line.append(link)
  document.body.append(line)
  line.showPopover()
}
