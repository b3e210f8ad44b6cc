import type { Db } from '#src/platform/database/connect.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { getSettings } from '../../settings/queries.ts'
import { LEAVE_MARK } from '../writing/render-mailing.ts'
import { clickToken } from './click-token.ts'
import { numberLinks } from './queries.ts'

type Letter = { html: string; text: string }

/**
 * Replaces the links of a mailing by addresses of this site that count and redirect, the same ones at each call; never
 * the reader's own link. Without counting (`count_clicks`) the links stay.
 */
export async function trackLinks<Rendered extends Letter>(
  db: Db,
  mailingId: number,
  rendered: Rendered,
  { publicUrl, secret }: { publicUrl: string; secret: SiteSecret },
): Promise<Rendered> {
  if ((await getSettings(db)).count_clicks === 'off') return rendered
  const urls = new Set<string>()
  withLinks(rendered, (url) => {
    urls.add(url)
    return url
  })
  const numbers = await numberLinks(db, mailingId, [...urls])
  return withLinks(rendered, (url) => {
    const number = numbers.get(url)
    return number ? publicUrl + furtherPaths.mailingLink(clickToken(secret, { mailingId, number })) : url
  })
}

/** Replaces the addresses that links lead to, in both forms of a letter. */
function withLinks<Rendered extends Letter>(letter: Rendered, replace: (url: string) => string): Rendered {
  const html = letter.html.replace(
    link,
    (whole, before: string, href: string, after: string, words: string) => {
      const url = trackable(unescaped(href))
      // Mail programs warn of a link that shows one address and leads to another.
      if (!url || address.test(words)) return whole
      return `${before}${escapeHtml(replace(url))}${after}${words}`
    },
  )
  const text = letter.text.replace(addresses, (shown) => {
    const url = trackable(shown)
    return url ? replace(url) : shown
  })
  return { ...letter, html, text }
}

const link = /(<a\b[^>]*?\shref=")([^"]*)("[^>]*>)(.*?)(?=<\/a>)/gis
/** Words of a link that are an address themselves, as the one in the footer. */
const address = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i
/** Addresses in a plain text, without the full stop of their sentence. */
const addresses = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)\]]/gi

/** The whole address of a link that is counted; null for another. */
function trackable(href: string): string | null {
  if (href.startsWith(LEAVE_MARK) || !/^https?:\/\//i.test(href)) return null
  return URL.parse(href)?.href ?? null
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => entities[one]!)
