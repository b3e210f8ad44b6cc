import type { Language } from '#src/wire/language.ts'

export type Place = {
  path: string
  changedAt?: Date
  /** Its root-relative address in each language, if there are several. */
  in?: readonly { lang: Language; url: string }[] | undefined
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
    const alternates = (offered ?? []).map(
      ({ lang, url }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(publicUrl + url)}"/>`,
    )
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return (offered ?? [{ url: path }]).map(
      ({ url }) => `<url><loc>${escapeXml(publicUrl + url)}</loc>${changed}${alternates.join('')}</url>\n`,
    )
  })
  const schemas = places.some((place) => place.in) ? `${SCHEMA} ${ALTERNATES}` : SCHEMA
  return `${HEAD}<urlset ${schemas}>\n${lines.join('')}</urlset>\n`
}

/** Sitemap index, for more addresses than one sitemap may have. */
export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`
}
