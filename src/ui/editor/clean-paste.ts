import { droppedBlocks, LINES, linesOfStyle, withBlockBreaks } from '#src/wire/block-breaks.ts'
import { withLists } from './word-lists.ts'

/** Replacement of a pasted tag by name. Blocks dropped later stay until it is known which text they separate. */
const kept: Record<string, string> = {
  ...Object.fromEntries(droppedBlocks.map((name) => [name, name])),
  p: 'p',
  blockquote: 'blockquote',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  ul: 'ul',
  menu: 'ul',
  dir: 'ul',
  ol: 'ol',
  li: 'li',
  hr: 'hr',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tfoot: 'tbody',
  tr: 'tr',
  figure: 'div',
  figcaption: 'div',
  caption: 'div',
  body: 'div',
  html: 'div',
}
const single = new Set(['br', 'hr', 'img', 'col', 'meta', 'link', 'input', 'wbr'])
const piece = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi

/**
 * Cleans pasted HTML of word processors: styles, classes, empty spans and conditional comments are removed. Styles of
 * text become tags, Word's drawn bullets become lists, other blocks become paragraphs by the rules of the server, and
 * images are dropped: they are uploaded, with an alternative text.
 */
export function cleanPaste(html: string): string {
  const open: Open = []
  const cleaned = withoutNotes(withLists(fragmentOf(html))).replace(
    piece,
    (whole, slash: string, name: string | undefined, attributes: string) => {
      if (whole === '<') return '&lt;'
      if (!name) return open.at(-1)?.hasLines ? whole : whole.replace(/\s+/g, ' ')
      return slash ? end(open, name.toLowerCase()) : begin(open, name.toLowerCase(), attributes)
    },
  )
  const rest = open.map(({ close }) => close).reverse()
  return withoutEmpty(withBlockBreaks(cleaned + rest.join('')).replace(/<\/?span\b[^>]*>/g, ''))
}

/** True if images would be dropped: a text can only contain uploaded ones. */
export const hasForeignPictures = (html: string): boolean =>
  /<(?:img|v:imagedata)\b(?![^>]*\ssrc=["']?\/images\/)/i.test(html)

type Open = { name: string; close: string; hasLines: boolean }[]

function begin(open: Open, name: string, attributes: string) {
  const lines = linesOfStyle(attribute(attributes, 'style'))
  const tags = tagsFor(name, attributes)
  if (lines) tags[0] = tags[0] ? tags[0].replace('>', ` ${LINES}="${lines}">`) : `<span ${LINES}="${lines}">`
  if (!single.has(name) && !attributes.endsWith('/'))
    open.push({
      name,
      close: tags
        .map((one) => `</${/\w+/.exec(one)![0]}>`)
        .reverse()
        .join(''),
      hasLines: lines ? lines === '1' : name === 'pre' || Boolean(open.at(-1)?.hasLines),
    })
  return tags.join('')
}

/** Closes an element with all that is still open inside. */
function end(open: Open, name: string) {
  const at = open.findLastIndex((one) => one.name === name)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map(({ close }) => close)
    .join('')
}

function tagsFor(name: string, attributes: string): string[] {
  if (name === 'a') return linkTo(attribute(attributes, 'href'))
  if (name === 'br') return /Apple-interchange-newline/.test(attributes) ? [] : ['<br>']
  if (name === 'td' || name === 'th')
    return [`<${name}${span(attributes, 'colspan')}${span(attributes, 'rowspan')}>`]
  if (kept[name]) return [`<${kept[name]}>`]
  const style = attribute(attributes, 'style')
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : name === 'b' || name === 'strong'
  const isItalic = slant ? /^(?:italic|oblique)$/i.test(slant) : name === 'i' || name === 'em'
  return [
    ...(isBold ? ['<strong>'] : []),
    ...(isItalic ? ['<em>'] : []),
    ...(isStruck(name, style) ? ['<s>'] : []),
    ...raised(name, style),
  ]
}

const isStruck = (name: string, style: string) =>
  ['s', 'del', 'strike'].includes(name) || /text-decoration[\w-]*:[^;]*line-through/i.test(style)

function raised(name: string, style: string): string[] {
  const aligned = /(?:^|;)\s*vertical-align:\s*(sub|super)/i.exec(style)?.[1]?.toLowerCase()
  if (name === 'sup' || aligned === 'super') return ['<sup>']
  return name === 'sub' || aligned === 'sub' ? ['<sub>'] : []
}

const linkTo = (href: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(href)
    ? [`<a href="${href.replace(/"/g, '&quot;').replace(/>/g, '&gt;')}">`]
    : []

function span(attributes: string, name: string) {
  const count = Number(attribute(attributes, name))
  return count > 1 && count < 100 ? ` ${name}="${count}"` : ''
}

function attribute(attributes: string, name: string) {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  )
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

const fragmentOf = (html: string) =>
  /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html

const withoutNotes = (html: string) =>
  html
    .replace(/<(style|script|xml|head|title|template|o:SmartTagType)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--\[if[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>|<[!?][^>]*>/g, '')

/** Removes empty elements until none is left, as removing one may empty its parent. */
function withoutEmpty(html: string): string {
  const next = html
    .replace(/<(strong|em|s|sub|sup|a)\b[^>]*>((?:\s|&nbsp;|\u00a0)*)<\/\1>/g, '$2')
    .replace(/<\/(strong|em|s|sub|sup)>(\s*)<\1>/g, '$2')
    .replace(/<(p|h2|h3|li|ul|ol|blockquote)>(?:\s|&nbsp;|\u00a0|<br(?: \/)?>)*<\/\1>/g, '')
    .replace(/(?<!<br \/>|<p>)(?:\s|&nbsp;|\u00a0){2,}/g, ' ')
  return next === html ? html.trim() : withoutEmpty(next)
}
