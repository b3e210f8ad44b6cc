import sanitizeHtml from 'sanitize-html'
import { droppedBlocks, LINES, linesOfStyle, withBlockBreaks } from '#src/wire/block-breaks.ts'
import { galleries, itemBlock } from '#src/wire/media.ts'
import { oneLine } from '#src/wire/one-line.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import { videoAt } from '#src/wire/video.ts'

/** Stored beside every text: when the rules below change, a job sanitises texts that passed older rules. */
export const SANITIZER_VERSION = 3

/** An uploaded picture; another site's would reveal the readers to it. */
const ownImage = /^\/images\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/
const pixels = /^[1-9]\d{0,3}$/
const span = /^[1-9]\d?$/

/** Required format of attribute values; others are removed. */
const values: Record<string, RegExp> = {
  width: pixels,
  height: pixels,
  colspan: span,
  rowspan: span,
  scope: /^(?:col|row)(?:group)?$/,
  class: /^(?:gallery|video|item)$/,
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
    figure: ['class'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'iframe', 'title'],
  // Editors nest a few levels; thousands are slow in browsers.
  nestingLimit: 40,
  transformTags: {
    th: withSaneValues,
    td: withSaneValues,
    figure: withSaneValues,
    img: (tagName, given) => withSaneValues(tagName, { src: '', alt: '', ...given }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    tag === 'img'
      ? !ownImage.test(attribs.src ?? '')
      : tag === 'figure' && !attribs.class && !mediaChildren.length && !text.trim(),
}

/** Replacements of element names. */
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

/** Converts line breaks of a style to an attribute. */
const withLines = (tagName: string, { style, [LINES]: _, ...attribs }: sanitizeHtml.Attributes) => {
  const lines = style && linesOfStyle(style)
  return { tagName, attribs: lines ? { ...attribs, [LINES]: lines } : attribs }
}

/** Rules of the first pass: blocks that will be dropped stay, so that the text they separate is known. */
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
 * HTML that is safe to show, from any input: known tags, own pictures, no styles, no scripts, safe links; text
 * separated by dropped blocks stays separated. Output of the first pass may parse differently when read again, so the
 * final rules are applied to it again.
 */
export const sanitize = (html: string): string =>
  sanitizeHtml(withTrueBlocks(sanitizeHtml(withBlockBreaks(sanitizeHtml(html, blockRules)), rules)), rules)

const galleryOrBlock = new RegExp(
  `${galleries.source}|${itemBlock.source}|<figure class="(gallery|video|item)">(?=<a href="([^"]*)">|)`,
  'gs',
)

/**
 * Makes plain figures of galleries that have more than pictures, of videos that begin with no link to one, and of items
 * that are more than a link to a page of the site.
 */
const withTrueBlocks = (html: string): string =>
  html.replace(galleryOrBlock, (whole, kind: string | undefined, address: string | undefined) =>
    !kind || (kind === 'video' && videoAt(address ?? '')) ? whole : '<figure>',
  )

export type StoredText = { content: string; sanitizerVersion: number }

/** A stored text for output: one that passed older rules is sanitised first. */
export const storedHtml = (stored: StoredText): string =>
  stored.sanitizerVersion === SANITIZER_VERSION ? stored.content : sanitize(stored.content)

/** Names of the uploaded pictures in a sanitised text, without duplicates. */
export const imagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="\/images\/([^"]+)"/g)].map((match) => match[1]!)),
]

/** Alternative texts of the pictures in a sanitised text, by their names; the first of each. */
export const altsIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<img src="\/images\/([^"]+)" alt="([^"]*)"/g)]
      .reverse()
      .map(([, name, alt]) => [name!, textOfHtml(alt!)]),
  )

/** Numbers of pictures of the galleries in a sanitised text. */
export const gallerySizes = (html: string): number[] =>
  [...html.matchAll(galleries)].map(([gallery]) => gallery.split('<img ').length - 1)

/** A sanitised text without galleries, videos and items, whose words are no sentences of it. */
export const proseOf = (html: string): string =>
  html
    .replace(galleries, ' ')
    .replace(itemBlock, ' ')
    .replace(/<figure class="video">.*?<\/figure>/gs, ' ')

/** Plain text of an HTML text in one line, for search and excerpts. */
export const plainText = (html: string): string =>
  oneLine(textOfHtml(sanitize(html).replace(/<img\b[^>]*>/g, ' ')).replace(/\s+/g, ' '))
