import { addressIn, type Language, languages } from '#src/wire/language.ts'

export type Place = {
  path: string
  changedAt?: Date
  /** Languages in which the page is found, if there are several. */
  in?: readonly Language[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter]!)

/** Sitemap of addresses with their last change (sitemaps.org, protocol 0.9), and their other languages. */
export function sitemapXml(publicUrl: string, places: readonly Place[]): string {
  const lines = places.flatMap(({ path, changedAt, in: offered }) => {
    const inEach =
      offered?.map((language) => [language, publicUrl + addressIn(language, path)] as const) ?? []
    const alternates = inEach.map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    )
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return (offered ?? [languages[0]]).map((language) => {
      const address = publicUrl + addressIn(language, path)
      return `<url><loc>${escapeXml(address)}</loc>${changed}${alternates.join('')}</url>\n`
    })
  })
  const schemas = places.some((place) => place.in) ? `${SCHEMA} ${ALTERNATES}` : SCHEMA
  return `${HEAD}<urlset ${schemas}>\n${lines.join('')}</urlset>\n`
}

/** Sitemap index, for more addresses than one sitemap may have. */
export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`
}
