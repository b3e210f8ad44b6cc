export type Place = { path: string; changedAt?: Date }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter]!)

/** Sitemap of addresses with their last change (sitemaps.org, protocol 0.9). */
export function sitemapXml(publicUrl: string, places: readonly Place[]): string {
  const lines = places.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(publicUrl + path)}</loc>${
        changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      }</url>\n`,
  )
  return `${HEAD}<urlset ${SCHEMA}>\n${lines.join('')}</urlset>\n`
}

/** Sitemap index, for more addresses than one sitemap may have. */
export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${SCHEMA}>\n${lines.join('')}</sitemapindex>\n`
}
