import sanitizeHtml from 'sanitize-html'
import { droppedBlocks, LINES, linesOfStyle, withBlockBreaks } from '#src/wire/block-breaks.ts'
import { oneLine } from '#src/wire/one-line.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'

/** Stored beside every text: when the rules below change, a job cleans what older rules let through. */
export const SANITIZER_VERSION = 3

/** A picture that somebody uploaded here; another site's would tell it who reads. */
const ownImage = /^\/images\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/
const pixels = /^[1-9]\d{0,3}$/
const span = /^[1-9]\d?$/

/** Attributes whose value must look like this; another is left out. */
const values: Record<string, RegExp> = {
  width: pixels,
  height: pixels,
  colspan: span,
  rowspan: span,
  scope: /^(?:col|row)(?:group)?$/,
}

const withSaneValues = (tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(given).filter(([name, value]) => values[name]?.test(value) ?? true),
  ),
})

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'cite', 'strong', 'em', 's', 'sub', 'sup', 'a'],
    ...['br', 'hr'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'iframe', 'title'],
  // Editors nest a few levels; browsers need long for thousands.
  nestingLimit: 40,
  transformTags: {
    th: withSaneValues,
    td: withSaneValues,
    img: (tagName, given) => withSaneValues(tagName, { src: '', alt: '', ...given }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    tag === 'img'
      ? !ownImage.test(attribs.src ?? '')
      : tag === 'figure' && !mediaChildren.length && !text.trim(),
}

/** Other names of what texts have. */
const names: Record<string, string> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  menu: 'ul',
  dir: 'ul',
  tfoot: 'tbody',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

/** Says by an attribute what a style says of new lines. */
const withLines = (tagName: string, { style, [LINES]: _, ...attribs }: sanitizeHtml.Attributes) => {
  const lines = style && linesOfStyle(style)
  return { tagName, attribs: lines ? { ...attribs, [LINES]: lines } : attribs }
}

/** The first pass: blocks that will be dropped stay, so that it can be seen what they keep apart. */
const blockRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags as string[]), ...droppedBlocks, 'span'],
  allowedAttributes: { ...(rules.allowedAttributes as Record<string, string[]>), '*': [LINES] },
  transformTags: {
    ...rules.transformTags,
    ...names,
    '*': withLines,
  },
}

/**
 * HTML that may be shown as it is, whatever came in: known tags, own pictures, no styles, no scripts, safe links; and
 * what dropped blocks kept apart stays apart. What the first pass took out may leave marks that close others when read
 * again, so it is read again here, by the rules alone.
 */
export const sanitize = (html: string): string =>
  sanitizeHtml(sanitizeHtml(withBlockBreaks(sanitizeHtml(html, blockRules)), rules), rules)

export type StoredText = { content: string; sanitizerVersion: number }

/** A stored text as it may leave the server: one that older rules let in passes today's first. */
export const storedHtml = (stored: StoredText): string =>
  stored.sanitizerVersion === SANITIZER_VERSION ? stored.content : sanitize(stored.content)

/** The names of the uploaded pictures that a sanitised text shows, each once. */
export const imagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="\/images\/([^"]+)"/g)].map((match) => match[1]!)),
]

/** The words of an HTML text in one line, for searching and excerpts. */
export const plainText = (html: string): string =>
  oneLine(textOfHtml(sanitize(html).replace(/<img\b[^>]*>/g, ' ')).replace(/\s+/g, ' '))
