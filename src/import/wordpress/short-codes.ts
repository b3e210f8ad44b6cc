import { isOpen, marksReaders, namesReaders } from './visibility.ts'

/** Short codes of WordPress and of plugins that many sites have; others are known by their form. */
const known =
  /^(?:caption|wp_caption|gallery|audio|video|playlist|embed|wp_code|contact-form(?:-7)?|gravityforms?|ninja_forms?|wpforms|formidable|mc4wp_form|rev_slider|layerslider|smartslider3|metaslider|nggallery|ngg|singlepic|youtube|vimeo|googlemaps?|soundcloud|scribd|slideshare|addtoany|tablepress|pdf-embedder|pdfjs-viewer|pdfviewer|gview|embeddoc|wp_sitemap_page|elementor-template|display-posts|give_form|woocommerce_\w+|(?:vc|et_pb|fusion|av|su|fl|cmsms|themify|siteorigin|tribe|dlm|x)_\w+)$/i
/** Words that stand in brackets in many texts and yet close a part for others where a plugin knows them. */
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
 * Replaces every short code; words in brackets that are none, and those that `[[…]]` shows as they are, stay.
 * @param replace what stands there instead
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

/** True for a short code that leaves what it holds to some readers only. */
export const restricts = (name: string): boolean =>
  closing.test(name) || (/[_-]/.test(name) && marksReaders(name))

/** True for one that says in its settings who may read what it holds. */
export const hasReaders = ({ attributes }: ShortCode): boolean =>
  Object.entries(attributes).some(
    ([name, value]) =>
      (namesReaders(name) && !isOpen(value)) || (/^[\w-]{1,40}$/.test(value) && namesReaders(value)),
  )

/** Settings by their names; addresses that stand without one, as `[youtube=…]` and `[audio …]` have them, by numbers. */
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
