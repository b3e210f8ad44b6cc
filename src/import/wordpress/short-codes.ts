import { isOpen, marksReaders, namesReaders } from './visibility.ts'

/** Shortcodes of WordPress and of common plugins; others are recognised by their form. */
const known =
  /^(?:caption|wp_caption|gallery|audio|video|playlist|embed|wp_code|contact-form(?:-7)?|gravityforms?|ninja_forms?|wpforms|formidable|mc4wp_form|rev_slider|layerslider|smartslider3|metaslider|nggallery|ngg|singlepic|youtube|vimeo|googlemaps?|soundcloud|scribd|slideshare|addtoany|tablepress|pdf-embedder|pdfjs-viewer|pdfviewer|gview|embeddoc|wp_sitemap_page|elementor-template|display-posts|give_form|woocommerce_\w+|(?:vc|et_pb|fusion|av|su|fl|cmsms|themify|siteorigin|tribe|dlm|x)_\w+)$/i
/** Words that often stand in brackets, yet restrict a part if a plugin knows them. */
const closing =
  /^(?:members?|private|protected|restrict(?:ed)?|login|logged_?in|hidden?|hide|secret|premium)$/i

const quoted = `"[^"]*"|'[^']*'|”[^”]*”|“[^”]*”|″[^″]*″`
const code = new RegExp(
  `(\\[?)\\[(/?)([a-z][\\w-]{1,40})((?:[\\s=](?:${quoted}|[^\\]"'\\[])*)?)(/?)\\](\\]?)`,
  'gi',
)
const attribute = new RegExp(`([\\w-]+)\\s*=\\s*(${quoted}|[^\\s\\]"']+)`, 'g')
const hasAttributes = new RegExp(`\\s[\\w-]+\\s*=\\s*(?:${quoted}|&quot;)|\\s(?:ids?|url|src|link)=\\S`, 'i')

export type ShortCode = { name: string; isEnd: boolean; attributes: Record<string, string> }

/**
 * Replaces every shortcode; other words in brackets, and those that `[[…]]` escapes, stay.
 * @param replace returns the replacement
 */
export function mapShortCodes(content: string, replace: (code: ShortCode) => string): string {
  const ended = new Set(
    [...content.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map((match) => match[1]!.toLowerCase()),
  )
  return content.replace(code, (whole, before, slash, given, rest, selfClosing, after) => {
    const name = String(given).toLowerCase()
    if (before && after) return whole.slice(1, -1)
    const hasSettings = rest.startsWith('=') ? false : hasAttributes.test(rest)
    const isCode = known.test(name) || ended.has(name) || selfClosing || hasSettings || restricts(name)
    return isCode
      ? before + replace({ name, isEnd: slash === '/', attributes: attributesOf(rest) }) + after
      : whole
  })
}

/** True for a shortcode that restricts its content to some readers. */
export const restricts = (name: string): boolean =>
  closing.test(name) || (/[_-]/.test(name) && marksReaders(name))

/** True for one whose attributes restrict its readers. */
export const hasReaders = ({ attributes }: ShortCode): boolean =>
  Object.entries(attributes).some(
    ([name, value]) =>
      (namesReaders(name) && !isOpen(value)) || (/^[\w-]{1,40}$/.test(value) && namesReaders(value)),
  )

/** Attributes by name; addresses without one, as in `[youtube=…]` and `[audio …]`, by number. */
const attributesOf = (text: string): Record<string, string> => {
  const plain = text.replaceAll('&quot;', '"')
  const named = [...plain.matchAll(attribute)].map(([, key, value]) => [
    key!.toLowerCase(),
    value!.replace(/^["'”“″]|["'”″]$/g, ''),
  ])
  const bare = [...plain.matchAll(/(?<=^=|\s)https?:\/\/[^\s\]"']+/g)].map(([url], place) => [
    String(place),
    url,
  ])
  return Object.fromEntries([...bare, ...named])
}
