import sanitizeHtml from 'sanitize-html'

/** Stored beside every text: when the rules below change, a job cleans what older rules let through. */
export const SANITIZER_VERSION = 1

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'cite',
    'strong',
    'em',
    'a',
    'br',
    'hr',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'iframe', 'title'],
}

/** HTML that may be shown as it is, whatever came in: known tags, no styles, no scripts, safe links. */
export const sanitize = (html: string): string => sanitizeHtml(html, rules)

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of an HTML text, for searching. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(/<\/(p|h2|h3|li|td|th|blockquote)>/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
